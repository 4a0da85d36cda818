import type { Finding, Outcome, ReleaseReadiness } from '../generated/types.ts';

/** What one run showed. */
export interface RunFacts {
  readonly outcome: Outcome;
  readonly securityFindings: readonly Finding[];
  /** Tools that ran although nothing can take back what they do. */
  readonly irreversibleTools: readonly string[];
}

/** Whether a run says that its agent may be released: never by itself, since no scenario was evaluated; spec section 2.4. */
export function decideRunReadiness({
  outcome,
  securityFindings,
  irreversibleTools,
}: RunFacts): ReleaseReadiness {
  const blockers: Finding[] = [];
  if (outcome.status !== 'succeeded') {
    blockers.push({
      code: 'run_not_succeeded',
      message: `the run ended ${outcome.status}: ${outcome.finishReason}`,
    });
  }
  blockers.push({
    code: 'no_scenario_evaluation',
    message: 'no scenario was evaluated',
    hint: 'proofmark eval',
  });
  if (securityFindings.length > 0) {
    const codes = [...new Set(securityFindings.map(({ code }) => code))].sort();
    blockers.push({
      code: 'security_findings',
      message: `${securityFindings.length} security findings: ${codes.join(', ')}`,
    });
  }
  const warnings = irreversibleTools.map((tool) => ({
    code: 'irreversible_tools',
    message: `what ${tool} did cannot be taken back`,
  }));
  return { ready: false, blockers, warnings };
}
