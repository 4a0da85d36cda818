import type { SchemaNode } from '../generated/schemas/schema-node.d.ts';
import { childSchema, isRecord, settle } from './schema-walk.ts';

/** Fills the defaults of the schema, in place, in every block that is present; an absent block stays absent. */
export function fillDefaults(root: SchemaNode, value: unknown, node: SchemaNode = root): void {
  if (typeof value !== 'object' || value === null) return;
  const settled = settle(root, node, value);
  if (isRecord(value)) fillBlock(root, value, settled);
  for (const [step, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const next = childSchema(settled, step);
    if (next !== undefined) fillDefaults(root, child, next);
  }
}

function fillBlock(root: SchemaNode, value: Record<string, unknown>, { properties = {} }: SchemaNode): void {
  for (const [key, property] of Object.entries(properties)) {
    const { default: standard } = settle(root, property, undefined);
    if (standard !== undefined && !Object.hasOwn(value, key)) value[key] = structuredClone(standard);
  }
}
