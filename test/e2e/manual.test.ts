import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../helpers/cli.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the README shows results as they look', async () => {
  const cwd = tempFolder();
  cpSync(join(ROOT, 'scenarios'), join(cwd, 'scenarios'), { recursive: true, filter: isSource });
  const [passed = '', failed = ''] = blocksOf('README.md').filter((block) => /^[✓✗]/.test(block));
  const demo = await runCli(['eval', 'scenarios/demo/proofmark.yaml'], { cwd });
  expect([demo.code, withoutChance(demo.stderr)]).toEqual([
    0,
    expect.stringContaining(withoutChance(passed)),
  ]);
  const suite = 'scenarios/endings/evals/wrong-answer.yaml';
  const wrong = await runCli(['eval', 'scenarios/endings/proofmark.yaml', '--suite', suite], { cwd });
  expect([wrong.code, withoutChance(wrong.stderr)]).toEqual([
    1,
    expect.stringContaining(withoutChance(failed)),
  ]);
});

it('the first evaluation of the manual goes as the page says', async () => {
  const cwd = tempFolder();
  for (const folder of ['evals', 'shop']) mkdirSync(join(cwd, folder));
  writeFileSync(join(cwd, 'shop/README.md'), '# Shop\n');
  const blocks = blocksOf('manual/first-evaluation.md');
  const starting = (start: string | RegExp) => blocks.filter((block) => block.search(start) === 0);
  const [claims = '', works = ''] = starting('import ');
  const [first = '', second = ''] = starting('# suite');
  const [failed = ''] = starting('✗');
  const [passed = ''] = starting('✓');
  const [refused = ''] = starting('evals/');
  const write = (file: string, text: string) => writeFileSync(join(cwd, file), text);

  write('proofmark.yaml', starting('# proofmark.yaml')[0] ?? '');
  write('agent.mjs', claims);
  write('evals/scenarios.yaml', first);
  const before = await runCli(['eval'], { cwd });
  expect([before.code, withoutChance(before.stderr)]).toEqual([
    1,
    expect.stringContaining(withoutChance(failed)),
  ]);

  write('agent.mjs', works);
  write('evals/scenarios.yaml', second);
  const after = await runCli(['eval'], { cwd });
  expect([after.code, withoutChance(after.stderr)]).toEqual([
    0,
    expect.stringContaining(withoutChance(passed)),
  ]);

  write('evals/scenarios.yaml', second.replace('repetitions', 'repetitons'));
  expect(await runCli(['eval'], { cwd })).toMatchObject({ code: 2, stderr: refused });
});

function isSource(path: string): boolean {
  return !path.includes('.proofmark');
}

/** What stands between fences. */
function blocksOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}

/** Times and ids of evaluations differ from run to run. */
function withoutChance(text: string): string {
  return text.replaceAll(/\d{8}-\d{6}-[0-9a-f]{6}/g, '<evalId>').replaceAll(/[\d.]+ m?s\b/g, '<time>');
}
