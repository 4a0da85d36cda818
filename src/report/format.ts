import type { Counts, Finding, Interval } from '../generated/types.ts';
import { visible } from './escape.ts';
import { number } from './number.ts';

/** `62.5 %`. Never rounds up to 100 % or down to 0 %. */
export function percent(share: number): string {
  if (share > 0 && share < 0.001) return '<0.1 %';
  const tenths = share < 1 ? Math.min(Math.round(share * 1000), 999) : 1000;
  return `${tenths / 10} %`;
}

export function interval(range: Interval): string {
  return `${Math.round(range.low * 100)}-${Math.round(range.high * 100)} %`;
}

/** Milliseconds for people: `850 ms`, `1.2 s`, `2 min 3 s`, `1 h 5 min`. */
export function duration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export function cost(usd: number): string {
  return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}

/** `3 attempts`, `1 attempt`. */
export function plural(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Both denominators: all, and those that could be decided. */
export function bothRates(counts: Counts): string {
  const all = `${number(counts.passed)} of ${number(counts.total)} passed (${percent(share(counts.passed, counts.total))})`;
  if (counts.undecidable === 0) return all;
  const decided =
    counts.decided === 0
      ? 'none decided'
      : `${number(counts.passed)} of ${number(counts.decided)} decided (${percent(counts.passed / counts.decided)})`;
  return `${all}, ${decided}, ${number(counts.undecidable)} undecidable`;
}

/** `code: message (hint)`, harmless, on one line. */
export function findingLine(finding: Finding): string {
  return `${visible(finding.code)}: ${findingText(finding)}`;
}

/** The same, with the scenario it is about in front. */
export function findingOfScenario(finding: Finding): string {
  const { scenarioId, attempt } = finding;
  if (scenarioId === undefined) return findingLine(finding);
  const where = attempt === undefined ? '' : ` attempt ${attempt}`;
  return `${visible(scenarioId)}${where}: ${findingLine(finding)}`;
}

/** `message (hint)`, harmless, on one line. */
export function findingText({ message, path, hint }: Finding): string {
  const where = path === undefined ? '' : ` [${path}]`;
  return visible(`${message}${where}${hint === undefined ? '' : ` (${hint})`}`);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
