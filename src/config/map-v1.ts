import type { GraderSpec, Scenario, SuiteV1 } from '../generated/types.ts';

type ScenarioV1 = SuiteV1['scenarios'][number];

/** A scenario of schemaVersion 1 in the words of version 2: an outcome grader, and a response grader if any text rule is there (spec 9.1). */
export function mapV1({ expected, ...scenario }: ScenarioV1): Scenario {
  const { outcome = 'succeeded', ...rules } = expected;
  const graders: GraderSpec[] = [{ type: 'outcome', status: outcome }];
  // Version 1 always took an empty list for no rule.
  const given = Object.entries(rules).filter(([, rule]) => !Array.isArray(rule) || rule.length > 0);
  if (given.length > 0) graders.push({ type: 'response', ...Object.fromEntries(given) });
  return { ...scenario, graders };
}
