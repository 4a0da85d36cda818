import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyFixture, runCli } from '../helpers/cli.ts';
import { evaluateProject } from '../helpers/evaluate-project.ts';
import { readStepOutput } from '../helpers/workflow-commands.ts';

const SECRET = 'Zt7Qp9Lw3Xk8Vb2Nm5HsGd4Ry6Fc1Jq0';
/** Parts that would tell of it, whether it was cut or not. */
const PARTS = [...windows(SECRET, 8), ...encodings(SECRET).flatMap((text) => windows(text, 12))];

const ways = [
  'whole',
  'split',
  'base64',
  'at-the-limit',
  'on-stderr',
  'in-a-file',
  'in-the-trace',
  'in-a-crash',
];

describe('C-14 an agent that prints a secret of the environment', () => {
  it.each(ways)('%s: it is in no file and in no output, and is a finding', async (how) => {
    const project = copyFixture('leaks');
    const env = { ACME_API_KEY: SECRET };
    const { code, stdout, stderr, evalDir, attempt, report } = await evaluateProject(
      project,
      ['--scenario', how],
      { env },
    );
    const files = filesBelow(join(project, '.proofmark'));
    expect(files.length).toBeGreaterThan(4);
    for (const [name, text] of [...files, ['stdout', stdout], ['stderr', stderr]]) {
      expect(
        PARTS.filter((part) => text?.includes(part)),
        `in ${name}`,
      ).toEqual([]);
    }
    const shown = files.map(([, text]) => text).join('');
    expect(shown, 'what stands around it is kept').toContain(`${how} begins`);
    expect(shown).toContain('[hidden]');
    expect(attempt(how).outcome.status).toBe(how === 'in-a-crash' ? 'failed' : 'succeeded');
    const exposed = ways.filter((way) => way !== 'in-the-trace');
    if (!exposed.includes(how)) return;
    expect(report.report.securityFindings.map(({ code: found }) => found)).toEqual(['secret_exposed']);
    expect(report.report.securityFindings[0]?.message).toContain('ACME_API_KEY');
    expect(code).toBe(1);
    expect(evalDir).toContain(project);
  });

  it('is not handed to a subject that does not name it', async () => {
    const project = copyFixture('leaks');
    const { code, attempt } = await evaluateProject(project, ['unnamed.yaml', '--scenario', 'whole'], {
      env: { ACME_API_KEY: SECRET },
    });
    expect(attempt('whole').transcript).toBe('whole begins  whole ends');
    expect(code).toBe(0);
  });
});

/** What a terminal, a log of a workflow or a reader of XML could take for an instruction. */
const HOSTILE_LINES = ['::error::forged', '##[error]forged', '::set-output name=x::y', '::add-mask::x'];

describe('C-12 an id, an output and a reason full of what programs take for instructions', () => {
  it.each([
    ['on a terminal that is none', {}, []],
    ['in the log of a workflow', { CI: 'true', GITHUB_ACTIONS: 'true' }, ['group', 'endgroup']],
  ])('are harmless %s', async (_title, env, commands) => {
    const { code, stdout, stderr } = await runCli(['eval'], { cwd: copyFixture('hostile'), env });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
    expect(stderr).not.toMatch(/\p{Cf}/u);
    expect(readStepOutput(stderr).commands.map(({ name }) => name)).toEqual(commands);
    expect(stderr).toContain('forged');
  });

  it('leave the report whole, and its text harmless', async () => {
    const { code, stdout, report } = await evaluateProject(copyFixture('hostile'));
    expect(code).toBe(1);
    const [attempt] = report.attempts;
    for (const line of HOSTILE_LINES) expect(attempt?.transcript).toContain(line);
    expect(attempt?.transcript).toContain('\u001b[2J\u0007');
    expect(attempt?.transcript).toContain(']]>');
    expect(attempt?.scenarioId).toContain('\u001b[31m');
    expect(attempt?.reason).toContain('does not contain');
    expect(stdout.slice(0, -1)).not.toMatch(/\p{Cc}/u);
    expect(readStepOutput(stdout).commands).toEqual([]);
  });
});

/** Every file below a folder with its text. */
function filesBelow(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), 'latin1'),
    ]);
}

function windows(text: string, size: number): string[] {
  return Array.from({ length: text.length - size + 1 }, (_, at) => text.slice(at, at + size));
}

/** Base64 of the secret alone, and as a part of a longer text: at each of the three offsets, the characters that it alone decides. */
function encodings(secret: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(`${'x'.repeat(offset)}${secret}`).toString('base64');
    return encoded.slice(offset === 0 ? 0 : 4, -4);
  });
}
