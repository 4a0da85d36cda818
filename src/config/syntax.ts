import type { SourceEntry, SourceMap, SourceNode } from './source-tree.ts';

/** Something that the parser itself found, at an offset. */
export interface SyntaxFault {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly offset: number;
}

/** What a parser makes of a text; `root` is absent when the text cannot be understood. */
export interface Parsed {
  readonly root?: SourceNode;
  readonly faults: readonly SyntaxFault[];
}

/** What a parser is given. */
export interface ParserInput {
  readonly text: string;
  /** First part of the codes: `suite` in `suite_syntax`. */
  readonly kind: string;
  /** 1-based place of an offset. */
  readonly place: (offset: number) => { line: number; column: number };
}

/** Levels of nesting that a document may have; what walks it is recursive. */
export const MAX_DEPTH = 100;

/** A map of the tree; a key that comes twice is a fault that names both places. */
export function makeMap(
  offset: number,
  entries: readonly SourceEntry[],
  input: ParserInput,
): { map: SourceMap; faults: SyntaxFault[] } {
  const faults: SyntaxFault[] = [];
  const first = new Map<string, number>();
  for (const { key, keyNode } of entries) {
    const before = first.get(key);
    if (before === undefined) first.set(key, keyNode.offset);
    else faults.push(duplicate(key, keyNode.offset, input.place(before)));
  }
  return { map: { kind: 'map', offset, entries }, faults };
}

export function tooDeep(offset: number): SyntaxFault {
  return { code: 'too_deep', message: `more than ${MAX_DEPTH} levels of nesting`, offset };
}

function duplicate(key: string, offset: number, first: { line: number; column: number }): SyntaxFault {
  return {
    code: 'duplicate_key',
    message: `duplicate key ${JSON.stringify(key)}; the first is at ${first.line}:${first.column}`,
    hint: 'remove one of them',
    offset,
  };
}
