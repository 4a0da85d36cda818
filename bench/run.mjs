// npm run bench: what Proofmark costs, against floors measured in the same run. Quote the ratios, not the times.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { makeEchoProject, makeWorkspaceProject } from './fixtures.mjs';
import { measure, median, medianRatio, run } from './measure.mjs';
import { makePlace } from './place.mjs';

const BIN = resolve('dist/cli/bin.js');
const quick = process.argv.includes('--quick');
const { dir, note, remove } = makePlace();
process.env.TMPDIR = join(dir, 'tmp');
mkdirSync(process.env.TMPDIR);

const machine =
  `${cpus().length} cores, node ${process.version}, ${spawnSync('uname', ['-sm']).stdout}`.trim();
console.log(`${machine}\n${note}\n`);
try {
  startUp();
  const scripted = [1, 1000, 10_000].map((count) => scriptedScenarios(count));
  memoryGrowth(scripted[1], scripted[2]);
  for (const sandboxed of [false, true]) workspaces(quick ? 40 : 200, sandboxed);
} finally {
  remove();
}

function startUp() {
  const [floor, ours] = interleave(quick ? 7 : 15, [
    () => run(process.execPath, ['-e', '0']),
    () => run(process.execPath, [BIN, '--version']),
  ]);
  const ratio = medianRatio(ours, floor, 'wall');
  row('proofmark --version', ours, 'node -e 0', floor, [bound('wall', ratio, 1.5)]);
}

function scriptedScenarios(count) {
  const project = makeEchoProject(join(dir, `echo-${count}`), count);
  const [floor, ours] = interleave(count === 10_000 ? 3 : 5, [
    () => measure(['bench/floor-loop.mjs', project.dir, project.suite, join(project.dir, 'floor')]),
    () => {
      rmSync(join(project.dir, '.proofmark'), { recursive: true, force: true });
      return measure([BIN, 'eval', project.config, '--suite', project.suite]);
    },
  ]);
  const limit = count === 1 ? 3 : 6;
  const bounds = count === 1000 ? [] : [bound('cpu', medianRatio(ours, floor, 'cpu'), limit)];
  if (count === 10_000) bounds.push(bound('peak MiB', median(ours.map(({ rss }) => rss)), 120));
  row(`${count} scripted scenarios`, ours, 'plain loop', floor, bounds);
  return ours;
}

function memoryGrowth(small, large) {
  const grown = median(large.map(({ rss }) => rss)) - median(small.map(({ rss }) => rss));
  print({ what: 'peak memory 1,000 -> 10,000', bounds: [bound('MiB more', grown, 40)] });
}

function workspaces(count, sandboxed) {
  const project = makeWorkspaceProject(join(dir, `workspaces-${sandboxed}`), count);
  const workers = String(cpus().length);
  const env = sandboxed ? process.env : { ...process.env, PROOFMARK_BWRAP: '/nonexistent/bwrap' };
  const [floor, ours] = interleave(3, [
    () => measure(['bench/floor-workspace.mjs', project.source, String(count), workers, String(sandboxed)]),
    () => {
      rmSync(join(project.dir, '.proofmark'), { recursive: true, force: true });
      return measure([BIN, 'eval', project.config, '--workers', workers, '--sandbox', 'best-effort'], {
        env,
      });
    },
  ]);
  const more = median(ours.map(({ wall }, round) => ((wall - floor[round].wall) / count) * 1000));
  const what = `${count} with workspace of 500 files, ${sandboxed ? 'sandboxed' : 'not sandboxed'}`;
  row(what, ours, `bare copy + spawn${sandboxed ? ' of bwrap' : ''} + removal`, floor, [
    bound('ms more each', more, 5),
  ]);
}

/** Runs the alternatives in turn, so that drift of the machine hits all alike. The first round only warms up. */
function interleave(rounds, alternatives) {
  const results = alternatives.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, alternative] of alternatives.entries()) {
      const result = alternative();
      if (round > 0) results[index].push(result);
    }
  }
  return results;
}

function bound(name, value, most) {
  return { name, value, most, held: value <= most };
}

function row(what, ours, floorName, floor, bounds) {
  print({ what, ours, floorName, floor, bounds });
}

function print({ what, ours, floorName, floor, bounds }) {
  console.log(what);
  if (ours !== undefined)
    console.log(`  ours   ${figures(ours)}\n  floor  ${figures(floor)}  (${floorName})`);
  for (const { name, value, most, held } of bounds) {
    console.log(`  ${held ? 'held' : 'OVER'}   ${name} ${value.toFixed(2)} (at most ${most})`);
    if (!held) process.exitCode = 1;
  }
}

function figures(samples) {
  const of = (key, digits) => median(samples.map((sample) => sample[key]))?.toFixed(digits) ?? '-';
  return `wall ${of('wall', 3)} s  cpu ${of('cpu', 3)} s  peak ${of('rss', 0)} MiB`;
}
