import type { Matcher } from '../model/text-rules.ts';

/** Compiles a pattern, or throws an `Error` whose message says what is wrong with it. */
export type CompilePattern = (pattern: string) => Matcher;

/**
 * Loads the engine for regular expressions from users: RE2 syntax, time linear in the text, so no look-around and no back references.
 * A pattern matches anywhere in the text. `^` and `$` are the ends of the text; `(?m)` makes them those of each line, `(?s)` lets `.`
 * match a line end, `(?i)` ignores case; flags stand at the start and combine: `(?ims)`.
 */
export async function loadLinearRegex(): Promise<CompilePattern> {
  const { RE2JS } = await import('re2js');
  const compiled = new Map<string, Matcher>();
  return (pattern) => {
    const known = compiled.get(pattern);
    if (known !== undefined) return known;
    const matcher = compile(RE2JS, pattern);
    compiled.set(pattern, matcher);
    return matcher;
  };
}

type Engine = typeof import('re2js').RE2JS;

function compile(engine: Engine, pattern: string): Matcher {
  try {
    // Accepts what JavaScript alone spells differently, such as \u0041 and \cA.
    const program = engine.compile(engine.translateRegExp(pattern));
    return (text) => program.test(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(describe(message), { cause: error });
  }
}

const REASON = /^error parsing regexp: /;

function describe(message: string): string {
  const reason = message.replace(REASON, '');
  return UNSUPPORTED.test(reason)
    ? `${reason}; look-around and back references are not supported, because a pattern has to run in linear time`
    : reason;
}

/** What RE2 says about look-around and back references. */
const UNSUPPORTED = /Perl syntax: `\(\?<?[=!]|escape sequence: `\\[1-9k]/;
