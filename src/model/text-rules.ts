import type { Verdict } from '../generated/types.ts';
import { quoteExcerpt } from './excerpt.ts';
import { byteLength, describeDifference, describeText } from './text-difference.ts';

/** Says whether a text matches; runs in time linear in the text. */
export type Matcher = (text: string) => boolean;

/** Rules on one text; all that are given must hold. */
export interface TextRules {
  readonly equals?: string | undefined;
  readonly contains?: readonly string[] | undefined;
  readonly notContains?: readonly string[] | undefined;
  readonly matches?: readonly string[] | undefined;
}

export interface TextCheck {
  readonly text: string;
  /** Only the beginning was kept. */
  readonly truncated: boolean;
  readonly rules: TextRules;
  /** Compiles a pattern that validation has accepted. */
  readonly matcher: (pattern: string) => Matcher;
  /** What the text is, for the reason: a path, `stdout`, `response`. */
  readonly label: string;
  /** Cleans what is quoted from the text, before anything is cut off it. */
  readonly redact?: ((text: string) => string) | undefined;
}

/** The first rule that does not hold, or that cannot be told. */
export interface TextProblem {
  readonly verdict: Exclude<Verdict, 'passed'>;
  /** `text_not_equal`, `text_missing`, `text_forbidden`, `pattern_missing`, `text_truncated`. */
  readonly code: string;
  readonly reason: string;
  readonly evidence: Record<string, unknown>;
}

/**
 * Holds a text against rules; nothing when they hold. What no further text could mend fails; a rule that the missing part of a
 * truncated text could decide either way is `undecidable`.
 */
export function checkText(check: TextCheck): TextProblem | undefined {
  let open: TextProblem | undefined;
  for (const problem of problemsOf(check)) {
    if (problem.verdict === 'failed') return problem;
    open ??= problem;
  }
  return open;
}

function* problemsOf(check: TextCheck): Generator<TextProblem> {
  const { equals, contains = [], notContains = [], matches = [] } = check.rules;
  if (equals !== undefined) yield* checkEquals(check, equals);
  for (const wanted of contains) yield* checkContains(check, wanted);
  for (const forbidden of notContains) yield* checkNotContains(check, forbidden);
  for (const pattern of matches) yield* checkMatches(check, pattern);
}

function* checkEquals(check: TextCheck, wanted: string): Generator<TextProblem> {
  const { text, truncated, label } = check;
  if (text === wanted && !truncated) return;
  // The last character may be the torn half of another one.
  if (truncated && wanted.startsWith(text.replace(/\ufffd$/, '')) && wanted.length >= text.length) {
    yield undecided(check, `whether it equals the ${wanted.length} characters expected`);
    return;
  }
  const redact = check.redact ?? same;
  const { reason, ...where } = describeDifference(text, wanted, redact);
  const evidence = { rule: 'equals', expectedBytes: byteLength(wanted), ...facts(check), ...where };
  yield { verdict: 'failed', code: 'text_not_equal', reason: `${label} ${reason}`, evidence };
}

function* checkContains(check: TextCheck, wanted: string): Generator<TextProblem> {
  const { text, truncated, label } = check;
  if (text.includes(wanted)) return;
  if (truncated) {
    yield undecided(check, `whether it contains ${quoteExcerpt(wanted)}`);
    return;
  }
  const reason = `${label} does not contain ${quoteExcerpt(wanted)}${hintFor(text, wanted)}: ${describeText(text)}`;
  const evidence = { rule: 'contains', expected: wanted, ...facts(check), excerpt: excerptOf(check) };
  yield { verdict: 'failed', code: 'text_missing', reason, evidence };
}

function* checkNotContains(check: TextCheck, forbidden: string): Generator<TextProblem> {
  const { text, truncated, label } = check;
  const at = text.indexOf(forbidden);
  if (at !== -1) {
    const line = lineAt(text, at);
    const reason = `${label} contains ${quoteExcerpt(forbidden)} at line ${line}: ${describeText(text)}`;
    const evidence = { rule: 'notContains', forbidden, line, ...facts(check) };
    yield { verdict: 'failed', code: 'text_forbidden', reason, evidence };
  } else if (truncated) yield undecided(check, `that it does not contain ${quoteExcerpt(forbidden)}`);
}

/** With one of these a match may depend on where the text ends. */
const END_ASSERTION = /\$|\\[zbB]/;

function* checkMatches(check: TextCheck, pattern: string): Generator<TextProblem> {
  const { text, truncated, label, matcher } = check;
  const found = matcher(pattern)(text);
  if (truncated && (!found || END_ASSERTION.test(pattern))) {
    yield undecided(check, `whether it matches ${quoteExcerpt(pattern)}`);
  } else if (!found) {
    const reason = `${label} does not match ${quoteExcerpt(pattern)}: ${describeText(text)}`;
    const evidence = { rule: 'matches', pattern, ...facts(check), excerpt: excerptOf(check) };
    yield { verdict: 'failed', code: 'pattern_missing', reason, evidence };
  }
}

function undecided(check: TextCheck, what: string): TextProblem {
  const { text, label } = check;
  return {
    verdict: 'undecidable',
    code: 'text_truncated',
    reason: `${label} was cut off after ${text.length} characters, so nobody can tell ${what}`,
    evidence: facts(check),
  };
}

function facts({ text, truncated, label }: TextCheck): Record<string, unknown> {
  const bytes = byteLength(text);
  return { text: label, characters: text.length, bytes, ...(truncated ? { truncated } : {}) };
}

const EXCERPT = 200;

function excerptOf({ text, redact = same }: TextCheck): string {
  return quoteExcerpt(redact(text), EXCERPT);
}

function hintFor(text: string, wanted: string): string {
  if (toLf(text).includes(toLf(wanted))) return ' (but for line ends, CRLF or LF, it does)';
  return text.toLowerCase().includes(wanted.toLowerCase()) ? ' (in other letter case it does)' : '';
}

function toLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

function same(text: string): string {
  return text;
}
