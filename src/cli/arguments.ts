import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../errors.ts';
import { nearest } from '../model/nearest.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>
>;

/** Parses the arguments of a verb; anything wrong is a `UserError` with near names. */
export function parseArguments<T extends Options>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (cause) {
    throw usageError(args, Object.keys(options), cause);
  }
}

/** More positional arguments than a verb takes are a mistake. */
export function refuseExtra(positionals: readonly string[], most: number): void {
  const extra = positionals[most];
  if (extra === undefined) return;
  throw new UserError({
    code: 'usage',
    message: `unexpected argument ${JSON.stringify(extra)}`,
    hint: 'see --help',
  });
}

/** A whole number of at least 1, or a `UserError` that names the option. */
export function parsePositive(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9][0-9]{0,5}$/.test(text)) return Number(text);
  throw new UserError({
    code: 'usage',
    message: `--${option} ${JSON.stringify(text)} is not a whole number of at least 1`,
    hint: `for example --${option} 4`,
  });
}

/** One of the allowed words, or a `UserError` that names them. */
export function parseChoice<T extends string>(
  option: string,
  text: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (text === undefined) return undefined;
  const found = allowed.find((each) => each === text);
  if (found !== undefined) return found;
  const near = nearest(text, allowed);
  throw new UserError({
    code: 'usage',
    message: `--${option} ${JSON.stringify(text)} is not one of ${allowed.join(', ')}`,
    ...(near.length > 0 ? { hint: `did you mean ${near.join(', ')}?` } : {}),
  });
}

function usageError(args: readonly string[], known: readonly string[], cause: unknown): UserError {
  const unknown = args.find(
    (arg) => arg.startsWith('--') && !known.includes(arg.slice(2).split('=')[0] ?? ''),
  );
  const near = unknown === undefined ? [] : nearest(unknown.slice(2), known);
  return new UserError(
    {
      code: 'usage',
      message: cause instanceof Error ? (cause.message.split('. ')[0] ?? cause.message) : String(cause),
      hint: near.length > 0 ? `did you mean ${near.map((name) => `--${name}`).join(', ')}?` : 'see --help',
    },
    { cause },
  );
}
