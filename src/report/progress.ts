import type { Progress } from '../model/summary.ts';
import { logLine, shorten, visible } from './escape.ts';
import { plural } from './format.ts';
import { number } from './number.ts';

const FEW_ATTEMPTS = 200;
const MILESTONES = 20;

/**
 * A line for a log that is read later, or nothing for what is not worth one: in long evaluations only attempts that did
 * not pass, and every twentieth part.
 */
export function progressLine(event: Progress): string | undefined {
  if (event.type === 'planned') return plannedLine(event);
  if (event.type !== 'attempt_finished') return undefined;
  const { done, total, verdict, scenarioId, attempt, reason } = event;
  const step = Math.ceil(total / MILESTONES);
  if (total > FEW_ATTEMPTS && verdict === 'passed' && done % step !== 0) return undefined;
  // What leaves attempts undecided is mostly one and the same for many: the result tells it once.
  const why = reason === undefined || verdict !== 'failed' ? '' : `: ${shorten(reason, 200)}`;
  return logLine(`[${done}/${total}] ${verdict} ${shorten(scenarioId, 100)} attempt ${attempt}${why}`);
}

/** What a status line on a terminal needs to know. */
export interface RunningEvaluation {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly undecidable: number;
  /** Attempts in flight, the oldest first. */
  readonly running: readonly string[];
}

export const NOTHING_RUNNING: RunningEvaluation = {
  done: 0,
  total: 0,
  failed: 0,
  undecidable: 0,
  running: [],
};

export function followProgress(state: RunningEvaluation, event: Progress): RunningEvaluation {
  switch (event.type) {
    case 'planned':
      return { ...NOTHING_RUNNING, done: event.alreadyDone, total: event.attempts };
    case 'attempt_started':
      return { ...state, running: [...state.running, attemptName(event)] };
    case 'attempt_finished':
      return {
        done: event.done,
        total: event.total,
        failed: state.failed + Number(event.verdict === 'failed'),
        undecidable: state.undecidable + Number(event.verdict === 'undecidable'),
        running: state.running.filter((name) => name !== attemptName(event)),
      };
    case 'scenario_finished':
      return state;
  }
}

/** One line, at most `width` columns; the caller overwrites it in place. */
export function statusLine(state: RunningEvaluation, width: number): string {
  const facts = [`${number(state.done)}/${number(state.total)}`];
  if (state.failed > 0) facts.push(`${number(state.failed)} failed`);
  if (state.undecidable > 0) facts.push(`${number(state.undecidable)} undecidable`);
  const [oldest, ...others] = state.running;
  if (oldest !== undefined) facts.push(others.length === 0 ? oldest : `${oldest} +${others.length}`);
  const line = facts.join('  ');
  return line.length < width ? line : `${line.slice(0, Math.max(0, width - 2))}…`;
}

function plannedLine({ scenarios, attempts, alreadyDone, evalDir }: Progress & { type: 'planned' }): string {
  const before = alreadyDone === 0 ? '' : ` (${number(alreadyDone)} already done)`;
  return logLine(
    `Evaluating ${plural(scenarios, 'scenario')}, ${plural(attempts, 'attempt')}${before} in ${evalDir}`,
  );
}

function attemptName({ scenarioId, attempt }: { scenarioId: string; attempt: number }): string {
  return `${visible(scenarioId)} #${attempt}`;
}
