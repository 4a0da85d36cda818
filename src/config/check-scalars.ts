import type { SchemaNode } from '../generated/schemas/schema-node.d.ts';
import { type Ambiguity, ambiguityOf } from './ambiguous-scalar.ts';
import type { Fault, Path } from './fault.ts';
import { childSchema, isFree, settle } from './schema-walk.ts';
import { type SourceMap, type SourceNode, type SourceScalar, toValue } from './source-tree.ts';

/**
 * Plain scalars of a YAML document that another reader would take for something else, where it matters: any of them where a
 * text belongs and as names in maps; those that YAML versions disagree on also where a number or anything may stand. A word
 * that the schema lists (`thinkingLevel: off`) is what it says.
 */
export function checkScalars(root: SourceNode, schema: SchemaNode): Fault[] {
  const faults: Fault[] = [];
  visit(root, schema, { schema, path: [], faults });
  return faults;
}

interface Visit {
  readonly schema: SchemaNode;
  readonly path: Path;
  readonly faults: Fault[];
}

function visit(node: SourceNode, expected: SchemaNode, at: Visit): void {
  if (node.kind === 'scalar') {
    visitScalar(node, settle(at.schema, expected, node.value), at);
    return;
  }
  const settled = settle(at.schema, expected, node.kind === 'map' ? shallow(node) : undefined);
  const children: [string | number, SourceNode][] =
    node.kind === 'map' ? node.entries.map(({ key, value }) => [key, value]) : [...node.items.entries()];
  if (node.kind === 'map') visitKeys(node, settled, at);
  for (const [step, child] of children) {
    const next = childSchema(settled, step);
    if (next !== undefined) visit(child, next, { ...at, path: [...at.path, step] });
  }
}

/** Enough of a map to choose an alternative by its tag. */
function shallow(node: SourceMap): Record<string, unknown> {
  const scalars = node.entries.filter(({ value }) => value.kind === 'scalar');
  return Object.fromEntries(scalars.map(({ key, value }) => [key, toValue(value)]));
}

function visitScalar(node: SourceScalar, expected: SchemaNode, at: Visit): void {
  if (!node.plain) return;
  const ambiguity = ambiguityOf(node.text, node.value);
  if (ambiguity === undefined || !matters(ambiguity, expected, node.value)) return;
  at.faults.push(ambiguous(node, at.path, 'value'));
}

function matters(ambiguity: Ambiguity, expected: SchemaNode, value: unknown): boolean {
  if (expected.enum !== undefined) return false;
  if (expected.type === 'string') return true;
  const isNumber = expected.const !== undefined || expected.type === 'integer' || expected.type === 'number';
  return ambiguity === 'version' && (isFree(expected) || (isNumber && typeof value === 'number'));
}

/** Names the user chooses: `agents`, `cases`, `headers`. In free values a word is a word, but a number changes its text. */
function visitKeys(node: SourceMap, expected: SchemaNode, at: Visit): void {
  const free = isFree(expected) || expected.additionalProperties === true;
  if (!free && typeof expected.additionalProperties !== 'object') return;
  for (const { key, keyNode } of node.entries) {
    const isNamed = Object.hasOwn(expected.properties ?? {}, key);
    const isWord = free && typeof keyNode.value === 'string';
    if (isNamed || isWord || !isAmbiguous(keyNode)) continue;
    at.faults.push(ambiguous(keyNode, [...at.path, key], 'key'));
  }
}

function isAmbiguous({ plain, text, value }: SourceScalar): boolean {
  return plain && ambiguityOf(text, value) !== undefined;
}

function ambiguous({ text }: SourceScalar, path: Path, points: 'key' | 'value'): Fault {
  const what = points === 'key' ? 'as a key ' : '';
  return {
    code: 'ambiguous_scalar',
    path,
    points,
    message: `${what}${text} without quotes is not read the same everywhere`,
    hint: hintFor(text),
  };
}

function hintFor(text: string): string {
  return `for text write ${JSON.stringify(text)}`;
}
