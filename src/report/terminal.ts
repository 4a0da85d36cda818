import type { Finding } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';
import { visible, withoutCommand } from './escape.ts';
import { bothRates, cost, duration, findingLine, findingOfScenario, plural } from './format.ts';
import { onlyInfrastructureError, sharedErrors } from './infrastructure.ts';
import { number } from './number.ts';
import { createPaint, type Paint, verdictMark } from './paint.ts';
import { toGoOn } from './resume.ts';
import { scenarioLines } from './terminal-scenarios.ts';

const MAX_FINDINGS = 20;

export interface TerminalOptions {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Evaluation folder, as it is shown. */
  readonly evalDir: string;
  /** Warnings that are not in the report, such as unknown keys of the configuration. */
  readonly warnings?: readonly Finding[];
  /** The configuration as the user gave it, for the command that goes on. */
  readonly config?: string | undefined;
}

/** The result of an evaluation for a terminal: warnings first, the verdict in one sentence last. */
export function renderTerminal(summary: EvaluationSummary, options: TerminalOptions): string {
  const paint = createPaint(options.color);
  const { releaseReadiness, report, verdict, verdictSentence } = summary.report;
  const warnings = distinct([...(options.warnings ?? []), ...releaseReadiness.warnings]);
  const blocks = [
    findings('Warnings', warnings, paint),
    onlyInfrastructureError(summary) === undefined
      ? scenarioLines(summary, { ...options, paint })
      : commonCauseLines(summary, paint),
    totalLines(summary),
    sharedCauseLines(summary, paint),
    findings('Security findings', report.securityFindings, paint),
    findings('Blockers', releaseReadiness.blockers, paint),
    whereLines(summary, options),
    [`${verdictMark(verdict, paint)} ${paint('bold', visible(verdictSentence))}`],
  ];
  const text = blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(withoutCommand).join('\n'));
  return `${text.join('\n\n')}\n`;
}

function findings(title: string, list: readonly Finding[], paint: Paint): string[] {
  if (list.length === 0) return [];
  const shown = list.slice(0, MAX_FINDINGS).map((finding) => `  ${findingOfScenario(finding)}`);
  const left = list.length - shown.length;
  return [paint('bold', title), ...shown, ...(left === 0 ? [] : [`  ${number(left)} more, see the report`])];
}

/** Every attempt stopped for one and the same reason: that reason, once. */
function commonCauseLines(summary: EvaluationSummary, paint: Paint): string[] {
  const error = onlyInfrastructureError(summary);
  if (error === undefined) return [];
  const { attempts, scenarios } = summary.report.totals;
  const what = `${plural(scenarios.total, 'scenario')}, ${plural(attempts.total, 'attempt')}`;
  return [`${verdictMark('undecidable', paint)} ${what}: ${findingLine(error)}`];
}

/** Reasons outside the agent's work that several attempts share. */
function sharedCauseLines(summary: EvaluationSummary, paint: Paint): string[] {
  if (onlyInfrastructureError(summary) !== undefined) return [];
  const shared = sharedErrors(summary.notPassed);
  if (shared.length === 0) return [];
  const lines = shared.map(({ error, count }) => `  ${plural(count, 'attempt')}: ${findingLine(error)}`);
  return [paint('bold', 'Infrastructure'), ...lines];
}

function totalLines({ report }: EvaluationSummary): string[] {
  const { scenarios, attempts, flaky, durationMs, tokens, costUsd } = report.totals;
  const facts = [`Time ${duration(durationMs.total)}`];
  if (tokens !== undefined) facts.push(`${number(tokens)} tokens`);
  if (costUsd !== undefined) facts.push(cost(costUsd));
  if (flaky > 0) facts.push(`${number(flaky)} flaky`);
  return [`Scenarios: ${bothRates(scenarios)}`, `Attempts:  ${bothRates(attempts)}`, facts.join(', ')];
}

function whereLines({ report }: EvaluationSummary, { evalDir, config }: TerminalOptions): string[] {
  const lines = [`Report: ${visible(`${evalDir}/report.json`)}`];
  if (report.interrupted === undefined) return lines;
  const next = toGoOn(report.evalId, config);
  return [`Interrupted by ${visible(report.interrupted)}; finished attempts are kept. ${next}`, ...lines];
}

function distinct(list: readonly Finding[]): Finding[] {
  return [...new Map(list.map((finding) => [JSON.stringify(finding), finding])).values()];
}
