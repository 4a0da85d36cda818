import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptRecord, Grade } from '../../../src/generated/types.ts';
import { renderTerminal } from '../../../src/report/terminal.ts';
import { hostileText } from '../../helpers/hostile-text.ts';
import { attemptOf, counts, scenarioOf, summaryOf } from '../../helpers/summary.ts';
import { readStepOutput } from '../../helpers/workflow-commands.ts';

const PLAIN = { color: false, width: 100, evalDir: '.proofmark/evals/e1' };

const BAD_KEY = { code: 'provider_auth', message: 'the key in API_KEY was refused' };

describe('renderTerminal', () => {
  it('tells warnings, a line a scenario with its failures, both denominators, blockers and the verdict', () => {
    const summary = summaryOf({
      scenarios: [
        scenarioOf('repair', 'passed', { attempts: counts(3, 0, 0), interval: { low: 0.44, high: 1 } }),
        scenarioOf('refuse', 'failed', {
          attempts: counts(1, 2, 0),
          flaky: true,
          interval: { low: 0.06, high: 0.79 },
          tokens: 1234,
          costUsd: 0.01,
        }),
      ],
      notPassed: [failed('refuse', 2, 'attempts/refuse-2'), failed('refuse', 3, 'attempts/refuse-3')],
      blockers: [{ code: 'pass_rate_below_threshold', message: '66.7 % < 100 %' }],
      warnings: [{ code: 'sandbox_best_effort', message: 'commands ran without a sandbox' }],
      sentence: 'Failed: 1 of 2 scenarios did not pass.',
    });
    expect(renderTerminal(summary, PLAIN)).toBe(`Warnings
  sandbox_best_effort: commands ran without a sandbox

✓ repair  3/3  44-100 %  20 ms
✗ refuse  1/3  flaky  6-79 %  20 ms  1,234 tokens  $0.0100
    attempts 2, 3: response-2 (text_missing): "no" is missing
      see .proofmark/evals/e1/attempts/refuse-2

Scenarios: 1 of 2 passed (50 %)
Attempts:  4 of 6 passed (66.7 %)
Time 1.2 s, 1 flaky

Blockers
  pass_rate_below_threshold: 66.7 % < 100 %

Report: .proofmark/evals/e1/report.json

✗ Failed: 1 of 2 scenarios did not pass.
`);
  });

  it('C-26 tells the one reason why nothing could be judged in one line', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `s${index}`);
    const text = renderTerminal(
      summaryOf({
        scenarios: ids.map((id) => scenarioOf(id, 'undecidable')),
        notPassed: ids.map((id) => attemptOf(id, 'undecidable', { infrastructure: BAD_KEY })),
      }),
      PLAIN,
    );
    expect(linesWith(text, 'API_KEY')).toEqual([
      '? 50 scenarios, 50 attempts: provider_auth: the key in API_KEY was refused',
    ]);
    expect(text.split('\n').length).toBeLessThan(12);
  });

  it('C-26 tells a reason that several attempts share once, with its count', () => {
    const text = renderTerminal(
      summaryOf({
        scenarios: [
          scenarioOf('a', 'passed'),
          scenarioOf('b', 'undecidable'),
          scenarioOf('c', 'undecidable'),
        ],
        notPassed: ['b', 'c'].map((id) => attemptOf(id, 'undecidable', { infrastructure: BAD_KEY })),
      }),
      PLAIN,
    );
    expect(linesWith(text, 'API_KEY')).toEqual([
      '  2 attempts: provider_auth: the key in API_KEY was refused',
    ]);
    expect(linesWith(text, 'attempt 1: provider_auth')).toHaveLength(2);
  });

  it('C-01 shows the rate over all attempts and over the decided', () => {
    const scenarios = [
      scenarioOf('a', 'undecidable'),
      scenarioOf('b', 'undecidable'),
      scenarioOf('c', 'passed'),
    ];
    expect(renderTerminal(summaryOf({ scenarios }), PLAIN)).toContain(
      'Attempts:  1 of 3 passed (33.3 %), 1 of 1 decided (100 %), 2 undecidable',
    );
  });

  it('C-27 offers to go on after an interruption', () => {
    const text = renderTerminal(summaryOf({ scenarios: [], interrupted: 'SIGINT' }), PLAIN);
    expect(text).toContain('proofmark eval --resume e1');
  });

  it('keeps scenarios of the same id in two suites apart', () => {
    const other = { suite: 'evals/other.yaml' };
    const text = renderTerminal(
      summaryOf({
        scenarios: [scenarioOf('a', 'passed'), scenarioOf('a', 'failed', other)],
        notPassed: [{ ...failed('a', 1, 'f'), ...other }],
      }),
      PLAIN,
    );
    expect(text).toMatch(/✓ a.*\n✗ a.*\n {4}attempt 1: response-2/u);
  });

  it('gives only the first of many reasons of a scenario', () => {
    const attempts = Array.from({ length: 9 }, (_, index) =>
      attemptOf('a', 'failed', { attempt: index + 1, graderResults: [grade(`reason ${index}`)] }),
    );
    const text = renderTerminal(
      summaryOf({ scenarios: [scenarioOf('a', 'failed')], notPassed: attempts }),
      PLAIN,
    );
    expect(linesWith(text, 'reason')).toHaveLength(3);
    expect(text).toContain('6 more attempts did not pass');
  });

  it('cuts a long reason with a mark', () => {
    const attempts = [attemptOf('a', 'failed', { graderResults: [grade('x'.repeat(5000))] })];
    const text = renderTerminal(
      summaryOf({ scenarios: [scenarioOf('a', 'failed')], notPassed: attempts }),
      PLAIN,
    );
    expect(linesWith(text, 'xxx')[0]?.length).toBeLessThan(500);
    expect(text).toMatch(/x… \(\+4,\d+ characters\)/u);
  });

  it('colours marks only when asked to', () => {
    const summary = summaryOf({ scenarios: [scenarioOf('a', 'passed')] });
    expect(renderTerminal(summary, { ...PLAIN, color: true })).toContain('\u001b[32m✓\u001b[39m a');
    expect(renderTerminal(summary, PLAIN)).not.toContain('\u001b');
  });

  it('C-12 keeps its lines, shows control characters and holds no workflow command for any text', () => {
    const linesOf = (text: string) => renderTerminal(hostileSummary(text), PLAIN).split('\n').length;
    const expected = linesOf('x');
    fc.assert(
      fc.property(hostileText(), (text) => {
        const rendered = renderTerminal(hostileSummary(text), PLAIN);
        expect(rendered.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
        expect(linesOf(text)).toBe(expected);
        expect(readStepOutput(rendered).commands).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

function hostileSummary(text: string) {
  const finding = { code: text, message: text, hint: text, path: text, scenarioId: text };
  return summaryOf({
    scenarios: [scenarioOf(text, 'failed', { reason: text })],
    notPassed: [attemptOf(text, 'failed', { folder: text, graderResults: [grade(text)] })],
    blockers: [finding],
    warnings: [finding],
    securityFindings: [finding],
    sentence: text,
    interrupted: text,
  });
}

function failed(scenarioId: string, attempt: number, folder: string): AttemptRecord {
  return attemptOf(scenarioId, 'failed', { attempt, folder, graderResults: [grade('"no" is missing')] });
}

function grade(reason: string): Grade {
  return { id: 'response-2', type: 'response', verdict: 'failed', code: 'text_missing', reason };
}

function linesWith(text: string, part: string): string[] {
  return text.split('\n').filter((line) => line.includes(part));
}
