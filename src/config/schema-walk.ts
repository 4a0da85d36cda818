import type { SchemaNode } from '../generated/schemas/schema-node.d.ts';
import type { Path } from './fault.ts';

/** The schema at the end of a path, references followed and the alternative chosen by its tag; undefined where none applies. */
export function schemaAt(root: SchemaNode, value: unknown, path: Path): SchemaNode | undefined {
  let node: SchemaNode | undefined = settle(root, root, value);
  let here = value;
  for (const step of path) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
    const next: SchemaNode | undefined = node === undefined ? undefined : childSchema(node, step);
    node = next === undefined ? undefined : settle(root, next, here);
  }
  return node;
}

/** Follows references; of tagged alternatives takes the one that the value names. With an unknown tag the node stays as it is. */
export function settle(root: SchemaNode, node: SchemaNode, value: unknown): SchemaNode {
  const target = dereference(root, node);
  const tag = target.discriminator?.propertyName;
  if (tag === undefined || !isRecord(value)) return target;
  const branches = (target.oneOf ?? []).map((branch) => dereference(root, branch));
  return branches.find((branch) => branch.properties?.[tag]?.const === value[tag]) ?? target;
}

/** The schema of an entry or item of a settled node; `{}` where anything goes. */
export function childSchema(node: SchemaNode, step: string | number): SchemaNode | undefined {
  if (isFree(node)) return node;
  if (typeof step === 'number') return node.items;
  const named = Object.hasOwn(node.properties ?? {}, step) ? node.properties?.[step] : undefined;
  if (named !== undefined) return named;
  return node.additionalProperties === true ? {} : node.additionalProperties || undefined;
}

/** Nothing is demanded of the value. */
export function isFree(node: SchemaNode): boolean {
  return Object.keys(node).length === 0;
}

/** Keys that a settled node names. */
export function keysOf(node: SchemaNode | undefined): string[] {
  return Object.keys(node?.properties ?? {});
}

/** Values of the tag that the alternatives of a node name. */
export function tagsOf(root: SchemaNode, node: SchemaNode | undefined): string[] {
  const tag = node?.discriminator?.propertyName ?? '';
  return (node?.oneOf ?? []).map((branch) => String(dereference(root, branch).properties?.[tag]?.const));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function dereference(root: SchemaNode, node: SchemaNode): SchemaNode {
  let target: SchemaNode | undefined = node;
  while (target?.$ref !== undefined) target = root.$defs?.[target.$ref.replace('#/$defs/', '')];
  return target ?? {};
}
