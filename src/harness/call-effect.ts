import type { CallEffect, Effect } from '../generated/types.ts';
import type { ToolCall } from './ports.ts';

/**
 * What one call would touch, read from its arguments and its declaration; spec section 4.1. The built-in tools that only read
 * and write files cannot reach the network, so an address in what they write or look for is data, not a URL of the call.
 */
export function describeEffect({ args, effect, builtIn }: ToolCall): CallEffect {
  const paths = new Set<string>();
  const urls = new Set<string>();
  if (!(builtIn && isFileEffect(effect))) collectUrls(args, effect, urls);
  collectPaths(args, effect, paths);
  const operations = new Set<string>(effect?.operations ?? ['external']);
  if (urls.size > 0) operations.add('network');
  return {
    operations: [...operations],
    paths: [...paths],
    urls: [...urls],
    reversible: effect?.reversible ?? false,
    declared: effect !== undefined,
  };
}

/** Whether only files are read or written. */
export function isFileEffect(effect: { readonly operations: readonly string[] } | undefined): boolean {
  return effect?.operations.every((operation) => operation === 'read' || operation === 'write') ?? false;
}

const PATH_KEYS: ReadonlySet<string> = new Set(['path', 'file', 'filepath', 'cwd', 'directory']);
const WEB = /^\s*https?:\/\//i;
const ANY_SCHEME = /^\s*[a-z][a-z0-9+.-]*:\/\//i;

function collectPaths(args: unknown, effect: Effect | undefined, paths: Set<string>): void {
  visitStrings(args, (text, key) => {
    if (PATH_KEYS.has(key.toLowerCase())) paths.add(text);
  });
  for (const field of effect?.pathFields ?? []) {
    for (const value of valuesAt(args, field)) visitStrings(value, (text) => paths.add(text));
  }
}

function collectUrls(args: unknown, effect: Effect | undefined, urls: Set<string>): void {
  visitStrings(args, (text) => {
    if (WEB.test(text)) urls.add(text);
  });
  for (const field of effect?.urlFields ?? []) {
    for (const value of valuesAt(args, field)) {
      visitStrings(value, (text) => {
        if (ANY_SCHEME.test(text)) urls.add(text);
      });
    }
  }
}

/** Every string anywhere in a value with the nearest key above it. Neither a cycle nor any depth of nesting can break it. */
function visitStrings(root: unknown, visit: (text: string, key: string) => void): void {
  const seen = new Set<object>();
  const open: { value: unknown; key: string }[] = [{ value: root, key: '' }];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { value, key } = item;
    if (typeof value === 'string') visit(value, key);
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const members = Array.isArray(value)
      ? value.map((member: unknown) => ({ value: member, key }))
      : Object.entries(value).map(([name, member]) => ({ value: member, key: name }));
    for (const member of members.reverse()) open.push(member);
  }
}

/** The values at a dotted place; a list on the way stands for all its members. */
function valuesAt(root: unknown, dotted: string): unknown[] {
  let values: unknown[] = [root];
  for (const name of dotted.split('.')) {
    values = values
      .flatMap(unfold)
      .filter((value) => hasOwn(value, name))
      .map((value) => value[name]);
  }
  return values;
}

function unfold(value: unknown): unknown[] {
  return Array.isArray(value) ? value.flat(8) : [value];
}

function hasOwn<K extends string>(value: unknown, name: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}
