import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Problem, UserError } from '../errors.ts';
import { nearest } from '../model/nearest.ts';
import { namesBeside } from './find-config.ts';

/**
 * Suite files, absolute, sorted, each once. A pattern is a file, a folder (all *.yaml, *.yml and *.json in it) or a glob. Rejects
 * with a `UserError` that names every pattern that matches nothing (`suite_missing`).
 */
export async function findSuites(request: { patterns: readonly string[]; cwd: string }): Promise<string[]> {
  const found = await Promise.all(request.patterns.map((pattern) => expand(pattern, request.cwd)));
  const problems = found.filter((each): each is Problem => !Array.isArray(each));
  if (problems.length > 0) throw new UserError(problems);
  return [...new Set(found.filter((each) => Array.isArray(each)).flat())].sort();
}

async function expand(pattern: string, cwd: string): Promise<string[] | Problem> {
  const path = resolve(cwd, pattern);
  const kind = await kindOf(path);
  if (kind === 'folder') return await inFolder(path, pattern);
  if (kind !== 'missing') return [path];
  const files = isGlob(pattern) ? await matching(pattern, cwd) : [];
  return files.length > 0 ? files : await noMatch(path, pattern);
}

async function inFolder(folder: string, pattern: string): Promise<string[] | Problem> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { code: 'suite_unreadable', message: `the folder ${show(pattern)} cannot be read: ${reason}` };
  }
  const suites = names.filter((name) => SUITE.test(name) && !name.startsWith('.'));
  if (suites.length > 0) return suites.map((name) => join(folder, name));
  return { code: 'suite_missing', message: `the folder ${show(pattern)} holds no .yaml, .yml or .json file` };
}

const SUITE = /\.(?:ya?ml|json)$/i;

function isGlob(pattern: string): boolean {
  return /[*?[\]{}!()]/.test(pattern);
}

/** Node 20 has no glob of its own, and a right `**` with braces and classes is not twenty lines. */
async function matching(pattern: string, cwd: string): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  return await glob(pattern, { cwd, absolute: true, onlyFiles: true, expandDirectories: false });
}

async function noMatch(path: string, pattern: string): Promise<Problem> {
  const near = nearest(basename(path), await namesBeside(path));
  const what = isGlob(pattern) ? 'matches no file' : 'does not exist';
  return {
    code: 'suite_missing',
    message: `the suite ${show(pattern)} ${what}`,
    ...(near.length === 0 ? {} : { hint: `near: ${near.join(', ')}` }),
  };
}

async function kindOf(path: string): Promise<'folder' | 'file' | 'missing'> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // What is there but cannot be looked at gets its error when it is read.
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'file';
  }
}

function show(pattern: string): string {
  return JSON.stringify(pattern);
}
