import { didYouMean } from '../model/nearest.ts';

export interface Parameter {
  readonly type: 'string' | 'integer' | 'boolean' | 'array';
  readonly description: string;
  readonly minimum?: number;
  readonly items?: Readonly<Record<string, unknown>>;
}

/** The JSON Schema of an object with these properties and no others. */
export function parameters(
  properties: Readonly<Record<string, Parameter>>,
  required: readonly string[] = [],
): Record<string, unknown> {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** The first thing that is wrong with the arguments of a call, in words the model can act on. */
export function findBadArgument(
  args: Record<string, unknown>,
  properties: Readonly<Record<string, Parameter>>,
  required: readonly string[],
): string | undefined {
  const names = Object.keys(properties);
  for (const [name, value] of Object.entries(args)) {
    const parameter = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (parameter === undefined) return unknownArgument(name, names);
    const wrong = value === undefined ? undefined : findMismatch(value, parameter);
    if (wrong !== undefined) return `argument "${name}" ${wrong}`;
  }
  const missing = required.find((name) => args[name] === undefined);
  return missing === undefined ? undefined : `argument "${missing}" is missing`;
}

export function textArgument(args: Record<string, unknown>, name: string): string | undefined {
  const value = args[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberArgument(args: Record<string, unknown>, name: string): number | undefined {
  const value = args[name];
  return typeof value === 'number' ? value : undefined;
}

function findMismatch(value: unknown, { type, minimum }: Parameter): string | undefined {
  if (type === 'integer') {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'must be a whole number';
    return minimum !== undefined && value < minimum ? `must be at least ${minimum}` : undefined;
  }
  const fits = type === 'array' ? Array.isArray(value) : typeof value === type;
  return fits ? undefined : `must be ${type === 'array' ? 'an array' : `a ${type}`}`;
}

function unknownArgument(name: string, names: readonly string[]): string {
  const hint = didYouMean(name, names) ?? `there are: ${names.join(', ')}`;
  return `there is no argument ${JSON.stringify(name)} (${hint})`;
}
