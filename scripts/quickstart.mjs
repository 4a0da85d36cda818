// npm run quickstart: from a fresh clone to the result of a shipped suite, without key and network.
import { spawnSync } from 'node:child_process';
import { setUp } from './set-up.mjs';

setUp();
const { bundle } = await import('./bundle.mjs');
await bundle();
const { status } = spawnSync(process.execPath, ['dist/cli/bin.js', 'eval', 'scenarios/demo/proofmark.yaml'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
