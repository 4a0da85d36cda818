import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { INPUTS } from '../../../src/action/inputs.ts';
import { OUTPUTS } from '../../../src/action/outputs.ts';

const action: Record<string, Record<string, Record<string, unknown>>> = parse(
  readFileSync('action.yml', 'utf8'),
);
const manual = readFileSync('manual/action.md', 'utf8');

describe('action.yml', () => {
  it('has the keys a runner knows and no others', () => {
    expect(Object.keys(action).sort()).toEqual([
      'branding',
      'description',
      'inputs',
      'name',
      'outputs',
      'runs',
    ]);
    expect(action['runs']).toEqual({ using: 'node24', main: 'dist/action/main.mjs' });
  });

  it('declares the inputs that the code reads, described, without defaults, and the manual lists them', () => {
    expect(Object.keys(action['inputs'] ?? {})).toEqual([...INPUTS]);
    for (const input of Object.values(action['inputs'] ?? {}))
      expect(Object.keys(input)).toEqual(['description']);
    expect(tableUnder('## Inputs')).toEqual([...INPUTS]);
  });

  it('declares the outputs that the code sets, and the manual lists them', () => {
    expect(Object.keys(action['outputs'] ?? {})).toEqual([...OUTPUTS]);
    for (const output of Object.values(action['outputs'] ?? {}))
      expect(Object.keys(output)).toEqual(['description']);
    expect(tableUnder('## Outputs')).toEqual([...OUTPUTS]);
  });

  it('has names that neither the runner nor its files can misread', () => {
    for (const name of [...INPUTS, ...OUTPUTS]) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_-]*$/);
  });
});

function tableUnder(heading: string): string[] {
  const section = manual.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? '');
}
