import type { Problem } from '../errors.ts';
import { dotted, type Fault } from './fault.ts';
import { entryAt, nodeAt, type SourceNode } from './source-tree.ts';
import type { SyntaxFault } from './syntax.ts';

/** Where problems of one document are. */
export interface Places {
  /** How errors name the file. */
  readonly shown: string;
  readonly place: (offset: number) => { line: number; column: number };
}

/** Faults as problems with file, line and column. */
export function placeFaults(faults: readonly Fault[], root: SourceNode, places: Places): Problem[] {
  return faults.map((fault) => ({
    code: fault.code,
    message: `${dotted(fault.path)}: ${fault.message}`,
    ...(fault.hint === undefined ? {} : { hint: fault.hint }),
    at: position(offsetOf(fault, root), places),
    path: dotted(fault.path),
  }));
}

/** What a parser found, as problems. */
export function placeSyntaxFaults(faults: readonly SyntaxFault[], places: Places): Problem[] {
  return faults.map(({ code, message, hint, offset }) => ({
    code,
    message,
    ...(hint === undefined ? {} : { hint }),
    at: position(offset, places),
  }));
}

/** A value that is not there has the place of the nearest thing around it. */
function offsetOf({ path, points = 'value' }: Fault, root: SourceNode): number {
  if (points === 'key') {
    const entry = entryAt(root, path);
    if (entry !== undefined) return entry.keyNode.offset;
  }
  for (let length = points === 'parent' ? path.length - 1 : path.length; length > 0; length--) {
    const node = nodeAt(root, path.slice(0, length));
    if (node !== undefined) return node.offset;
  }
  return root.offset;
}

function position(offset: number, { shown, place }: Places) {
  return { file: shown, ...place(offset) };
}
