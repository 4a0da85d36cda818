import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject, SubjectEnd, SubjectHost, SubjectRequest } from '../../harness/ports.ts';
import type { ProcessRequest, RunProcess, SandboxPolicy } from '../../model/process.ts';
import { type CommandLine, resolveCommand } from './command-line.ts';
import { decideEnd, neverRan } from './decide-end.ts';
import { emitTrace } from './emit-trace.ts';
import { readTrace } from './read-trace.ts';

export interface CommandSubjectOptions {
  /** Program and arguments, as configured. */
  readonly command: readonly string[];
  /** Absolute: where relative programs and scripts are looked for. */
  readonly configDir: string;
  /** Whole environment of the program: filtered, with the variables that the configuration names. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables that the configuration names and nobody has set. */
  readonly missingVariables: readonly string[];
  readonly runProcess: RunProcess;
  /** Absent: no OS sandbox. */
  readonly sandbox?: (folders: Folders) => SandboxPolicy | undefined;
}

interface Folders {
  readonly workspace: string;
  readonly scratch: string;
}

const MAX_RESPONSE_BYTES = 1024 * 1024;

/**
 * Any program as a subject; manual/subjects/command.md. The input comes on standard input, or where an argument says
 * `{{input}}`; standard output is the response; what the program did comes from the trace file that it may write, read
 * once the program and all that it started are gone.
 */
export function createCommandSubject(options: CommandSubjectOptions): Subject {
  return {
    kind: 'command',
    async run(request, host) {
      const { workspace, scratch } = request;
      const [missing] = options.missingVariables;
      if (missing !== undefined) return missingCredential(options.missingVariables);
      if (workspace === undefined || scratch === undefined) {
        return neverRan('workspace_failed', 'a command subject needs a workspace');
      }
      const line = resolveCommand(options, request.input);
      if ('notFound' in line) {
        return neverRan('subject_not_found', `the program of the subject is not there: ${line.notFound}`);
      }
      return await runCommand({ options, request, host, line, folders: { workspace, scratch } });
    },
  };
}

interface CommandRun {
  readonly options: CommandSubjectOptions;
  readonly request: SubjectRequest;
  readonly host: SubjectHost;
  readonly line: CommandLine;
  readonly folders: Folders;
}

const AGENT = 'command';

async function runCommand(run: CommandRun): Promise<SubjectEnd> {
  const { options, request, host, folders } = run;
  const traceFile = join(folders.scratch, 'trace.jsonl');
  await rm(traceFile, { recursive: true, force: true });
  host.emit({ type: 'agent_start', agent: AGENT });
  const result = await options.runProcess(await describeProcess(run, traceFile));
  const trace = await readTrace(traceFile);
  emitTrace(trace, { host, agent: AGENT, runId: request.runId });
  host.emit({ type: 'agent_end', agent: AGENT });
  return decideEnd({ result, trace, program: options.command[0] ?? '', signal: request.signal });
}

async function describeProcess(run: CommandRun, traceFile: string): Promise<ProcessRequest> {
  const { options, request, line, folders } = run;
  const { workspace, scratch } = folders;
  const home = join(scratch, 'home');
  const temporary = join(scratch, 'tmp');
  const { logs } = request;
  for (const folder of [home, temporary, ...(logs === undefined ? [] : [logs])]) {
    await mkdir(folder, { recursive: true });
  }
  const sandbox = options.sandbox?.(folders);
  return {
    command: line.program,
    args: line.args,
    cwd: workspace,
    env: {
      ...options.env,
      HOME: home,
      TMPDIR: temporary,
      PROOFMARK_TRACE: traceFile,
      PROOFMARK_WORKSPACE: workspace,
      PROOFMARK_RUN_ID: request.runId,
    },
    signal: request.signal,
    keepBytes: MAX_RESPONSE_BYTES,
    ...(line.takesInput ? {} : { stdin: request.input }),
    ...(logs === undefined
      ? {}
      : { logs: { stdout: join(logs, 'stdout.log'), stderr: join(logs, 'stderr.log') } }),
    ...(sandbox === undefined ? {} : { sandbox }),
  };
}

function missingCredential(names: readonly string[]): SubjectEnd {
  const plural = names.length > 1;
  const message = `the environment variable${plural ? 's' : ''} ${names.join(', ')} ${plural ? 'are' : 'is'} not set`;
  return neverRan('missing_credential', message);
}
