import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TraceEntry } from '../../../src/generated/types.ts';
import { openAttemptStore } from '../../../src/store/attempt-files.ts';
import { createEvaluationFolder } from '../../../src/store/evaluation-folder.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const entry = (sequence: number): TraceEntry => ({
  eventId: `e${sequence}`,
  runId: 'r',
  sequence,
  timestamp: '2026-12-01T10:00:00.000Z',
  event: { type: 'text_delta', agent: 'a', delta: 'ä\n'.repeat(sequence) },
});

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceEntry);

describe('openAttemptStore', () => {
  it('writes the traces of attempts without a folder to one file, in order', () => {
    const folder = createEvaluationFolder(tempFolder(), 'e1');
    const store = openAttemptStore(folder);
    for (const sequence of [1, 2, 3]) store.open(undefined).writeEntry(entry(sequence));
    store.close();
    expect(linesOf(join(folder.attempts, 'trace.jsonl'))).toEqual([1, 2, 3].map(entry));
  });

  it.each([
    '{"eventId":"torn',
    `${JSON.stringify(entry(1))}\n{"eventId":"torn`,
    `${JSON.stringify(entry(1))}\n`,
    '',
  ])('C-07 goes on after a last line that was cut off (%#)', (left) => {
    const folder = createEvaluationFolder(tempFolder(), 'e1');
    const file = join(folder.attempts, 'trace.jsonl');
    writeFileSync(file, left);
    const store = openAttemptStore(folder);
    store.open(undefined).writeEntry(entry(2));
    store.close();
    expect(linesOf(file)).toEqual(left.includes('\n') ? [entry(1), entry(2)] : [entry(2)]);
  });

  it('clears what a broken-off attempt left in its folder', () => {
    const folder = createEvaluationFolder(tempFolder(), 'e1');
    const dir = join(folder.attempts, 'a-1');
    mkdirSync(dir);
    writeFileSync(join(dir, 'trace.jsonl'), '{"torn');
    writeFileSync(join(dir, 'stdout.log'), 'old');
    const files = openAttemptStore(folder).open('a-1');
    files.writeEntry(entry(1));
    files.close();
    expect(readdirSync(dir)).toEqual(['trace.jsonl']);
    expect(linesOf(join(dir, 'trace.jsonl'))).toEqual([entry(1)]);
  });
});
