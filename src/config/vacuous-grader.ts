import type { GraderSpec } from '../generated/types.ts';
import type { Fault } from './fault.ts';

/** A fault inside one grader: paths start at the grader. */
type GraderFault = Fault;

/** Rules that cannot fail, and rules that cannot hold: a grader that checks nothing must not look like one that does. */
export function checkVacuous(grader: GraderSpec): GraderFault[] {
  const faults = textRules(grader).flatMap(checkTextRule);
  const nothing = whyNothing(grader);
  return nothing === undefined || faults.length > 0
    ? faults
    : [{ code: 'vacuous_grader', path: [], message: `cannot fail: ${nothing}` }];
}

type TextRule = readonly [key: string, texts: readonly string[]];

const TEXT_RULES = [
  'contains',
  'notContains',
  'matches',
  'stdoutContains',
  'stdoutNotContains',
  'stdoutMatches',
  'stderrContains',
  'stderrNotContains',
  'stderrMatches',
];

/** The text rules that a grader has, whatever its type. */
export function textRules(grader: GraderSpec): TextRule[] {
  return Object.entries(grader).flatMap(([key, value]): TextRule[] =>
    TEXT_RULES.includes(key) && Array.isArray(value) ? [[key, value]] : [],
  );
}

function checkTextRule([key, texts]: TextRule): GraderFault[] {
  if (texts.length === 0) {
    return [
      {
        code: 'vacuous_grader',
        path: [key],
        message: 'cannot fail: the list is empty',
        hint: 'remove the key',
      },
    ];
  }
  return texts.flatMap((text, index) => (text === '' ? [emptyText(key, index)] : []));
}

function emptyText(key: string, index: number): GraderFault {
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
      const { type: _, id: __, ...rules } = grader;
      return Object.keys(rules).length > 0
        ? undefined
        : 'no rule is given; allowed: equals, contains, notContains, matches';
    }
    case 'outcome':
    case 'trajectory':
    case 'command':
    case 'file':
      return undefined;
  }
}
