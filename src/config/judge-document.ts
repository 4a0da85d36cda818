import type { SchemaNode } from '../generated/schemas/schema-node.d.ts';
import type { Validator } from '../generated/validators/schema-error.d.ts';
import { checkScalars } from './check-scalars.ts';
import { describeErrors } from './describe-errors.ts';
import type { Fault } from './fault.ts';
import type { OpenDocument } from './open-document.ts';

/** What a document must be. */
export interface Contract<T> {
  readonly validate: Validator<T>;
  /** Loaded for YAML, and for errors. */
  readonly schema: () => Promise<SchemaNode>;
}

/** `valid` is there when the validator accepts the value; scalars that are not safe to read are faults all the same. */
export interface Judged<T> {
  readonly valid?: T;
  readonly faults: readonly Fault[];
}

/** Everything in which a document breaks its schema, in no order. */
export async function judgeDocument<T>(document: OpenDocument, contract: Contract<T>): Promise<Judged<T>> {
  const { value, syntax } = document;
  const valid = contract.validate(value) ? { valid: value } : {};
  const errors = contract.validate.errors ?? [];
  if (errors.length === 0 && syntax === 'json') return { ...valid, faults: [] };
  const [root, schema] = [await document.tree(), await contract.schema()];
  const scalars = syntax === 'yaml' ? checkScalars(root, schema) : [];
  const known = new Set(scalars.map(({ path }) => JSON.stringify(path)));
  const described = describeErrors({ errors, value, root, schema });
  return {
    ...valid,
    faults: [...scalars, ...described.filter(({ path }) => !known.has(JSON.stringify(path)))],
  };
}
