import { decideRunReadiness } from '../gates/run-readiness.ts';
import type { Finding, RunResult } from '../generated/types.ts';
import type { Redactor } from '../harness/redaction.ts';
import type { RunRecord } from '../harness/run.ts';
import type { SubjectSource } from './subject.ts';

export interface RunSurvey {
  readonly source: SubjectSource;
  /** Tools that earlier sessions called. */
  readonly earlierTools: ReadonlySet<string>;
  readonly profile: string;
  readonly redactor: Redactor;
}

/** The four conclusions of a run, redacted; spec section 2. */
export function describeRun(record: RunRecord, survey: RunSurvey): RunResult {
  const { runId, outcome, metrics, response, securityFindings, warnings } = record;
  const { profile, redactor } = survey;
  const readiness = decideRunReadiness({
    outcome,
    securityFindings,
    irreversibleTools: irreversibleCalls(record, survey),
  });
  const { toolCalls, toolFailures } = metrics;
  return {
    type: 'run_result',
    version: 1,
    runId,
    outcome: redactor.value(outcome),
    resumable: isResumable(record),
    metrics,
    response: redactor.text(response.text),
    evaluation: {
      profile,
      scenarioResults: [],
      qualityScores: {
        execution: outcome.status === 'succeeded' ? 1 : 0,
        toolReliability: toolCalls === 0 ? 1 : (toolCalls - toolFailures) / toolCalls,
      },
      securityFindings: redactor.value<Finding[]>([...securityFindings]),
    },
    releaseReadiness: redactor.value({ ...readiness, warnings: [...readiness.warnings, ...warnings] }),
  };
}

/** Besides a run that waits for a person, one that was stopped or that says nothing about its agent can go on. */
function isResumable({ outcome, infrastructure }: RunRecord): boolean {
  return outcome.status === 'paused' || outcome.status === 'aborted' || infrastructure !== undefined;
}

function irreversibleCalls({ events }: RunRecord, { source, earlierTools }: RunSurvey): string[] {
  const called = new Set(earlierTools);
  for (const event of events) if (event.type === 'tool_call') called.add(event.tool);
  return source.irreversibleTools.filter((tool) => called.has(tool));
}
