import type { Finding, ScenarioResult, Verdict } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';
import { byteLength, takeLines } from './byte-budget.ts';
import { markdownCode, markdownText, shorten } from './escape.ts';
import { bothRates, cost, duration, findingLine, findingOfScenario, interval, plural } from './format.ts';
import { onlyInfrastructureError } from './infrastructure.ts';
import { number } from './number.ts';

const MAX_BYTES = 1_000_000;
const MAX_FINDINGS = 20;
const MAX_ID = 120;
const MAX_REASON = 500;
/** Longest note after a table that was cut, and the end of a folded part. */
const ROOM_FOR_CLOSING = 300;

const HEADER = [
  '| | Scenario | Passed | 95 % | Time, usage | Reason |',
  '| --- | --- | --- | --- | --- | --- |',
];
const MARKS = { passed: '✅', failed: '❌', undecidable: '❔' } as const satisfies Record<Verdict, string>;

export interface GithubSummaryOptions {
  /** Where the whole report is, as it is shown. */
  readonly reportPath: string;
  /** Bytes in UTF-8; GitHub drops a summary above 1 MiB as a whole. Default 1,000,000. */
  readonly maxBytes?: number;
}

/**
 * The summary of a job in Markdown. What does not fit is left out by whole rows and counted; scenarios that passed go
 * first.
 */
export function renderGithubSummary(summary: EvaluationSummary, options: GithubSummaryOptions): string {
  const { report } = summary;
  const results = onlyInfrastructureError(summary) === undefined ? report.report.scenarioResults : [];
  const head = headLines(summary, options.reportPath);
  const room = (options.maxBytes ?? MAX_BYTES) - byteLength(head.join('\n')) - 2 * ROOM_FOR_CLOSING;
  const open = section(
    'Did not pass',
    tableLines(
      results.filter(({ verdict }) => verdict !== 'passed'),
      room,
    ),
  );
  const passed = fold(
    'Passed',
    tableLines(
      results.filter(({ verdict }) => verdict === 'passed'),
      room - byteLength(open.join('\n')),
    ),
  );
  return `${[...head, ...open, ...passed].join('\n')}\n`;
}

function headLines(summary: EvaluationSummary, reportPath: string): string[] {
  const { report } = summary;
  const { totals, releaseReadiness } = report;
  return [
    `## ${MARKS[report.verdict]} ${markdownText(shorten(report.verdictSentence, MAX_REASON))}`,
    '',
    `- Scenarios: ${bothRates(totals.scenarios)}`,
    `- Attempts: ${bothRates(totals.attempts)}`,
    `- ${usage(totals).join(', ')}`,
    `- Report: ${markdownCode(reportPath)}`,
    ...interruption(summary),
    '',
    ...commonCause(summary),
    ...findingLines('Blockers', releaseReadiness.blockers),
    ...findingLines('Security findings', report.report.securityFindings),
    ...findingLines('Warnings', releaseReadiness.warnings),
  ];
}

function usage(totals: Pick<ScenarioResult, 'durationMs' | 'tokens' | 'costUsd'>): string[] {
  const facts = [`Time ${duration(totals.durationMs.total)}`];
  if (totals.tokens !== undefined) facts.push(`${number(totals.tokens)} tokens`);
  if (totals.costUsd !== undefined) facts.push(cost(totals.costUsd));
  return facts;
}

function interruption({ report }: EvaluationSummary): string[] {
  return report.interrupted === undefined ? [] : [`- Interrupted by ${markdownText(report.interrupted)}`];
}

function commonCause(summary: EvaluationSummary): string[] {
  const error = onlyInfrastructureError(summary);
  if (error === undefined) return [];
  const attempts = plural(summary.report.totals.attempts.total, 'attempt');
  return [`**${attempts}, one reason:** ${markdownText(shorten(findingLine(error), MAX_REASON))}`, ''];
}

function findingLines(title: string, list: readonly Finding[]): string[] {
  if (list.length === 0) return [];
  const shown = list.slice(0, MAX_FINDINGS);
  const lines = shown.map((finding) => `- ${markdownText(shorten(findingOfScenario(finding), MAX_REASON))}`);
  const left = list.length - shown.length;
  return [
    `### ${title}`,
    '',
    ...lines,
    ...(left === 0 ? [] : [`- ${number(left)} more, see the report`]),
    '',
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`### ${title}`, '', ...lines, ''];
}

function fold(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return ['<details>', `<summary>${title}</summary>`, '', ...lines, '', '</details>'];
}

function tableLines(results: readonly ScenarioResult[], room: number): string[] {
  const rows = takeLines(results.map(rowOf), room - byteLength(HEADER.join('\n')));
  const left = results.length - rows.length;
  const table = rows.length === 0 ? [] : [...HEADER, ...rows];
  return left === 0 ? table : [...table, '', `${number(left)} more, see the report.`];
}

function rowOf(result: ScenarioResult): string {
  const { attempts } = result;
  const open = attempts.undecidable === 0 ? '' : `, ${number(attempts.undecidable)} undecidable`;
  const cells = [
    MARKS[result.verdict],
    markdownCode(shorten(result.id, MAX_ID)),
    `${number(attempts.passed)}/${number(attempts.total)}${result.flaky ? ' flaky' : ''}${open}`,
    attempts.total > 1 && result.interval !== undefined ? interval(result.interval) : '',
    usage(result).join(', ').replace('Time ', ''),
    result.reason === undefined ? '' : markdownText(shorten(result.reason, MAX_REASON)),
  ];
  return `| ${cells.join(' | ')} |`;
}
