import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);

describe.each(files)('%s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const workflow: Workflow = parse(text);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('gives no more than reading by default and never runs foreign code with secrets', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });

  it('pins the actions of others by commit, with the version beside it', () => {
    for (const { uses } of steps)
      if (uses !== undefined && uses !== './') expect(uses).toMatch(/@[0-9a-f]{40}$/);
    for (const line of text.split('\n').filter((each) => /uses: [^.]/.test(each)))
      expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
  });

  it('ends in time and does not run twice at once', () => {
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(workflow.concurrency).toBeDefined();
  });

  it('puts nothing that others wrote into a script', () => {
    for (const { run } of steps) expect(run ?? '').not.toMatch(/\$\{\{/);
  });
});
