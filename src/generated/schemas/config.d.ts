// Generated from schemas/ by scripts/generate.mjs. Do not edit.
import type { SchemaNode } from './schema-node.d.ts';

export const config: SchemaNode;
