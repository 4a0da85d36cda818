import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderGithubSummary } from '../../../src/report/github-summary.ts';
import { hostileText } from '../../helpers/hostile-text.ts';
import { attemptOf, scenarioOf, summaryOf } from '../../helpers/summary.ts';
import { readStepOutput } from '../../helpers/workflow-commands.ts';

const OPTIONS = { reportPath: '.proofmark/evals/e1/report.json' };

describe('renderGithubSummary', () => {
  it('puts what did not pass before what passed, with verdict, rates and blockers above', () => {
    const text = renderGithubSummary(
      summaryOf({
        scenarios: [
          scenarioOf('a', 'passed'),
          scenarioOf('b', 'failed', { reason: 'diff-2: a.js is missing' }),
        ],
        blockers: [{ code: 'pass_rate_below_threshold', message: '50 % < 100 %' }],
        sentence: 'Failed',
      }),
      OPTIONS,
    );
    expect(text).toMatch(/^## ❌ Failed\n/u);
    expect(text).toContain('- Attempts: 1 of 2 passed (50 %)');
    const order = ['### Blockers', '### Did not pass', '<code>b</code>', '<details>', '<code>a</code>'];
    const positions = order.map((part) => text.indexOf(part));
    expect(positions).toEqual([...positions].sort((x, y) => x - y));
    expect(positions).not.toContain(-1);
  });

  it('C-24 stays below the limit by whole rows, closes what it opened and counts what is left out', () => {
    const scenarios = Array.from({ length: 20_000 }, (_, index) =>
      scenarioOf(`scenario-${index}`, index % 2 === 0 ? 'failed' : 'passed', {
        reason: '日本語 '.repeat(40),
      }),
    );
    const text = renderGithubSummary(summaryOf({ scenarios }), OPTIONS);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000_000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(900_000);
    expect(rows(text).every((row) => row.endsWith('|'))).toBe(true);
    expect(counted(text) + rows(text).length).toBe(20_000);
    expect(text.match(/<details>/g)).toEqual(text.match(/<\/details>/g)?.map(() => '<details>'));
  });

  it.each([2_000, 3_000, 5_000, 20_000])(
    'C-24 keeps a limit of %d bytes and loses no scenario',
    (maxBytes) => {
      const scenarios = Array.from({ length: 300 }, (_, index) =>
        scenarioOf(`s${index}`, index % 3 === 0 ? 'undecidable' : 'passed'),
      );
      const text = renderGithubSummary(summaryOf({ scenarios }), { ...OPTIONS, maxBytes });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
      expect(counted(text) + rows(text).length).toBe(300);
    },
  );

  it('C-26 tells the one reason why nothing could be judged, without a table', () => {
    const infrastructure = { code: 'provider_auth', message: 'refused' };
    const text = renderGithubSummary(
      summaryOf({
        scenarios: ['a', 'b'].map((id) => scenarioOf(id, 'undecidable')),
        notPassed: ['a', 'b'].map((id) => attemptOf(id, 'undecidable', { infrastructure })),
      }),
      OPTIONS,
    );
    expect(text.match(/refused/g)).toHaveLength(1);
    expect(rows(text)).toEqual([]);
  });

  it('C-12 keeps its rows and holds no workflow command for any text', () => {
    const expected = hostile('x').split('\n').length;
    fc.assert(
      fc.property(hostileText(), (text) => {
        const rendered = hostile(text);
        expect(rows(rendered)).toHaveLength(2);
        expect(rows(rendered).map((row) => row.split('|').length)).toEqual([8, 8]);
        expect(rendered.split('\n')).toHaveLength(expected);
        expect(readStepOutput(rendered).commands).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

function hostile(text: string): string {
  const finding = { code: text, message: text, hint: text };
  return renderGithubSummary(
    summaryOf({
      scenarios: [
        scenarioOf(text, 'failed', { reason: text }),
        scenarioOf(text, 'undecidable', { reason: text }),
      ],
      blockers: [finding],
      warnings: [finding],
      securityFindings: [finding],
      sentence: text,
      interrupted: text,
    }),
    { reportPath: text },
  );
}

function rows(text: string): string[] {
  return text.split('\n').filter((line) => /^\| [✅❌❔]/u.test(line));
}

function counted(text: string): number {
  const notes = text.matchAll(/^([\d,]+) more, see the report\.$/gmu);
  return [...notes].reduce((sum, [, count]) => sum + Number(count?.replaceAll(',', '')), 0);
}
