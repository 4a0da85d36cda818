import type { Position } from '../errors.ts';
import { elementOffsets } from './json-elements.ts';
import type { OpenDocument } from './open-document.ts';
import { withoutMark } from './read-text.ts';
import { nodeAt } from './source-tree.ts';

/** Gives where scenario number `index` starts; what it takes to know that is done when first asked for. */
export async function scenarioLocator(
  document: OpenDocument,
  count: number,
): Promise<(index: number) => Position> {
  const { places } = document;
  const offsets =
    document.syntax === 'json' ? jsonOffsets(document.text) : await yamlOffsets(document, count);
  return (index) => {
    const offset = offsets()[index];
    return { file: places.shown, ...(offset === undefined ? {} : places.place(offset)) };
  };
}

function jsonOffsets(text: string): () => readonly number[] {
  let offsets: readonly number[] | undefined;
  return () => {
    offsets ??= elementOffsets(withoutMark(text), 'scenarios');
    return offsets;
  };
}

async function yamlOffsets(document: OpenDocument, count: number): Promise<() => readonly number[]> {
  const root = await document.tree();
  const offsets = Array.from(
    { length: count },
    (_, index) => nodeAt(root, ['scenarios', index])?.offset ?? 0,
  );
  return () => offsets;
}
