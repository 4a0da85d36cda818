import * as core from '@actions/core';
import { checkoutOf } from './environment.ts';
import { reportError } from './report-error.ts';
import { runAction } from './run-action.ts';

// A cancelled job sends SIGINT, then SIGTERM: the evaluation ends in order and can be resumed.
const controller = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort(name));
process.stdout.on('error', () => undefined);

try {
  process.exitCode = await runAction({
    env: process.env,
    cwd: process.cwd(),
    platform: process.platform,
    signal: controller.signal,
    runner: core,
  });
} catch (error) {
  process.exitCode = reportError(error, checkoutOf(process.env, process.cwd()), core);
}
