import type { GraderSpec } from '../generated/types.ts';
import type { Fault } from './fault.ts';

/** A list of texts, and the key it stands under. */
export interface TextRule {
  readonly key: string;
  readonly texts: readonly string[];
}

/**
 * Rules that cannot fail, and rules that cannot hold: a grader that checks nothing must not look like one that does. Paths start
 * at the grader.
 */
export function checkVacuous(grader: GraderSpec, rules: readonly TextRule[]): readonly Fault[] {
  const faults = rules.length === 0 ? NONE : rules.flatMap(checkTextRule);
  if (faults.length > 0) return faults;
  const nothing = whyNothing(grader);
  return nothing === undefined
    ? NONE
    : [{ code: 'vacuous_grader', path: [], message: `cannot fail: ${nothing}` }];
}

/** The text rules of a grader, whatever its type. */
export function textRules(grader: GraderSpec): readonly TextRule[] {
  switch (grader.type) {
    case 'command':
      return rulesIn(grader, COMMAND_RULES);
    case 'file':
    case 'diff':
    case 'response':
      return rulesIn(grader, PLAIN_RULES);
    case 'outcome':
    case 'trajectory':
    case 'state':
      return NONE;
  }
}

const NONE: readonly never[] = [];
const PLAIN_RULES = ['contains', 'notContains', 'matches'] as const;
const COMMAND_RULES = [
  'stdoutContains',
  'stdoutNotContains',
  'stdoutMatches',
  'stderrContains',
  'stderrNotContains',
  'stderrMatches',
] as const;

function rulesIn<K extends string>(
  grader: { readonly [key in K]?: readonly string[] },
  keys: readonly K[],
): TextRule[] {
  const rules: TextRule[] = [];
  for (const key of keys) {
    const texts = grader[key];
    if (texts !== undefined) rules.push({ key, texts });
  }
  return rules;
}

function checkTextRule({ key, texts }: TextRule): Fault[] {
  if (texts.length === 0) {
    const message = 'cannot fail: the list is empty';
    return [{ code: 'vacuous_grader', path: [key], message, hint: 'remove the key' }];
  }
  return texts.flatMap((text, index) => (text === '' ? [emptyText(key, index)] : []));
}

function emptyText(key: string, index: number): Fault {
  return key.toLowerCase().endsWith('notcontains')
    ? { code: 'impossible_grader', path: [key, index], message: 'cannot hold: every text contains ""' }
    : { code: 'vacuous_grader', path: [key, index], message: 'cannot fail: every text contains ""' };
}

function whyNothing(grader: GraderSpec): string | undefined {
  switch (grader.type) {
    case 'state': {
      const { type: _, id: __, minCheckpoints, ...limits } = grader;
      const checks = Object.keys(limits).length > 0 || (minCheckpoints ?? 0) > 0;
      return checks ? undefined : 'no limit is given';
    }
    case 'diff': {
      const { type: _, id: __, preserveExisting, ...rules } = grader;
      const { requiredPaths = [], forbiddenPaths = [], ...others } = rules;
      const checks = Object.keys(others).length + requiredPaths.length + forbiddenPaths.length > 0;
      return checks || preserveExisting !== false
        ? undefined
        : 'no rule is left with preserveExisting: false';
    }
    case 'response': {
      const { equals, contains, notContains, matches } = grader;
      const checks = equals ?? contains ?? notContains ?? matches;
      return checks === undefined
        ? 'no rule is given; allowed: equals, contains, notContains, matches'
        : undefined;
    }
    case 'outcome':
    case 'trajectory':
    case 'command':
    case 'file':
      return undefined;
  }
}
