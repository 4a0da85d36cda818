// Wall and processor time of one start of /bin/true: a bare spawn, the same through the process port, and in the sandbox.
import { spawn } from 'node:child_process';
import { build } from 'esbuild';

const ROUNDS = Number(process.argv[2] ?? 100);
const { createProcesses } = await load('src/process/processes.ts');
const env = { PATH: process.env.PATH };
const processes = createProcesses({
  runnerId: `bench-${process.pid}`,
  clock: {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  },
  redactStream: () => ({ push: (chunk) => chunk, end: () => '' }),
  searchPath: env.PATH,
});
const request = { command: '/bin/true', args: [], cwd: '/', env };
const sandbox = { writable: [], network: false };
const ways = {
  'bare spawn': bareSpawn,
  run: () => processes.run(request),
  'run in bwrap': () => processes.run({ ...request, sandbox }),
};

const taken = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
for (let round = -5; round < ROUNDS; round++) {
  for (const [name, start] of Object.entries(ways)) {
    const one = await measure(start);
    if (round >= 0) taken[name].push(one);
  }
}
await processes.dispose();
for (const [name, times] of Object.entries(taken)) {
  const [wall, cpu] = ['wall', 'cpu'].map((key) => median(times.map((one) => one[key])).toFixed(2));
  console.log(
    `${name.padEnd(14)} ${wall.padStart(6)} ms wall  ${cpu.padStart(6)} ms processor time of the parent`,
  );
}

async function load(entry) {
  const options = { bundle: true, platform: 'node', format: 'esm', write: false, entryPoints: [entry] };
  const { outputFiles } = await build(options);
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

function bareSpawn() {
  return new Promise((resolve) => {
    const child = spawn('/bin/true', [], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', () => {});
    child.stderr.on('data', () => {});
    child.on('close', resolve);
  });
}

async function measure(start) {
  const cpu = process.cpuUsage();
  const from = performance.now();
  await start();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - from, cpu: (user + system) / 1000 };
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1];
}
