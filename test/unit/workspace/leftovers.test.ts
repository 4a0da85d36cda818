import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeLeftovers } from '../../../src/workspace/leftovers.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const prefix = 'proofmark-20261201-101500-3fa9c1-';
const searchPath = process.env['PATH'];

it('removes the folders of killed sessions of this evaluation, closed ones too, and nothing else', async () => {
  const outside = tempFolder({ 'kept.txt': 'x' });
  const place = tempFolder({ [`${prefix}deadbeef.txt`]: 'x', [`${prefix}0badcafe`]: 'a file' });
  const names = [
    `${prefix}11111111`,
    `${prefix}22222222`,
    `${prefix}33333333`,
    `${prefix}4444444`,
    `${prefix}5555555g`,
    'proofmark-20261201-101500-ffffff-66666666',
  ];
  for (const name of names) {
    mkdirSync(join(place, name, 'workspaces-x', 'closed'), { recursive: true });
    writeFileSync(join(place, name, 'workspaces-x', 'closed', 'file'), '');
  }
  chmodSync(join(place, `${prefix}11111111`, 'workspaces-x', 'closed'), 0);
  symlinkSync(outside, join(place, `${prefix}77777777`));

  const own = join(place, `${prefix}33333333`);
  await removeLeftovers({ prefix, places: [place, place, join(place, 'missing')], own, searchPath });

  const stay = [...names.slice(2), `${prefix}deadbeef.txt`, `${prefix}0badcafe`, `${prefix}77777777`];
  expect(readdirSync(place).sort()).toEqual(stay.sort());
  expect(readdirSync(outside)).toEqual(['kept.txt']);
});
