import type { ScenarioResult } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';
import { shorten, visible } from './escape.ts';
import { findingText, plural } from './format.ts';
import { onlyInfrastructureError } from './infrastructure.ts';

/** GitHub shows ten annotations of a kind for each step, and 4,096 characters of a message. */
const MAX_OF_A_KIND = 10;
const MAX_MESSAGE = 4000;
const MAX_TITLE = 200;

export interface Annotation {
  readonly kind: 'error' | 'warning';
  /** Relative to the root of the repository. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly title: string;
  readonly message: string;
}

export interface AnnotationOptions {
  /** Folder of the project, relative to the root of the repository, with `/`; absent when it lies outside. */
  readonly projectPath?: string;
}

/**
 * What to show on the lines of the suites: failed scenarios and blockers as errors, undecidable scenarios and warnings
 * as warnings. What goes over GitHub's limits is summed up in the last one.
 */
export function planAnnotations(summary: EvaluationSummary, options: AnnotationOptions): Annotation[] {
  const { releaseReadiness } = summary.report;
  const results = onlyInfrastructureError(summary) === undefined ? summary.report.report.scenarioResults : [];
  const all = [
    ...releaseReadiness.blockers.map((finding) =>
      annotation('error', `Not ready: ${finding.code}`, findingText(finding)),
    ),
    ...results.flatMap((result) => scenarioAnnotation(result, options)),
    ...releaseReadiness.warnings.map((finding) => annotation('warning', finding.code, findingText(finding))),
  ];
  return (['error', 'warning'] as const).flatMap((kind) => limit(all.filter((one) => one.kind === kind)));
}

function scenarioAnnotation(result: ScenarioResult, { projectPath }: AnnotationOptions): Annotation[] {
  if (result.verdict === 'passed') return [];
  const kind = result.verdict === 'failed' ? 'error' : 'warning';
  const { passed, total } = result.attempts;
  const reason = result.reason ?? 'no reason was recorded';
  const message = `${passed} of ${plural(total, 'attempt')} passed. ${reason}`;
  const base = annotation(kind, `Scenario ${result.verdict}: ${result.id}`, message);
  const file = projectPath === undefined ? undefined : joinInside(projectPath, result.suite);
  if (file === undefined) return [base];
  const { line, column } = result;
  return [
    { ...base, file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) },
  ];
}

function annotation(kind: Annotation['kind'], title: string, message: string): Annotation {
  return {
    kind,
    title: shorten(visible(title), MAX_TITLE),
    message: shorten(visible(message), MAX_MESSAGE),
  };
}

/** The path in the repository, or nothing when it leads out of it. */
function joinInside(folder: string, path: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split(/[\\/]/)) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

function limit(annotations: readonly Annotation[]): Annotation[] {
  const [first] = annotations;
  if (first === undefined || annotations.length <= MAX_OF_A_KIND) return [...annotations];
  const shown = annotations.slice(0, MAX_OF_A_KIND - 1);
  const left = plural(annotations.length - shown.length, `more ${first.kind}`);
  return [...shown, annotation(first.kind, 'Proofmark', `${left}, see the summary of the job.`)];
}
