import { checkText } from '../model/text-rules.ts';
import type { Grader } from './grader.ts';
import { passed, textProblem, undecidable } from './judgement.ts';

/** Text rules on what the agent answered. The silence of a run that did not succeed keeps no promise. */
export const response: Grader<'response'> = {
  type: 'response',
  grade(rules, { outcome, response: { text, truncated } }, { matcher, redact }) {
    const problem = checkText({ text, truncated, rules, matcher, label: 'response', redact });
    if (problem !== undefined) return textProblem(problem);
    if (outcome.status !== 'succeeded' && text.trim() === '') {
      const reason = `the run ended as ${outcome.status} (${outcome.finishReason}) and the response is empty`;
      return undecidable('no_response', reason);
    }
    return passed();
  },
};
