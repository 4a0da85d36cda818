import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import type { EvaluationFolder } from '../../../src/store/evaluation-folder.ts';
import { openEvaluationJournal, readEvaluationJournal } from '../../../src/store/evaluation-journal.ts';
import { recordOf } from '../../helpers/records.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'proofmark-journal-'));
  file = join(dir, 'journal.jsonl');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const folder = (): EvaluationFolder => ({
  evalId: 'e1',
  dir,
  journal: file,
  manifest: '',
  attempts: '',
  report: '',
  lock: '',
});
const open = (size = 0, records = 0) =>
  openEvaluationJournal(folder(), { timestamp: () => '2026-01-01T00:00:00.000Z', size, records });

async function writeThree() {
  const journal = open();
  journal.append({ kind: 'start', manifestDigest: `sha256:${'0'.repeat(64)}`, attempts: 1 });
  journal.append({ kind: 'attempt_started', key: 'a' });
  journal.append({
    kind: 'attempt_finished',
    key: 'a',
    record: recordOf('s1', 1, 'passed', { transcript: 'é😀\n' }),
  });
  await journal.close();
}

const kinds = () => {
  const seen: string[] = [];
  const state = readEvaluationJournal(folder(), (record) => void seen.push(record.kind));
  return { seen, state };
};

describe('journal', () => {
  it('S-38 numbers its records 1, 2, 3 with their kinds, one JSON document a line', async () => {
    await writeThree();
    const lines = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ version, sequence, kind }) => [version, sequence, kind])).toEqual([
      [1, 1, 'start'],
      [1, 2, 'attempt_started'],
      [1, 3, 'attempt_finished'],
    ]);
  });

  it('C-07 cut at any byte, keeps every whole record, drops the torn one and goes on from there', async () => {
    await writeThree();
    const bytes = readFileSync(file);
    for (let cut = 0; cut <= bytes.length; cut++) {
      writeFileSync(file, bytes.subarray(0, cut));
      const whole = bytes.subarray(0, cut).filter((byte) => byte === 10).length;
      const { state } = kinds();
      expect(state.records).toBe(whole);
      expect(state.torn).toBe(cut > state.size);
      if (cut % 37 !== 0) continue;
      const journal = open(state.size, state.records);
      journal.append({ kind: 'resume', finished: 0, remaining: 1, repaired: state.torn });
      await journal.close();
      expect(kinds().state).toEqual({ size: readFileSync(file).length, records: whole + 1, torn: false });
    }
  });

  it.each([
    ['a damaged line', (text: string) => text.replace('"attempt_started"', '"attempt_started')],
    ['a missing record', (text: string) => text.split('\n').toSpliced(1, 1).join('\n')],
    [
      'a doubled record',
      (text: string) =>
        text
          .split('\n')
          .toSpliced(1, 0, text.split('\n')[1] ?? '')
          .join('\n'),
    ],
  ])('refuses %s in the middle with its line', async (_name, damage) => {
    await writeThree();
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(kinds).toThrow(UserError);
    expect(kinds).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({ code: 'journal_corrupt', at: { file, line: expect.any(Number) } }),
        ],
      }),
    );
  });

  it('reads records that are longer than one read', () => {
    const record = {
      version: 1,
      evalId: 'e',
      sequence: 1,
      timestamp: '',
      kind: 'attempt_started',
      key: 'k'.repeat(700_000),
    };
    writeFileSync(file, `${JSON.stringify(record)}\n`);
    appendFileSync(file, `${JSON.stringify({ ...record, sequence: 2, key: 'b' })}\n`);
    const keys: number[] = [];
    readEvaluationJournal(
      folder(),
      (each) => void (each.kind === 'attempt_started' && keys.push(each.key.length)),
    );
    expect(keys).toEqual([700_000, 1]);
  });

  it('gives places that hold the very bytes of each record', async () => {
    await writeThree();
    const bytes = readFileSync(file);
    readEvaluationJournal(folder(), (record, { offset, length }) => {
      expect(JSON.parse(bytes.subarray(offset, offset + length).toString())).toEqual(record);
    });
  });

  it('is empty after it was cut to nothing', () => {
    writeFileSync(file, 'x');
    truncateSync(file, 0);
    expect(kinds()).toEqual({ seen: [], state: { size: 0, records: 0, torn: false } });
  });
});
