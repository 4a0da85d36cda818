import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load-config.ts';
import { loadModelScript } from '../../../src/config/load-model-script.ts';
import { loadSuite } from '../../../src/config/load-suite.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const loaded = (name: string) =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes(`/node_modules/${name}/`));

test('good JSON is read without either parser that knows places; YAML needs one', async () => {
  const cwd = tempFolder({
    'c.json': '{"schemaVersion":2,"name":"a","agents":{}}',
    's.json': '{"schemaVersion":1,"scenarios":[{"id":"a","input":"x","expected":{}}]}',
    'm.json': '{"turns":[{"text":"hi"}]}',
    'm.yaml': 'turns: [{ text: hi }]',
  });
  await loadConfig({ file: 'c.json', cwd });
  (await loadSuite({ file: 's.json', cwd })).locate(0);
  await loadModelScript({ file: 'm.json', cwd });
  expect([loaded('yaml'), loaded('jsonc-parser')]).toEqual([false, false]);
  await loadModelScript({ file: 'm.yaml', cwd });
  expect(loaded('yaml')).toBe(true);
});
