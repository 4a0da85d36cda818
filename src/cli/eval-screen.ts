import { relative } from 'node:path';
import type { EvaluateResult } from '../app/options.ts';
import {
  followProgress,
  NOTHING_RUNNING,
  offerResume,
  progressLine,
  renderTerminal,
  statusLine,
} from '../app/terminal-report.ts';
import type { Finding } from '../generated/types.ts';
import type { Progress } from '../model/summary.ts';

/** What a person sees of an evaluation, on standard error. */
export interface Screen {
  observe(progress: Progress): void;
  warn(warnings: readonly Finding[]): void;
  finish(result: EvaluateResult): void;
  /** There is no result: makes room for what is told instead. */
  leave(): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Most status lines a second. */
const REFRESH_MS = 100;
const CLEAR_LINE = '\r\u001b[2K';

export interface ScreenOptions {
  readonly stream: NodeJS.WriteStream;
  readonly env: Environment;
  readonly cwd: string;
  /** The configuration as the user gave it. */
  readonly config: string | undefined;
}

/** One moving line on a terminal; plain lines elsewhere, grouped in GitHub Actions. */
export function openScreen({ stream, env, cwd, config }: ScreenOptions): Screen {
  const isTerminal = stream.isTTY === true && env['TERM'] !== 'dumb' && env['CI'] === undefined;
  const options = { color: usesColor(stream, env), width: stream.columns ?? 100 };
  const show = isTerminal ? createStatus(stream) : createLines(stream, env['GITHUB_ACTIONS'] === 'true');
  return {
    observe(progress) {
      if (progress.type === 'planned' && progress.unfinished !== undefined) {
        stream.write(`${offerResume(progress.unfinished, config)}\n`);
      }
      show.observe(progress);
    },
    warn: () => undefined,
    finish(result) {
      show.end();
      const evalDir = relative(cwd, result.evalDir) || '.';
      const { summary, warnings } = result;
      stream.write(`\n${renderTerminal(summary, { ...options, evalDir, config, warnings })}`);
    },
    leave: show.end,
  };
}

function createStatus(stream: NodeJS.WriteStream): {
  observe: (progress: Progress) => void;
  end: () => void;
} {
  let state = NOTHING_RUNNING;
  let drawn = 0;
  return {
    observe(progress) {
      state = followProgress(state, progress);
      const now = performance.now();
      if (now - drawn < REFRESH_MS) return;
      drawn = now;
      stream.write(`${CLEAR_LINE}${statusLine(state, (stream.columns ?? 100) - 1)}`);
    },
    end: () => void stream.write(CLEAR_LINE),
  };
}

function createLines(stream: NodeJS.WriteStream, grouped: boolean): ReturnType<typeof createStatus> {
  if (grouped) stream.write('::group::Attempts\n');
  return {
    observe(progress) {
      const line = progressLine(progress);
      if (line !== undefined) stream.write(`${line}\n`);
    },
    end: () => void (grouped && stream.write('::endgroup::\n')),
  };
}

/** https://no-color.org, and the wish to force it. */
function usesColor(stream: NodeJS.WriteStream, env: Environment): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  if ((env['FORCE_COLOR'] ?? '') !== '' && env['FORCE_COLOR'] !== '0') return true;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
