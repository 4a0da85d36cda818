import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endsFinished } from '../../../src/store/last-record.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const started = '{"kind":"attempt_started","key":"a"}\n';
const finish = '{"kind":"finish","verdict":"passed"}\n';
const long = `{"kind":"attempt_finished","transcript":"${'{\\"kind\\":\\"finish\\"}'.repeat(1000)}"}\n`;

it.each([
  ['', false],
  [started, false],
  [started + finish, true],
  [long.repeat(3) + finish, true],
  [started + finish.trimEnd(), false],
  [`${started}${finish}{"kind":"resume"}\n`, false],
  [started + finish + long, false],
])('tells whether a journal ends with the end of its evaluation (%#)', (content, finished) => {
  expect(endsFinished(join(tempFolder({ journal: content }), 'journal'))).toBe(finished);
});
