import { formatProblem, type Problem } from '../errors.ts';
import type { Finding } from '../generated/types.ts';
import type { Fault, Path } from './fault.ts';
import type { Merged } from './misspelt-keys.ts';

/** Sections that CoreMind does not know: a key in them that nobody knows is a typo. */
const OWN_SECTIONS = new Set<unknown>([
  'subject',
  'workspace',
  'sandbox',
  'completion',
  'coverage',
  'ledger',
  'release',
]);

export interface Split {
  readonly errors: readonly Fault[];
  /** Unknown keys that spec 1.1 lets pass. */
  readonly warnings: readonly Fault[];
}

/** Tells unknown keys that may be dropped from mistakes. One that stands for a missing key is a mistake. */
export function splitUnknownKeys({ faults, misspelt }: Merged): Split {
  const isWarning = (fault: Fault) =>
    fault.code === 'unknown_key' && !misspelt.has(fault) && !isClosed(fault.path);
  return {
    errors: faults.filter((fault) => !isWarning(fault)),
    warnings: faults.filter(isWarning),
  };
}

/** Takes the entry at the end of a path out, in place. */
export function dropKey(value: unknown, path: Path): void {
  let holder = value;
  for (const step of path.slice(0, -1)) {
    holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, step) : undefined;
  }
  const key = path.at(-1);
  if (typeof holder === 'object' && holder !== null && key !== undefined) Reflect.deleteProperty(holder, key);
}

/** A problem that stops nobody; its place stands in the message. */
export function asFinding({ hint, ...problem }: Problem): Finding {
  return {
    code: problem.code,
    message: formatProblem(problem),
    ...(hint === undefined ? {} : { hint }),
    ...(problem.path === undefined ? {} : { path: problem.path }),
  };
}

/** `effect` promises what a tool does, so it is closed as well. */
function isClosed(path: Path): boolean {
  return (
    (path.length > 1 && OWN_SECTIONS.has(path[0])) || (path.at(-2) === 'effect' && path.at(-4) === 'tools')
  );
}
