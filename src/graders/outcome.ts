import type { Grader } from './grader.ts';
import { failed, passed } from './judgement.ts';

/** How the run ended: status, and finish reason where one is given. */
export const outcome: Grader<'outcome'> = {
  type: 'outcome',
  grade(spec, { outcome: { status, finishReason, error } }) {
    const evidence = { status, finishReason };
    const ended = `the run ended as ${status} (${finishReason}${error === undefined ? '' : `: ${error.message}`})`;
    if (status !== spec.status) {
      return failed('outcome_status_differs', `${ended}, expected ${spec.status}`, evidence);
    }
    if (spec.finishReason !== undefined && finishReason !== spec.finishReason) {
      return failed('outcome_reason_differs', `${ended}, expected the reason ${spec.finishReason}`, evidence);
    }
    return passed();
  },
};
