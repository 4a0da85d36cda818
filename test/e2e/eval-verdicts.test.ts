import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ChatServer, chunk, startChatServer } from '../helpers/chat-server.ts';
import { copyFixture, runCli } from '../helpers/cli.ts';
import { evaluateProject, verdictsOf } from '../helpers/evaluate-project.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

describe('proofmark eval decides', () => {
  it('C-01 undecidable when an agent does not start, with the rate over all and over the decided attempts', async () => {
    const { code, report, attempt, stderr } = await evaluateProject(copyFixture('startup'));
    expect(code).toBe(3);
    expect(report.verdict).toBe('undecidable');
    expect(verdictsOf(report)).toEqual([
      ['price', 'undecidable'],
      ['greeting', 'passed'],
      ['stock', 'undecidable'],
    ]);
    for (const id of ['price', 'stock']) {
      expect(attempt(id).infrastructure?.code).toBe('subject_not_started');
      expect(attempt(id).infrastructure?.message).toContain('exited 3');
    }
    expect(report.totals.attempts).toEqual({ total: 3, passed: 1, failed: 0, undecidable: 2, decided: 1 });
    expect(report).toMatchObject({ passRate: 1 / 3, totals: { passRate: 1 / 3, decidedPassRate: 1 } });
    expect(report.releaseReadiness.blockers.map((blocker) => blocker.code)).toEqual(['undecided_attempts']);
    expect(stderr).toContain('1 of 3');
    expect(stderr).toContain('1 of 1');
    for (const id of ['price', 'stock'])
      expect(stderr).toMatch(new RegExp(`^\\? ${id} .*1 undecidable`, 'm'));
  });

  it('S-57 failed when the agent fails, passed when that is what the scenario expects', async () => {
    const project = copyFixture('crashes');
    const failing = await evaluateProject(project);
    expect(failing.code).toBe(1);
    expect(failing.report).toMatchObject({
      verdict: 'failed',
      passRate: 0,
      releaseReadiness: { ready: false },
    });
    expect(failing.attempt('must-succeed').outcome).toMatchObject({
      status: 'failed',
      finishReason: 'agent_failed',
    });
    const expected = await evaluateProject(project, ['--suite', 'evals/expected.yaml']);
    expect(expected.code).toBe(0);
    expect(expected.report).toMatchObject({
      verdict: 'passed',
      passRate: 1,
      releaseReadiness: { ready: true },
    });
  });

  it.each(['negative-rule', 'negative-rule-v1'])(
    'C-16 no pass for a rule on what must not be said when the agent crashed without a word (%s)',
    async (suite) => {
      const { code, report, attempt } = await evaluateProject(copyFixture('crashes'), [
        '--suite',
        `evals/${suite}.yaml`,
      ]);
      expect(code).toBe(3);
      expect(report.verdict).toBe('undecidable');
      expect(attempt('says-no-todo').graderResults).toMatchObject([
        { type: 'outcome', verdict: 'passed' },
        { type: 'response', verdict: 'undecidable', code: 'no_response' },
      ]);
    },
  );

  it('S-67 failed when a tool needs an approval and nobody is there, passed when the tool is allowed', async () => {
    const project = copyFixture('approval');
    const asking = await evaluateProject(project);
    expect(asking.code).toBe(1);
    expect(asking.attempt('reads-the-note')).toMatchObject({
      verdict: 'failed',
      outcome: { status: 'paused', finishReason: 'tool_approval_denied' },
      approvalCount: 1,
    });
    const allowed = await evaluateProject(project, ['allowed.yaml']);
    expect(allowed.code).toBe(0);
    expect(allowed.attempt('reads-the-note')).toMatchObject({
      verdict: 'passed',
      outcome: { status: 'succeeded' },
      approvalCount: 0,
      toolTrajectory: [{ tool: 'read', isError: false }],
    });
  });

  it('S-66 on limits of the state of a run', async () => {
    const { code, attempt } = await evaluateProject(copyFixture('approval'), [
      '--suite',
      'evals/limits.yaml',
    ]);
    expect(code).toBe(1);
    expect(attempt('no-approvals').graderResults[1]).toMatchObject({
      verdict: 'failed',
      code: 'too_many_approvals',
    });
    expect(attempt('one-approval').verdict).toBe('passed');
    expect(attempt('needs-a-checkpoint').graderResults[1]).toMatchObject({
      verdict: 'failed',
      code: 'too_few_checkpoints',
    });
  });
});

const ANSWERS = ['It is 42.', 'It is 42.', 'It is 41.'].map((text) => ({
  chunks: [chunk({ content: text }), chunk({}, 'stop')],
}));

describe('S-58 of three attempts two pass', () => {
  it.each([
    ['failed without a threshold', '', [], 1],
    ['ready at a threshold of 0.6, with a warning', 'quality: { minScenarioPassRate: 0.6 }', [], 0],
    [
      'not ready at 0.6 in the strict profile',
      'quality: { minScenarioPassRate: 0.6 }',
      ['--profile', 'strict'],
      1,
    ],
  ])('%s', async (_title, quality, args, exitCode) => {
    await using server = await startChatServer(...ANSWERS);
    const project = serverProject(server, { quality, repetitions: 3 });
    const { code, report } = await evaluateProject(project, ['--workers', '1', ...args], {
      env: { ACME_API_KEY: 'k3y-of-acme' },
    });
    expect(code).toBe(exitCode);
    expect(report.report).toMatchObject({
      scenarioResults: [{ passed: false, score: 2 / 3, flaky: true, verdict: 'failed', k: 3 }],
      qualityScores: { passRate: 2 / 3, stability: 0 },
    });
    expect(report.releaseReadiness.ready).toBe(exitCode === 0);
    const { blockers, warnings } = report.releaseReadiness;
    const unstable = args.length > 0 ? blockers : warnings;
    expect(unstable).toContainEqual(
      expect.objectContaining({ code: 'unstable_scenario', scenarioId: 'answer' }),
    );
  });
});

describe('C-18 a key that is not set', () => {
  it('leaves every attempt undecidable, names the variable and takes away no row', async () => {
    await using server = await startChatServer(ANSWERS[0] ?? {});
    const project = serverProject(server, { repetitions: 2 });
    const subjects = { with: { ACME_API_KEY: 'k3y-of-acme' }, without: {}, empty: { ACME_API_KEY: '' } };
    const [withKey, ...withoutKey] = await Promise.all(
      Object.values(subjects).map((env) => evaluateProject(project, [], { env })),
    );
    expect(withKey).toMatchObject({ code: 0, report: { verdict: 'passed', totalRuns: 2 } });
    expect(server.requests).toHaveLength(2);
    for (const { code, report, stderr } of withoutKey) {
      expect(code).toBe(3);
      expect(report).toMatchObject({ verdict: 'undecidable', totalRuns: 2, passRate: 0 });
      expect(report.attempts.map(({ infrastructure }) => infrastructure?.code)).toEqual([
        'missing_credential',
        'missing_credential',
      ]);
      expect(report.attempts[0]?.infrastructure?.message).toContain('ACME_API_KEY');
      expect(stderr).toContain('ACME_API_KEY');
    }
  });

  it('of a command subject does the same, and nothing is started', async () => {
    const project = tempFolder({
      'proofmark.yaml':
        'schemaVersion: 2\nname: keyed\nagents: {}\nsubject: { type: command, command: [sh, agent.sh], env: [ACME_API_KEY] }\nworkspace: { source: ws }\n',
      'agent.sh': 'touch "$(dirname "$0")/started"; echo 42\n',
      'ws/notes.txt': 'notes\n',
      'evals/scenarios.yaml': suite(1),
    });
    const { code, report, attempt } = await evaluateProject(project);
    expect(code).toBe(3);
    expect(report.totalRuns).toBe(1);
    expect(attempt('answer').infrastructure).toMatchObject({ code: 'missing_credential' });
    expect(attempt('answer').reason).toContain('ACME_API_KEY');
    const started = await evaluateProject(project, [], { env: { ACME_API_KEY: 'k3y-of-acme' } });
    expect(started.code).toBe(0);
  });
});

it('C-26 the same reason for all of 20 attempts ends with 3 and is told once', async () => {
  const project = serverProject({ baseUrl: 'http://127.0.0.1:9/v1' }, { repetitions: 20 });
  const { code, stdout, stderr } = await runCli(['eval'], { cwd: project });
  expect(code).toBe(3);
  expect(stdout).toBe('');
  expect(stderr.match(/ACME_API_KEY/g)).toHaveLength(1);
  expect(stderr.split('\n').length).toBeLessThan(40);
});

interface ServerProject {
  readonly quality?: string;
  readonly repetitions: number;
}

/** One scenario, asked of a model server that wants a key. */
function serverProject(
  { baseUrl }: Pick<ChatServer, 'baseUrl'>,
  { quality = '', repetitions }: ServerProject,
): string {
  const project = tempFolder({ 'evals/scenarios.yaml': suite(repetitions) });
  const provider = `{ baseUrl: "${baseUrl}", model: acme-1, apiKeyEnv: ACME_API_KEY }`;
  writeFileSync(
    join(project, 'proofmark.yaml'),
    `schemaVersion: 2\nname: served\nprovider: ${provider}\nagents: { agent: {} }\n${quality}\n`,
  );
  return project;
}

function suite(repetitions: number): string {
  return `schemaVersion: 2
scenarios:
  - id: answer
    input: What is the answer?
    repetitions: ${repetitions}
    graders: [{ type: outcome, status: succeeded }, { type: response, contains: ["42"] }]
`;
}
