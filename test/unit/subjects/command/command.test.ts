import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ProcessRequest, ProcessResult, RunProcess } from '../../../../src/model/process.ts';
import { runCommandSubject } from '../../../helpers/run-command-subject.ts';
import { spawnProcess } from '../../../helpers/spawn-process.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

const NOTHING = { text: '', bytes: 0, truncated: false };
const ECHO =
  "let text = ''; for await (const part of process.stdin) text += part; console.log('got ' + text);";

test('the input comes on standard input and standard output is the response, without its last line end', async () => {
  const { end, logs } = await runCommandSubject({ files: { 'agent.mjs': ECHO }, input: 'mend \u00e4\nit' });
  expect(end).toEqual({ response: 'got mend \u00e4\nit' });
  expect(readFileSync(join(logs, 'stdout.log'), 'utf8')).toBe('got mend \u00e4\nit\n');
});

test('{{input}} in an argument takes the input literally, and standard input is empty', async () => {
  const agent = `${ECHO} console.log(JSON.stringify(process.argv.slice(2)));`;
  const command = ['node', 'agent.mjs', '--ask={{input}}', '{{input}}'];
  const { end } = await runCommandSubject({
    files: { 'agent.mjs': agent },
    command,
    input: "$& 'x' agent.mjs",
  });
  expect(end.response).toBe(`got \n${JSON.stringify(["--ask=$& 'x' agent.mjs", "$& 'x' agent.mjs"])}`);
});

test('the program runs in the workspace with an environment and folders of its own', async () => {
  const agent = 'console.log(JSON.stringify({ cwd: process.cwd(), env: process.env }));';
  const result = await runCommandSubject({
    files: { 'agent.mjs': agent },
    env: { PATH: process.env['PATH'] ?? '', KEY: 'k' },
  });
  const { cwd, env } = JSON.parse(result.end.response);
  expect(cwd).toBe(result.workspace);
  const { PATH: _, ...rest } = env;
  expect(rest).toEqual({
    KEY: 'k',
    HOME: join(result.scratch, 'home'),
    TMPDIR: join(result.scratch, 'tmp'),
    PROOFMARK_TRACE: join(result.scratch, 'trace.jsonl'),
    PROOFMARK_WORKSPACE: result.workspace,
    PROOFMARK_RUN_ID: 'run-1',
  });
  expect(statSync(env.HOME).isDirectory() && statSync(env.TMPDIR).isDirectory()).toBe(true);
});

test('C-18 a named variable that is not set leaves the run undecidable by name, and nothing is started', async () => {
  const { end, logs, events } = await runCommandSubject({
    files: { 'agent.mjs': ECHO },
    missingVariables: ['A_KEY', 'B_KEY'],
  });
  expect(end.error).toEqual({
    code: 'missing_credential',
    message: 'the environment variables A_KEY, B_KEY are not set',
    infrastructure: true,
  });
  expect(existsSync(logs)).toBe(false);
  expect(events).toEqual([]);
});

test.each([
  [['no-such-program-here'], 'no-such-program-here'],
  [['./missing.sh'], './missing.sh'],
  [['./plain.txt'], './plain.txt'],
  [['/nowhere/agent'], '/nowhere/agent'],
  [[''], ''],
])('the program %j is not there', async (command, name) => {
  const { end } = await runCommandSubject({ command, files: { 'plain.txt': 'not a program' } });
  expect(end.error).toEqual({
    code: 'subject_not_found',
    message: `the program of the subject is not there: ${name}`,
    infrastructure: true,
  });
});

test('a program that the system cannot start is infrastructure', async () => {
  const { end } = await runCommandSubject({
    command: ['./agent.sh'],
    files: { 'agent.sh': '#!/no/such/shell\n' },
  });
  expect(end.error).toMatchObject({ code: 'subject_not_found', infrastructure: true });
});

test('C-01 a program that exits 3 before its first turn says nothing about the agent', async () => {
  const agent = "console.error('first'); console.error('no module found'); process.exit(3);";
  const { end } = await runCommandSubject({ files: { 'agent.mjs': agent } });
  expect(end).toEqual({
    response: '',
    error: {
      code: 'subject_not_started',
      message: 'node exited 3 before its first turn: no module found',
      infrastructure: true,
    },
  });
});

test('C-01 a program that showed life before it exits 3 has failed', async () => {
  const agent = "console.log('working'); console.error('broke'); process.exitCode = 3;";
  const { end } = await runCommandSubject({ files: { 'agent.mjs': agent } });
  expect(end).toEqual({
    response: 'working',
    error: { code: 'agent_failed', message: 'node exited 3: broke' },
  });
});

test('a trace that was there before the program is not its own', async () => {
  const runProcess: RunProcess = async (request) => {
    expect(existsSync(request.env['PROOFMARK_TRACE'] ?? '')).toBe(false);
    return { exitCode: 3, stdout: NOTHING, stderr: NOTHING, durationMs: 0 };
  };
  const scratch = tempFolder({ 'trace.jsonl': '{"v":1,"type":"turn"}\n' });
  const { end, events } = await runCommandSubject({ command: ['node'], runProcess, scratch });
  expect(end.error?.code).toBe('subject_not_started');
  expect(events).toEqual([]);
});

test('a trace line is a sign of life too', async () => {
  const agent = `import { appendFileSync } from 'node:fs';
    appendFileSync(process.env.PROOFMARK_TRACE, '{"v":1,"type":"thought","text":"hm"}\\n');
    process.kill(process.pid, 'SIGKILL'); setTimeout(() => {}, 60_000);`;
  const { end } = await runCommandSubject({ files: { 'agent.mjs': agent } });
  expect(end.error).toEqual({ code: 'agent_failed', message: 'node was ended by SIGKILL' });
});

test('C-13 20 MB and then the expected token: the response is cut and says so, the whole log is on disk', async () => {
  const agent = `process.stdout.write('x'.repeat(20 * 1024 * 1024)); console.log('TOKEN');`;
  const { end, logs } = await runCommandSubject({ files: { 'agent.mjs': agent } });
  expect(end.responseTruncated).toBe(true);
  expect(end.response).toHaveLength(1024 * 1024);
  expect(end.error).toBeUndefined();
  const log = readFileSync(join(logs, 'stdout.log'));
  expect(log.subarray(-6).toString()).toBe('TOKEN\n');
  expect(log).toHaveLength(20 * 1024 * 1024 + 6);
});

test('C-29 what a killed program had reported is read after its death', async () => {
  const agent = `import { appendFileSync } from 'node:fs';
    console.log('partly');
    const usage = '{"v":1,"type":"usage","input":5,"output":2,"cost":0.5}';
    appendFileSync(process.env.PROOFMARK_TRACE, usage + '\\n{"v":1,"ty');
    setTimeout(() => {}, 60_000);`;
  const controller = new AbortController();
  const runProcess: RunProcess = async (request) => {
    const running = spawnProcess(request);
    const trace = request.env['PROOFMARK_TRACE'] ?? '';
    while ((statSync(trace, { throwIfNoEntry: false })?.size ?? 0) === 0) await setTimeout(5);
    controller.abort();
    return await running;
  };
  const setting = { files: { 'agent.mjs': agent }, runProcess, signal: controller.signal };
  const { end, events } = await runCommandSubject(setting);
  expect(end).toMatchObject({ response: 'partly', error: { code: 'aborted' } });
  expect(events).toEqual([
    { type: 'turn_end', agent: 'command', tokens: 7, costUsd: 0.5 },
    { type: 'warning', code: 'subject_trace_invalid', message: expect.any(String) },
  ]);
});

test.each([
  [
    { code: 'sandbox_unavailable', message: 'no bwrap', hint: 'install it' },
    { code: 'sandbox_unavailable', message: 'no bwrap (install it)', infrastructure: true },
  ],
  [
    { code: 'process_spawn_failed', message: 'E2BIG' },
    { code: 'subject_not_found', message: 'E2BIG', infrastructure: true },
  ],
  [
    { code: 'process_log_failed', message: 'disk full' },
    { code: 'trace_write_failed', message: 'disk full', infrastructure: true },
  ],
  [
    { code: 'process_output_limit', message: 'too much' },
    { code: 'agent_failed', message: 'too much' },
  ],
  [
    { code: 'process_aborted', message: 'stopped' },
    { code: 'aborted', message: 'stopped' },
  ],
])('a process that ended with %j is the end %j', async (error, expected) => {
  const result: ProcessResult = { stdout: NOTHING, stderr: NOTHING, durationMs: 0, error };
  const { end } = await runCommandSubject({ command: ['node'], runProcess: async () => result });
  expect(end.error).toEqual(expected);
});

test('the sandbox is asked for with the folders of the run', async () => {
  const seen: ProcessRequest[] = [];
  const result = await runCommandSubject({
    command: ['node'],
    sandbox: ({ workspace, scratch }) => ({ writable: [workspace, scratch], network: true }),
    runProcess: async (request) => {
      seen.push(request);
      return { exitCode: 0, stdout: NOTHING, stderr: NOTHING, durationMs: 0 };
    },
  });
  expect(seen[0]?.sandbox).toEqual({ writable: [result.workspace, result.scratch], network: true });
  expect(result.end).toEqual({ response: '' });
});

test('the agent in the manual does what the manual says', async () => {
  const manual = readFileSync(new URL('../../../../manual/subjects/command.md', import.meta.url), 'utf8');
  const agent = /```js\n([\s\S]*?)```/.exec(manual)?.[1] ?? '';
  const { end, events } = await runCommandSubject({
    files: { 'agent.mjs': agent },
    workspace: { 'notes.txt': 'hello\n' },
    input: 'read them',
  });
  expect(end).toEqual({ response: 'read them: hello' });
  expect(events).toEqual([
    { type: 'tool_call', agent: 'command', tool: 'read', args: { path: 'notes.txt' }, callId: '1' },
    { type: 'tool_result', agent: 'command', tool: 'read', isError: false, callId: '1' },
    { type: 'turn_end', agent: 'command', tokens: 128 },
  ]);
});
