// Bare copy, bare spawn, bare removal, a number of times at a time: what no harness can do without. The copy keeps what
// a workspace keeps, modes, times and links, in the cheapest way that `cp` has.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [source, count, workers, sandboxed] = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), 'proofmark-floor-'));
const COPY = ['-RP', '--preserve=timestamps'];
const jail = [
  '--ro-bind',
  '/',
  '/',
  '--dev',
  '/dev',
  '--proc',
  '/proc',
  '--unshare-pid',
  '--die-with-parent',
  '--',
];
let next = 0;
process.umask(0);

await Promise.all(Array.from({ length: Number(workers) }, worker));
rmSync(root, { recursive: true, force: true });

async function worker() {
  while (next < Number(count)) {
    const dir = join(root, String(next++));
    await run('cp', [...COPY, source, dir]);
    if (sandboxed === 'true') await run('bwrap', [...jail, 'cat'], 'hello');
    else await run('cat', [], 'hello');
    await run('rm', ['-rf', dir]);
  }
}

function run(program, args, input) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] });
    child.stdout.resume();
    child.stderr.resume();
    child.stdin?.end(input);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}
