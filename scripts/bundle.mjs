// src/ -> dist/: the command and the library, and the Action with everything it needs inside.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const COMMON = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  splitting: true,
  platform: 'node',
  target: 'node20',
  // Some packages' CommonJS build cannot be bundled; their module build can.
  mainFields: ['module', 'main'],
  define: { PROOFMARK_VERSION: JSON.stringify(version) },
  // CommonJS libraries call require; in a module there is none.
  banner: {
    js: "import{createRequire as $createRequire}from'node:module';const require=$createRequire(import.meta.url);",
  },
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
};

/** Everything, into an empty dist/. */
export async function bundle() {
  rmSync(`${root}dist`, { recursive: true, force: true });
  await Promise.all([bundleCli(), bundleAction()]);
}

/** The command and the library. Adapters of model vendors stay packages: they are big and loaded only when used. */
export async function bundleCli(outdir = 'dist') {
  const entryPoints = { 'cli/bin': 'src/cli/bin.ts', index: 'src/index.ts' };
  await build({ ...COMMON, entryPoints, outdir, external: ['@ai-sdk/*'] });
}

/** The Action: one entry, its parts loaded when used; needs no node_modules. */
export async function bundleAction(outdir = 'dist/action') {
  const entryPoints = { main: 'src/action/main.ts' };
  await build({ ...COMMON, entryPoints, outdir, outExtension: { '.js': '.mjs' } });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();
