import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A project whose scripted agent echoes, with a JSON suite of `count` scenarios. */
export function makeEchoProject(dir, count) {
  mkdirSync(dir, { recursive: true });
  const config = join(dir, 'proofmark.yaml');
  const suite = join(dir, 'suite.json');
  writeFileSync(
    config,
    'schemaVersion: 2\nname: echo\nprovider: { id: scripted, script: echo.json }\nagents: { echo: {} }\n',
  );
  writeFileSync(join(dir, 'echo.json'), JSON.stringify({ turns: [{ text: 'You asked: {{input}}' }] }));
  const scenarios = Array.from({ length: count }, (_, index) => ({
    id: `case-${index}`,
    input: `question number ${index}`,
    graders: [
      { type: 'outcome', status: 'succeeded' },
      { type: 'response', contains: [`number ${index}`] },
    ],
  }));
  writeFileSync(suite, JSON.stringify({ schemaVersion: 2, scenarios }));
  return { dir, config, suite };
}

/** A project with a source of 500 files, 53 folders, 5 MB, and a command subject; `count` scenarios with a diff grader. */
export function makeWorkspaceProject(dir, count) {
  const source = join(dir, 'source');
  for (let index = 0; index < 500; index++) {
    const folder = join(source, `d${index % 53}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `f${index}.txt`), `${index} `.repeat(2500).slice(0, 10_000));
  }
  const scenarios = Array.from({ length: count }, (_, index) => ({
    id: `case-${index}`,
    input: 'hello',
    graders: [
      { type: 'outcome', status: 'succeeded' },
      { type: 'diff', maxChangedFiles: 0 },
      { type: 'response', contains: ['hello'] },
    ],
  }));
  mkdirSync(join(dir, 'evals'));
  writeFileSync(join(dir, 'evals', 'scenarios.yaml'), JSON.stringify({ schemaVersion: 2, scenarios }));
  const config = join(dir, 'proofmark.yaml');
  writeFileSync(
    config,
    'schemaVersion: 2\nname: files\nagents: {}\nsubject: { type: command, command: [cat] }\nworkspace: { source: source }\n',
  );
  return { dir, source, config };
}
