import type { Verdict } from '../generated/types.ts';
import type { TextProblem } from '../model/text-rules.ts';
import type { Judgement } from './grader.ts';

type Facts = Record<string, unknown>;

const OK: Judgement = { verdict: 'passed', code: 'ok' };

export function passed(evidence?: Facts): Judgement {
  return evidence === undefined ? OK : { ...OK, evidence };
}

export function failed(code: string, reason: string, evidence?: Facts): Judgement {
  return judge('failed', code, reason, evidence);
}

/** What is missing or broken says nothing about the agent. */
export function undecidable(code: string, reason: string, evidence?: Facts): Judgement {
  return judge('undecidable', code, reason, evidence);
}

/** A text rule that does not hold, with what the grader knows besides. */
export function textProblem({ verdict, code, reason, evidence }: TextProblem, more: Facts = {}): Judgement {
  return { verdict, code, reason, evidence: { ...more, ...evidence } };
}

/** The first failure, else the first thing that cannot be told, else nothing. */
export function worstOf(judgements: Iterable<Judgement | undefined>): Judgement | undefined {
  let open: Judgement | undefined;
  for (const judgement of judgements) {
    if (judgement === undefined || judgement.verdict === 'passed') continue;
    if (judgement.verdict === 'failed') return judgement;
    open ??= judgement;
  }
  return open;
}

function judge(verdict: Verdict, code: string, reason: string, evidence?: Facts): Judgement {
  return { verdict, code, reason, ...(evidence === undefined ? {} : { evidence }) };
}
