import type { SchemaNode } from '../generated/schemas/schema-node.d.ts';
import type { SchemaError } from '../generated/validators/schema-error.d.ts';
import { didYouMean } from '../model/nearest.ts';
import { booleanMeant } from './ambiguous-scalar.ts';
import { type Fault, list, type Path, show } from './fault.ts';
import { keysOf, schemaAt, tagsOf } from './schema-walk.ts';
import { nodeAt, type SourceNode } from './source-tree.ts';

/** A document that its compiled validator refused. */
export interface Refused {
  readonly errors: readonly SchemaError[];
  readonly value: unknown;
  readonly root: SourceNode;
  readonly schema: SchemaNode;
}

/** What a validator complains about, in the words of the user's file. */
export function describeErrors(refused: Refused): Fault[] {
  return withoutRepeats(refused.errors.flatMap((error) => describe(error, refused) ?? []));
}

/** The path that an error is about. */
function pathOf(error: SchemaError, value: unknown): Path {
  const path: (string | number)[] = [];
  let here = value;
  for (const part of error.instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(here) ? Number(key) : key;
    path.push(step);
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
  }
  return path;
}

function describe(error: SchemaError, refused: Refused): Fault | undefined {
  if (error.keyword === 'propertyNames') return emptyName(error, refused);
  // The sentence for `propertyNames` says it already.
  if (error.schemaPath.includes('/propertyNames/')) return undefined;
  const path = pathOf(error, refused.value);
  const found = { error, path, value: valueAt(refused.value, path), refused };
  return DESCRIBERS[error.keyword]?.(found) ?? other(found);
}

interface Found {
  readonly error: SchemaError;
  readonly path: Path;
  readonly value: unknown;
  readonly refused: Refused;
}

const DESCRIBERS: Readonly<Record<string, (found: Found) => Fault>> = {
  additionalProperties: unknownKey,
  required: missingKey,
  type: wrongType,
  enum: ({ error, ...found }) => notAllowed(found, asList(error.params['allowedValues'])),
  const: ({ error, ...found }) => notAllowed(found, [error.params['allowedValue']]),
  discriminator: wrongTag,
  minimum: (found) => outOfRange(found, 'at least'),
  maximum: (found) => outOfRange(found, 'at most'),
  minItems: (found) => wrongCount(found, 'at least'),
  maxItems: (found) => wrongCount(found, 'at most'),
  minLength: blank,
  pattern: patternMissed,
  uniqueItems: repeatedItem,
};

function unknownKey({ error, path, refused }: Found): Fault {
  const key = String(error.params['additionalProperty']);
  const allowed = keysOf(schemaAt(refused.schema, refused.value, path));
  const hint = key === '<<' ? 'merge keys are not read' : didYouMean(key, allowed);
  return {
    code: 'unknown_key',
    path: [...path, key],
    points: 'key',
    message: `unknown key ${show(key)}; allowed: ${list(allowed)}`,
    ...(hint === undefined ? {} : { hint }),
  };
}

function missingKey({ error, path }: Found): Fault {
  const key = String(error.params['missingProperty']);
  return {
    code: 'missing_key',
    path: [...path, key],
    points: 'parent',
    message: `the key ${show(key)} is missing`,
  };
}

function wrongType({ error, path, value, refused }: Found): Fault {
  const wanted = String(error.params['type']);
  const hint = typeHint(wanted, value, nodeAt(refused.root, path));
  return {
    code: 'wrong_type',
    path,
    message: `must be ${NOUNS[wanted] ?? wanted}, is ${shown(value)}`,
    ...(hint === undefined ? {} : { hint }),
  };
}

const NOUNS: Readonly<Record<string, string>> = {
  object: 'a map',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

function typeHint(wanted: string, value: unknown, node: SourceNode | undefined): string | undefined {
  if (node?.kind !== 'scalar' || value === null) return undefined;
  if (wanted === 'string') return `write ${JSON.stringify(node.text)}`;
  if (wanted === 'boolean' && typeof value === 'string') {
    const meant = booleanMeant(value);
    return meant === undefined ? undefined : `write ${meant}`;
  }
  const plain = typeof value === 'string' ? value.replaceAll('_', '') : '';
  const isNumber = (wanted === 'integer' || wanted === 'number') && /^-?\d+(?:\.\d+)?$/.test(plain);
  return isNumber ? `write ${plain}` : undefined;
}

function notAllowed({ path, value }: Omit<Found, 'error'>, allowed: readonly unknown[]): Fault {
  const words = allowed.filter((each) => typeof each === 'string');
  const hint = typeof value === 'string' ? didYouMean(value, words) : undefined;
  return {
    code: 'not_allowed',
    path,
    message: `${shown(value)} is not allowed; allowed: ${list(allowed)}`,
    ...(hint === undefined ? {} : { hint }),
  };
}

function wrongTag({ error, path, value, refused }: Found): Fault {
  const tag = String(error.params['tag']);
  const allowed = tagsOf(refused.schema, schemaAt(refused.schema, refused.value, path));
  if (error.params['error'] === 'mapping') {
    return notAllowed({ path: [...path, tag], value: error.params['tagValue'], refused }, allowed);
  }
  const given = valueAt(value, [tag]);
  if (given !== undefined) return notAllowed({ path: [...path, tag], value: given, refused }, allowed);
  const message = `the key ${show(tag)} is missing; allowed: ${list(allowed)}`;
  return { code: 'missing_key', path: [...path, tag], points: 'parent', message };
}

function outOfRange({ error, path, value }: Found, bound: string): Fault {
  const message = `${show(value)} is out of range; ${bound} ${error.params['limit']}`;
  return { code: 'out_of_range', path, message };
}

function wrongCount({ error, path, value }: Found, bound: string): Fault {
  const count = Array.isArray(value) ? value.length : 0;
  const message = `has ${count} ${count === 1 ? 'entry' : 'entries'}; ${bound} ${error.params['limit']}`;
  return { code: 'out_of_range', path, message };
}

function blank({ path, value }: Found): Fault {
  return { code: 'blank', path, message: `must not be blank, is ${show(value)}` };
}

function patternMissed(found: Found): Fault {
  const pattern = String(found.error.params['pattern']);
  if (pattern === '\\S') return blank(found);
  return { code: 'not_allowed', path: found.path, message: `${show(found.value)} does not match ${pattern}` };
}

function repeatedItem({ error, path, value }: Found): Fault {
  const index = Math.max(Number(error.params['i']), Number(error.params['j']));
  return {
    code: 'duplicate_item',
    path: [...path, index],
    message: `${show(valueAt(value, [index]))} is there twice`,
  };
}

function emptyName(error: SchemaError, { value }: Refused): Fault {
  const path = [...pathOf(error, value), String(error.params['propertyName'])];
  return { code: 'blank', path, points: 'key', message: 'a name must not be blank' };
}

function other({ error, path, value }: Found): Fault {
  return { code: 'not_allowed', path, message: `${show(value)} ${error.message ?? error.keyword}` };
}

function withoutRepeats(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ code, path }) => {
    const key = JSON.stringify([code, path]);
    return !seen.has(key) && seen.add(key);
  });
}

function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const step of path) {
    here =
      typeof here === 'object' && here !== null && Object.hasOwn(here, step)
        ? Reflect.get(here, step)
        : undefined;
  }
  return here;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : show(value);
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
