import type { RunError } from '../generated/types.ts';
import type { Tool, ToolContext, ToolResult } from '../harness/ports.ts';
import type { ProcessResult, RunProcess, SandboxPolicy } from '../model/process.ts';
import { numberArgument, textArgument } from './arguments.ts';
import { defineTool, ToolFailure } from './define-tool.ts';
import { limitText, MAX_RESULT_BYTES } from './limit-text.ts';

export interface CommandDependencies {
  readonly runProcess: RunProcess;
  /** Filtered environment of commands; nothing else is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** Absent, or giving nothing: commands run without the OS sandbox. */
  readonly sandbox?: (context: ToolContext) => SandboxPolicy | undefined;
}

const DEFAULT_TIMEOUT_MS = 120_000;
const MAX_TIMEOUT_MS = 600_000;
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Runs a shell command in the workspace, in the sandbox that the caller asks for; without it the call fails. */
export function createBashTool(dependencies: CommandDependencies): Tool {
  return defineTool({
    name: 'bash',
    description:
      'Runs a shell command in the workspace and returns what it prints. There is no network, and only the workspace can be written.',
    properties: {
      command: { type: 'string', description: 'command line for bash' },
      timeoutMs: { type: 'integer', description: 'milliseconds; default 120000, at most 600000', minimum: 1 },
    },
    required: ['command'],
    effect: { operations: ['process'], reversible: false },
    async execute(args, context) {
      const command = textArgument(args, 'command') ?? '';
      if (command.includes('\0')) throw new ToolFailure('the command holds a NUL character');
      const timeoutMs = Math.min(numberArgument(args, 'timeoutMs') ?? DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS);
      return render(await runShell(command, { timeoutMs, context, dependencies }));
    },
  });
}

interface ShellRun {
  readonly timeoutMs: number;
  readonly context: ToolContext;
  readonly dependencies: CommandDependencies;
}

async function runShell(command: string, run: ShellRun): Promise<ProcessResult> {
  const result = await runWith('bash', command, run);
  return result.error?.code === 'process_spawn_failed' ? await runWith('sh', command, run) : result;
}

function runWith(shell: string, command: string, run: ShellRun): Promise<ProcessResult> {
  const { runProcess, env, sandbox } = run.dependencies;
  const { workspace, scratch, signal } = run.context;
  const policy = sandbox?.(run.context);
  return runProcess({
    command: shell,
    args: ['-c', command],
    cwd: workspace,
    env: { ...env, HOME: scratch, TMPDIR: scratch },
    timeoutMs: run.timeoutMs,
    signal,
    keepBytes: MAX_RESULT_BYTES,
    maxBytes: MAX_OUTPUT_BYTES,
    ...(policy === undefined ? {} : { sandbox: policy }),
  });
}

function render({ stdout, stderr, exitCode, signal, error }: ProcessResult): ToolResult {
  const parts = [stdout, stderr]
    .filter(({ text }) => text !== '')
    .map(({ text, bytes, truncated }) => (truncated ? `${text}\n[cut: ${bytes} bytes were printed]` : text));
  if (error !== undefined)
    parts.push(`[${error.message}${error.hint === undefined ? '' : ` (${error.hint})`}]`);
  else if (signal !== undefined) parts.push(`[ended by ${signal}]`);
  else if (exitCode !== 0) parts.push(`[exit code ${exitCode}]`);
  const text = limitText(
    parts.map((part) => part.replace(/\n$/, '')).join('\n'),
    2 * MAX_RESULT_BYTES + 1024,
  );
  const isError = error !== undefined || exitCode !== 0;
  return {
    text: text === '' ? '(no output)' : text,
    isError,
    ...(exitCode === undefined ? {} : { exitCode }),
    ...(error?.code === 'sandbox_unavailable' ? { infrastructure: describeMissing(error) } : {}),
  };
}

function describeMissing({ code, message, hint }: NonNullable<ProcessResult['error']>): RunError {
  return { code, message: hint === undefined ? message : `${message} (${hint})` };
}
