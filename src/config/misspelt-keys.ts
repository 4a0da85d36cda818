import { nearest } from '../model/nearest.ts';
import type { Fault, Path } from './fault.ts';

/** Faults with each missing key whose misspelling stands beside it taken out: one mistake, not two. */
export interface Merged {
  readonly faults: readonly Fault[];
  /** The unknown keys that stand for a missing one. */
  readonly misspelt: ReadonlySet<Fault>;
}

export function mergeMisspelt(faults: readonly Fault[]): Merged {
  const misspelt = new Set<Fault>();
  const kept = faults.filter((fault) => {
    if (fault.code !== 'missing_key') return true;
    const twin = faults.find(
      (other) => other.code === 'unknown_key' && isMisspelling(other.path, fault.path),
    );
    if (twin !== undefined) misspelt.add(twin);
    return twin === undefined;
  });
  return { faults: kept, misspelt };
}

function isMisspelling(given: Path, meant: Path): boolean {
  const isSibling =
    given.length === meant.length && given.slice(0, -1).every((step, index) => step === meant[index]);
  return isSibling && nearest(String(given.at(-1)), [String(meant.at(-1))]).length > 0;
}
