import { expect, test } from 'vitest';
import type { SubjectEndLine } from '../../../../src/generated/types.ts';
import { decideEnd } from '../../../../src/subjects/command/decide-end.ts';

function decide(line: Omit<SubjectEndLine, 'v' | 'type'>, exitCode: number) {
  const stdout = { text: 'printed\n', bytes: 8, truncated: true };
  return decideEnd({
    program: 'agent',
    signal: new AbortController().signal,
    trace: { lines: [{ v: 1, type: 'end', ...line }], invalid: undefined, cut: undefined },
    result: {
      exitCode,
      stdout,
      stderr: { text: 'a\nlast words\n\n', bytes: 12, truncated: false },
      durationMs: 1,
    },
  });
}

test.each([
  [{ ok: true }, 0, undefined],
  [{ ok: true, stop: 'end_turn' }, 0, undefined],
  [{ ok: true, stop: 'end_turn' }, 1, { code: 'agent_failed', message: 'agent exited 1: last words' }],
  [{ ok: false }, 0, { code: 'agent_failed' }],
  [{ ok: false, error: 'why' }, 0, { code: 'agent_failed', message: 'why' }],
  [{ ok: false, stop: 'max_turns' }, 1, { code: 'budget_exceeded' }],
  [{ ok: false, stop: 'max_budget' }, 0, { code: 'budget_exceeded' }],
  [{ ok: false, stop: 'cancelled' }, 0, { code: 'aborted' }],
  [
    { ok: false, stop: 'model_error', error: 'HTTP 500' },
    1,
    { code: 'provider_unavailable', message: 'HTTP 500', infrastructure: true },
  ],
  [{ ok: false, stop: 'refusal' }, 0, { code: 'refusal' }],
  [{ ok: false, stop: 'max_tokens' }, 0, { code: 'max_tokens' }],
  [{ ok: true, stop: 'max_tokens' }, 0, { code: 'max_tokens' }],
  [{ ok: false, stop: 'no_result' }, 0, { code: 'agent_failed' }],
  [{ ok: false, stop: 'stopped_early' }, 0, { code: 'agent_failed' }],
] as const)('the end line %j with exit code %s gives %j', (line, exitCode, expected) => {
  const { error } = decide(line, exitCode);
  if (expected === undefined) expect(error).toBeUndefined();
  else expect(error).toMatchObject(expected);
  expect(error?.infrastructure).toBe(
    expected !== undefined && 'infrastructure' in expected ? true : undefined,
  );
});

test('the text of the end line is the response; without it standard output is', () => {
  expect(decide({ ok: true, text: 'said\n' }, 0)).toEqual({ response: 'said\n' });
  expect(decide({ ok: true }, 0)).toEqual({ response: 'printed\n', responseTruncated: true });
});

test('C-14 secrets hidden in either stream are told, each once', () => {
  const captured = (secrets: string[]) => ({ text: '[hidden]', bytes: 8, truncated: false, secrets });
  const { exposedSecrets } = decideEnd({
    program: 'agent',
    signal: new AbortController().signal,
    trace: { lines: [], invalid: undefined, cut: undefined },
    result: { exitCode: 0, stdout: captured(['A', 'B']), stderr: captured(['B', 'C']), durationMs: 1 },
  });
  expect(exposedSecrets).toEqual(['A', 'B', 'C']);
});
