import { describe, expect, it } from 'vitest';
import { reportError } from '../../../src/action/report-error.ts';
import type { Runner } from '../../../src/action/runner.ts';
import { InterruptedError, StoppedError, UserError } from '../../../src/errors.ts';

describe('reportError', () => {
  it('puts each problem on its line, relative to the checkout', () => {
    const { shown, exitCode } = report(
      new UserError([
        { code: 'unknown_key', message: 'grader', at: { file: '/repo/evals/s.yaml', line: 3, column: 5 } },
        { code: 'not_found', message: 'gone', at: { file: '/elsewhere/s.yaml' } },
        { code: 'usage', message: 'wrong' },
      ]),
    );
    expect(exitCode).toBe(2);
    expect(shown.map(([, properties]) => properties)).toEqual([
      { title: 'unknown_key', file: 'evals/s.yaml', startLine: 3, startColumn: 5 },
      { title: 'not_found', file: '/elsewhere/s.yaml' },
      { title: 'usage' },
    ]);
  });

  it('C-24 shows ten at most and writes the others to the log', () => {
    const problems = Array.from({ length: 30 }, (_, index) => ({ code: 'x', message: `problem ${index}` }));
    const { shown, lines } = report(new UserError(problems));
    expect([shown.length, lines.length]).toEqual([10, 21]);
  });

  it('C-12 writes no workflow command to the log', () => {
    const problems = Array.from({ length: 11 }, () => ({ code: 'x', message: '::set-output::\n##[error]' }));
    const { lines } = report(new UserError(problems));
    expect(lines.every((line) => !/^\s*::|##\[|\n/.test(line))).toBe(true);
  });

  it.each([
    [new StoppedError({ code: 'journal_write_failed', message: 'full' }), 3],
    [new InterruptedError('SIGINT'), 130],
    [new InterruptedError('SIGTERM'), 143],
  ])('ends as the command does when it was stopped or interrupted (%s)', (error, exitCode) => {
    expect(report(error).exitCode).toBe(exitCode);
  });

  it('tells a bug from a wrong input by its exit code', () => {
    expect(report(new TypeError('x is not a function')).exitCode).toBe(70);
    expect(report('thrown text').exitCode).toBe(70);
  });
});

function report(error: unknown) {
  const shown: unknown[][] = [];
  const lines: string[] = [];
  const runner: Pick<Runner, 'error' | 'info'> = {
    error: (...args) => void shown.push(args),
    info: (line) => void lines.push(line),
  };
  return { exitCode: reportError(error, '/repo', runner), shown, lines };
}
