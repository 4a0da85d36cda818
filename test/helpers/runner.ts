import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnvironmentFile } from './environment-file.ts';
import { readStepOutput, type StepOutput } from './workflow-commands.ts';

export interface StepRequest {
  /** Program that runs the Action. */
  readonly node: string;
  /** File that action.yml names as `main`, wherever it was built. */
  readonly main: string;
  /** The checkout; the step starts in it. */
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each piece of output. */
  readonly onOutput?: (text: string, step: ChildProcess) => void;
}

export interface StepResult {
  readonly exitCode: number | null;
  /** Standard output and standard error, as the log shows them. */
  readonly text: string;
  readonly output: StepOutput;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

const FILES = { GITHUB_OUTPUT: 'output', GITHUB_ENV: 'env', GITHUB_STATE: 'state', GITHUB_PATH: 'path' };

/** Runs the Action as a runner does: every declared input as a variable, files for what it hands back. */
export async function runStep(request: StepRequest): Promise<StepResult> {
  const dir = await mkdtemp(join(tmpdir(), 'proofmark-step-'));
  try {
    const files = { ...FILES, GITHUB_STEP_SUMMARY: 'summary' };
    for (const name of Object.values(files)) await writeFile(join(dir, name), '');
    const paths = Object.fromEntries(Object.entries(files).map(([key, name]) => [key, join(dir, name)]));
    const step = spawn(request.node, [request.main], {
      cwd: request.workspace,
      env: {
        ...surroundings(request.workspace, dir),
        ...paths,
        ...(await inputsOf(request)),
        ...request.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [step.stdout, step.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        request.onOutput?.(text, step);
      });
    }
    const [exitCode] = await once(step, 'close');
    return {
      exitCode,
      text,
      output: readStepOutput(text),
      outputs: readEnvironmentFile(await readFile(join(dir, 'output'), 'utf8')),
      summary: await readFile(join(dir, 'summary'), 'utf8'),
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function surroundings(workspace: string, temp: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    RUNNER_ENVIRONMENT: 'self-hosted',
  };
}

/** Inputs that are not given are empty. */
async function inputsOf({ inputs = {} }: StepRequest): Promise<Record<string, string>> {
  const action: { inputs: Record<string, { default?: string }> } = parse(
    await readFile('action.yml', 'utf8'),
  );
  const values = new Map(Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']));
  for (const [name, value] of Object.entries(inputs)) values.set(name, value);
  return Object.fromEntries(
    [...values].map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}
