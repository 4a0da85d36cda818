import type { Finding, Metrics, Outcome, RunError, TraceEvent } from '../generated/types.ts';
import { isInfrastructureCode } from '../model/infrastructure.ts';
import { decideOutcome } from '../model/outcome.ts';
import type { MaybeEnd } from './await-end.ts';
import type { SubjectEnd } from './ports.ts';
import type { RunLog } from './run-log.ts';

/** One run of one subject, over. */
export interface RunRecord {
  readonly runId: string;
  readonly outcome: Outcome;
  readonly metrics: Metrics;
  /** In order, before redaction. */
  readonly events: readonly TraceEvent[];
  readonly response: { readonly text: string; readonly truncated: boolean };
  readonly securityFindings: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Set when the run says nothing about the agent. */
  readonly infrastructure?: RunError;
  readonly durationMs: number;
}

export interface RunFacts {
  readonly runId: string;
  readonly end: MaybeEnd;
  /** Why the run was ended from outside the subject. */
  readonly cause: RunError | undefined;
  readonly durationMs: number;
  /** Dimensions whose limit could not be enforced. */
  readonly unenforceable: readonly string[];
  readonly securityFindings: readonly Finding[];
}

/** Characters of a response that are kept. */
const MAX_RESPONSE = 1024 * 1024;

/** Closes the log of a run and says how it ended. */
export function closeRun(log: RunLog, facts: RunFacts): RunRecord {
  const { runId, durationMs, securityFindings } = facts;
  const { response, responseTruncated = false, exposedSecrets = [], error: own } = facts.end ?? NO_END;
  const error = decisive(own, facts.cause);
  const infrastructure = infrastructureOf(error, own, facts.cause);
  recordLastEvents(log, facts, error, infrastructure);
  log.close();
  const text = response.length > MAX_RESPONSE ? response.slice(0, MAX_RESPONSE) : response;
  return {
    runId,
    outcome: decideOutcome({ error, events: log.events }),
    metrics: log.measure(durationMs, response.length),
    events: log.events,
    response: { text, truncated: responseTruncated || text !== response },
    securityFindings: [...securityFindings, ...exposedSecrets.map(exposure)],
    warnings: log.events
      .filter((event) => event.type === 'warning')
      .map(({ code, message }) => ({ code, message })),
    ...(infrastructure === undefined ? {} : { infrastructure }),
    durationMs,
  };
}

const NO_END: SubjectEnd = { response: '' };

function exposure(name: string): Finding {
  return { code: 'secret_exposed', message: `the value of ${name} is in what the subject printed` };
}

/** What ended the run from outside explains the error that the subject then ended with; a checkpoint failure stands for itself. */
function decisive(own: SubjectEnd['error'], cause: RunError | undefined): RunError | undefined {
  return own?.code.startsWith('checkpoint_') ? own : (cause ?? own);
}

/** A run that the caller cut short is no evidence, nor is one that an infrastructure error ended. */
function infrastructureOf(
  error: RunError | undefined,
  own: SubjectEnd['error'],
  cause: RunError | undefined,
): RunError | undefined {
  if (error === undefined) return undefined;
  const { code, message } = error;
  const stated = error === own ? own.infrastructure : undefined;
  const cutShort = error === cause && code === 'aborted';
  return cutShort || (stated ?? isInfrastructureCode(code)) ? { code, message } : undefined;
}

function recordLastEvents(
  log: RunLog,
  { end, unenforceable }: RunFacts,
  error: RunError | undefined,
  infrastructure: RunError | undefined,
): void {
  if (end === undefined) {
    const message = 'the subject did not end when it was told to';
    log.record({ type: 'warning', code: 'subject_unresponsive', message });
  }
  if (unenforceable.length > 0 && infrastructure === undefined) {
    const message = `no limit could be enforced on ${unenforceable.join(' and ')}: not every turn reported it`;
    log.record({ type: 'warning', code: 'budget_unenforceable', message });
  }
  if (error !== undefined && error.code !== 'budget_exceeded') {
    log.record({ type: 'error', code: error.code, message: error.message, fatal: true });
  }
}
