import type { AttemptRecord, ScenarioResult } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';
import { shorten, visible } from './escape.ts';
import { type FailingAttempts, groupByReasons, scenarioKey } from './failing-attempts.ts';
import { cost, duration, interval } from './format.ts';
import { sharedErrors } from './infrastructure.ts';
import { number } from './number.ts';
import { type Paint, verdictMark } from './paint.ts';

const MAX_GROUPS = 3;
const MAX_NUMBERS = 8;

export interface ScenarioLayout {
  readonly paint: Paint;
  /** Columns of the terminal. */
  readonly width: number;
  /** Evaluation folder, as it is shown. */
  readonly evalDir: string;
}

/** One line a scenario in the order of the suites; under those that did not pass, why and where to look. */
export function scenarioLines(summary: EvaluationSummary, layout: ScenarioLayout): string[] {
  const results = summary.report.report.scenarioResults;
  const names = results.map((result) => visible(result.id));
  const longest = names.reduce((max, name) => Math.max(max, name.length), 0);
  const column = Math.min(longest, Math.max(24, layout.width - 50));
  const failing = byScenario(summary.notPassed);
  const told = sharedErrors(summary.notPassed);
  return results.flatMap((result, index) => {
    const name = cutName(names[index] ?? '', column).padEnd(column);
    const line = scenarioLine(result, name, layout.paint);
    if (result.verdict === 'passed') return line;
    const attempts = failing.get(scenarioKey(result.suite, result.id)) ?? [];
    return [line, ...failureLines(groupByReasons(attempts, told), layout)];
  });
}

function scenarioLine(result: ScenarioResult, name: string, paint: Paint): string {
  const { attempts } = result;
  const facts = [`${number(attempts.passed)}/${number(attempts.total)}`];
  if (result.flaky) facts.push(paint('yellow', 'flaky'));
  if (attempts.undecidable > 0) facts.push(`${number(attempts.undecidable)} undecidable`);
  if (attempts.total > 1 && result.interval !== undefined) facts.push(interval(result.interval));
  facts.push(...usage(result));
  return `${verdictMark(result.verdict, paint)} ${name}  ${facts.join('  ')}`;
}

function usage({ durationMs, tokens, costUsd }: ScenarioResult): string[] {
  const facts = [duration(durationMs.total)];
  if (tokens !== undefined) facts.push(`${number(tokens)} tokens`);
  if (costUsd !== undefined) facts.push(cost(costUsd));
  return facts;
}

function failureLines(groups: readonly FailingAttempts[], layout: ScenarioLayout): string[] {
  const lines = groups.slice(0, MAX_GROUPS).flatMap((group) => groupLines(group, layout));
  const left = groups.slice(MAX_GROUPS).reduce((sum, group) => sum + group.attempts.length, 0);
  return left === 0 ? lines : [...lines, `    ${number(left)} more attempts did not pass; see the report`];
}

function groupLines({ attempts, reasons }: FailingAttempts, { paint, evalDir }: ScenarioLayout): string[] {
  const label = attemptNumbers(attempts.map(({ attempt }) => attempt));
  const folder = attempts.find((attempt) => attempt.folder !== undefined)?.folder;
  const where = folder === undefined ? [] : [paint('dim', `      see ${visible(`${evalDir}/${folder}`)}`)];
  return [...reasons.map((reason) => `    ${label}: ${reason}`), ...where];
}

function attemptNumbers(numbers: readonly number[]): string {
  const shown = numbers.slice(0, MAX_NUMBERS).join(', ');
  const left = numbers.length - MAX_NUMBERS;
  return `attempt${numbers.length === 1 ? '' : 's'} ${shown}${left > 0 ? ` and ${number(left)} more` : ''}`;
}

function byScenario(attempts: readonly AttemptRecord[]): Map<string, AttemptRecord[]> {
  const groups = new Map<string, AttemptRecord[]>();
  for (const attempt of attempts) {
    const key = scenarioKey(attempt.suite, attempt.scenarioId);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [attempt]);
    else group.push(attempt);
  }
  return groups;
}

function cutName(name: string, column: number): string {
  return name.length <= column ? name : shorten(name, column - 1).replace(/….*$/u, '…');
}
