/** Environment variable that tells which attempt a process belongs to; its value is new for each process that is started. */
export const ATTEMPT_VARIABLE = 'PROOFMARK_ATTEMPT';

/** Environment variable that tells which runner a process belongs to. */
export const RUNNER_VARIABLE = 'PROOFMARK_RUNNER';
