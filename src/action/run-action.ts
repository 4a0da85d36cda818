import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { evaluate } from '../app/evaluate.ts';
import { findingLine } from '../app/github-report.ts';
import type { EvaluateResult } from '../app/options.ts';
import { progressLine, renderTerminal } from '../app/terminal-report.ts';
import { UserError } from '../errors.ts';
import { version } from '../model/version.ts';
import { annotate } from './annotate.ts';
import { shownPath } from './checkout-path.ts';
import { checkoutOf, type Environment, VARIABLES } from './environment.ts';
import { type ActionInputs, parseInputs } from './inputs.ts';
import { setOutputs } from './outputs.ts';
import { prepareRunner } from './prepare-runner.ts';
import type { Runner } from './runner.ts';
import { writeSummary } from './summary.ts';
import { withoutCommands } from './untrusted.ts';

export interface ActionSurroundings {
  readonly env: Environment;
  /** Absolute; the checkout where `GITHUB_WORKSPACE` does not say. */
  readonly cwd: string;
  readonly platform: string;
  /** Aborted with the name of a signal as reason. */
  readonly signal: AbortSignal;
  readonly runner: Runner;
}

const WIDTH = 120;

/** Inputs -> evaluation -> outputs, summary and annotations. Gives the exit code; rejects for what was not judged. */
export async function runAction(surroundings: ActionSurroundings): Promise<number> {
  const { env, runner } = surroundings;
  const inputs = parseInputs(env);
  const checkout = checkoutOf(env, surroundings.cwd);
  const cwd = openFolder(checkout, inputs.workingDirectory);
  await prepare(inputs, surroundings);
  const result = await withoutCommands(runner, 'Evaluate', () => judge(inputs, cwd, surroundings));
  await withoutCommands(runner, 'Result', async () => runner.info(describe(result, checkout, env)));
  setOutputs(result, runner);
  annotate(result, checkout, runner);
  await writeSummary(result, { env, checkout, runner });
  return exitCodeOf(result, inputs.softFail, runner);
}

async function prepare({ sandboxSetup }: ActionInputs, surroundings: ActionSurroundings): Promise<void> {
  const { env, signal, runner } = surroundings;
  const { notes, warning } = await prepareRunner({ setup: sandboxSetup, env, signal });
  await withoutCommands(runner, 'Sandbox', async () => {
    for (const note of notes) runner.info(note);
  });
  if (warning !== undefined) runner.warning(warning, { title: 'Sandbox' });
}

function judge(inputs: ActionInputs, cwd: string, surroundings: ActionSurroundings): Promise<EvaluateResult> {
  const { env, platform, signal, runner } = surroundings;
  return evaluate(inputs.evaluate, {
    cwd,
    env,
    platform,
    signal,
    version,
    warn: (warnings) => {
      for (const warning of warnings) runner.info(`warning: ${findingLine(warning)}`);
    },
    observe: (event) => {
      const line = progressLine(event);
      if (line !== undefined) runner.info(line);
    },
  });
}

function describe(result: EvaluateResult, checkout: string, env: Environment): string {
  const { summary, warnings } = result;
  const color = env[VARIABLES.noColor] === undefined;
  const evalDir = shownPath(checkout, result.evalDir);
  return renderTerminal(summary, { color, width: WIDTH, evalDir, warnings }).trimEnd();
}

/** soft-fail turns a failed and an undecidable verdict into success, nothing else. No report is never success. */
function exitCodeOf(result: EvaluateResult, softFail: boolean, runner: Runner): number {
  const code = softFail && (result.exitCode === 1 || result.exitCode === 3) ? 0 : result.exitCode;
  if (code !== 0 || statSync(result.reportFile, { throwIfNoEntry: false })?.isFile() === true) return code;
  runner.error(`No report was written at ${result.reportFile}.`, { title: 'Proofmark' });
  return 3;
}

function openFolder(checkout: string, folder: string): string {
  const path = resolve(checkout, folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return path;
  throw new UserError({
    code: 'invalid_input',
    message: `input working-directory ${JSON.stringify(folder)} is not a folder`,
    hint: 'give a folder of the checkout; is there a checkout step before this one?',
    path: 'working-directory',
  });
}
