import { type Problem, UserError } from '../errors.ts';
import type { Fault } from './fault.ts';
import type { OpenDocument } from './open-document.ts';
import { placeFaults } from './place-faults.ts';

/** Throws all that is wrong with a document, `first` before the others, each in the order of the file; returns when nothing is. */
export async function refuse(
  document: OpenDocument,
  faults: readonly Fault[],
  first: readonly Fault[] = [],
): Promise<void> {
  if (faults.length + first.length + document.problems.length === 0) return;
  const place = async (list: readonly Fault[]): Promise<Problem[]> =>
    list.length === 0 ? [] : placeFaults(list, await document.tree(), document.places);
  const rest = [...document.problems, ...(await place(faults))];
  throw new UserError([...(await place(first)).sort(byPlace), ...rest.sort(byPlace)]);
}

function byPlace(a: Problem, b: Problem): number {
  return (a.at?.line ?? 0) - (b.at?.line ?? 0) || (a.at?.column ?? 0) - (b.at?.column ?? 0);
}
