// Ways to copy and to remove a workspace of 500 files in 53 folders: milliseconds, median of the rounds. `node bench/copy.mjs [rounds]`
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rounds = Number(process.argv[2] ?? 7);
const base = fs.mkdtempSync(join(tmpdir(), 'proofmark-bench-'));
const source = join(base, 'source');

const run = async (command, ...args) => {
  const [code] = await once(spawn(command, args, { stdio: 'ignore' }), 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
};

const copies = {
  'cp -a': (to) => run('cp', '-a', source, to),
  'cp -RPp': (to) => run('cp', '-RPp', source, to),
  'cp -r (no times)': (to) => run('cp', '-r', source, to),
  'fs.cpSync': (to) =>
    fs.cpSync(source, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true }),
  'fs.promises.cp': (to) =>
    fs.promises.cp(source, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true }),
  'own loop': (to) => copyByLoop(source, to),
};

const removals = {
  'rm -rf': (folder) => run('rm', '-rf', folder),
  'fs.rmSync': (folder) => fs.rmSync(folder, { recursive: true }),
  'fs.promises.rm': (folder) => fs.promises.rm(folder, { recursive: true }),
};

makeSource();
try {
  await report('copy', copies, 'rm -rf');
  await report('remove', removals, 'cp -RPp');
} finally {
  fs.rmSync(base, { recursive: true, force: true });
}

/** The ways take turns, so that a busy moment hits all of them. */
async function report(what, ways, counterpart) {
  const times = new Map(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const folder = join(base, 'copy');
      if (what === 'remove') await copies[counterpart](folder);
      times.get(name).push(await measure(() => way(folder)));
      if (what === 'copy') await removals[counterpart](folder);
    }
  }
  for (const [name, measured] of times) {
    const wall = median(measured.map((one) => one.wall));
    const cpu = median(measured.map((one) => one.cpu));
    console.log(
      `${what.padEnd(7)} ${name.padEnd(18)} ${wall.toFixed(1).padStart(7)} ms, own CPU ${cpu.toFixed(1)} ms`,
    );
  }
}

async function measure(action) {
  const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
  await action();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function makeSource() {
  for (let file = 0; file < 500; file += 1) {
    const number = file % 43;
    const folder = join(source, `d${number % 10}`, `e${number}`);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(join(folder, `f${file}.txt`), `${file}\n`.repeat(2500).slice(0, 10_000));
  }
  execFileSync('sync');
}

function copyByLoop(from, to) {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [inner, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyByLoop(inner, target);
    else {
      const { atimeMs, mtimeMs } = fs.lstatSync(inner);
      fs.copyFileSync(inner, target, fs.constants.COPYFILE_FICLONE);
      fs.utimesSync(target, atimeMs / 1000, mtimeMs / 1000);
    }
  }
}
