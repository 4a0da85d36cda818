// Brings a fresh clone to where a script can work: npm packages, and the sandbox program where it can be installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Installs what is missing; says in one line what a person has to install. */
export function setUp() {
  installPackages('.');
  installSandbox();
}

/** The Node.js of GitHub's runners, for the tests of the Action. Its package exists for one platform. */
export function installTestRuntimes() {
  if (process.platform === 'linux' && process.arch === 'x64') installPackages('test/runtimes');
}

function installPackages(folder) {
  const marker = `${folder}/node_modules/.package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs)
    return;
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]);
}

function installSandbox() {
  if (process.platform !== 'linux' || has('bwrap')) return;
  if (process.getuid?.() === 0 && has('apt-get')) {
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    if (spawnSync('apt-get', ['install', '-y', '-qq', 'bubblewrap'], quiet).status === 0) return;
    spawnSync('apt-get', ['update', '-qq'], quiet);
    if (spawnSync('apt-get', ['install', '-y', '-qq', 'bubblewrap'], quiet).status === 0) return;
  }
  console.error(
    'bubblewrap is missing: command graders stay undecidable until you run: sudo apt-get install bubblewrap',
  );
}

function has(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
}

/** Runs a program with its output shown; its failure ends the script with its code. */
export function run(program, args, options = {}) {
  try {
    execFileSync(program, args, { stdio: 'inherit', ...options });
  } catch (error) {
    process.exit(error.status ?? 1);
  }
}
