/** What the Action needs to tell of an evaluation on GitHub. */
export { logLine } from '../report/escape.ts';
export { findingLine } from '../report/format.ts';
export { type Annotation, planAnnotations } from '../report/github-annotations.ts';
export { renderGithubSummary } from '../report/github-summary.ts';
