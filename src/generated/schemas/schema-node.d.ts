// Generated from schemas/ by scripts/generate.mjs. Do not edit.
/** The part of JSON Schema that schemas/ uses. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly discriminator?: { readonly propertyName: string };
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
}
