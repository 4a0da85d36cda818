import type { Path } from './fault.ts';

/** A document with the place of everything in it, the same for YAML and JSON. Offsets count UTF-16 units. */
export type SourceNode = SourceMap | SourceList | SourceScalar;

export interface SourceMap {
  readonly kind: 'map';
  readonly offset: number;
  readonly entries: readonly SourceEntry[];
}

interface SourceList {
  readonly kind: 'list';
  readonly offset: number;
  readonly items: readonly SourceNode[];
}

export interface SourceScalar {
  readonly kind: 'scalar';
  readonly offset: number;
  readonly value: unknown;
  /** As written in the file. */
  readonly text: string;
  /** Written without quotes: its type was guessed from its text. */
  readonly plain: boolean;
}

export interface SourceEntry {
  readonly key: string;
  readonly keyNode: SourceScalar;
  readonly value: SourceNode;
}

/** The value without places; every alias gives its own copy. */
export function toValue(node: SourceNode): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toValue);
    case 'map': {
      const value: Record<string, unknown> = {};
      for (const { key, value: child } of node.entries) setOwn(value, key, toValue(child));
      return value;
    }
  }
}

/** The entry or item that a path ends at; undefined where the path leaves the document. */
export function nodeAt(root: SourceNode, path: Path): SourceNode | undefined {
  let node: SourceNode | undefined = root;
  for (const step of path) node = node === undefined ? undefined : childAt(node, step);
  return node;
}

/** The key that the path ends with, when its parent is a map. */
export function entryAt(root: SourceNode, path: Path): SourceEntry | undefined {
  const parent = nodeAt(root, path.slice(0, -1));
  const key = path.at(-1);
  return parent?.kind === 'map' ? lastEntry(parent, String(key)) : undefined;
}

/** Of a key that comes twice the last one is the value. */
function lastEntry(map: SourceMap, key: string): SourceEntry | undefined {
  return map.entries.findLast((entry) => entry.key === key);
}

function childAt(node: SourceNode, step: string | number): SourceNode | undefined {
  if (node.kind === 'list') return node.items[Number(step)];
  if (node.kind === 'map') return lastEntry(node, String(step))?.value;
  return undefined;
}

/** `__proto__` is a key like any other. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
