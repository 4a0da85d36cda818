// npm test: set up, build, run every test, end with the counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installTestRuntimes, setUp } from './set-up.mjs';

const RESULTS = 'test-results/vitest.json';

setUp();
installTestRuntimes();
const { bundle } = await import('./bundle.mjs');
await bundle();
mkdirSync('test-results', { recursive: true });
rmSync(RESULTS, { force: true });
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
const counts = JSON.parse(readFileSync(RESULTS, 'utf8'));
const skipped = counts.numPendingTests + (counts.numTodoTests ?? 0);
console.log(
  `${counts.numPassedTests} passed, ${counts.numFailedTests} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = status !== 0 || counts.numTotalTests === 0 ? (status ?? 1) || 1 : 0;
