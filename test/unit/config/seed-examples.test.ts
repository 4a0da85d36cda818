import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load-config.ts';
import { loadSuite } from '../../../src/config/load-suite.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const V1 = `schemaVersion: 1
scenarios:
  - id: paid-order
    input: 查询订单 A-100
    expected:
      outcome: succeeded
      contains:
        - 已支付
      notContains:
        - TODO
`;

const V2 = `# yaml-language-server: $schema=../schemas/suite.schema.json
schemaVersion: 2
scenarios:
  - id: repair-discount
    input: 复现并修复折扣计算错误
    repetitions: 3
    graders:
      - { id: outcome, type: outcome, status: succeeded }
      - type: trajectory
        sequence:
          - { tool: bash, result: failed }
          - { tool: read, result: succeeded }
          - { tool: edit, result: succeeded }
          - { tool: bash, result: succeeded }
        maxToolFailures: 1
      - type: command
        command: node
        args: ["--test"]
      - type: file
        path: src/discount.ts
        contains: ["Math.min"]
      - type: diff
        requiredPaths: ["src/discount.ts"]
        allowedPaths: ["src/discount.ts"]
        preserveExisting: true
      - type: state
        maxTurns: 12
        maxSecurityFindings: 0
      - type: response
        contains: ["src/discount.ts", "测试"]
`;

const CONFIG_HEAD = 'schemaVersion: 2\nname: shop\nagents: { coder: {}, reviewer: {} }\n';
const SNIPPETS = [
  `runtime:
  maxTurns: 20
  maxSteps: 100
  stepTimeoutMs: 300000
  runTimeoutMs: 900000
  maxToolCalls: 50
  maxToolFailures: 3
  maxRetries: 3
  maxTokens: 100000
  maxCostUsd: 2
`,
  'quality:\n  profile: standard\n  minScenarioPassRate: 1\n  allowOverride: true\n',
  `workflow:
  - id: review
    type: call
    agent: reviewer
    input: "审查：{{draft.text}}"
    saveAs: review
    retry:
      max: 2
      if: "{{text}} contains INCOMPLETE"
`,
  `loop:
  execute: { agent: coder, input: "{{prompt}}" }
  verify:
    agent: reviewer
    input: "{{candidate.text}}"
    passIf: "{{text}} == PASS"
  repair: { agent: coder, input: "{{verification.text}}" }
  maxIterations: 3
  maxRepairs: 2
  maxRepeatedAction: 2
  onFailure: repair
  onExhausted: fail
`,
];

test('the version 1 suite loads unchanged and comes out as an outcome and a response grader', async () => {
  const dir = tempFolder({ 'evals/scenarios.yaml': V1 });
  const suite = await loadSuite({ file: 'evals/scenarios.yaml', cwd: dir });
  expect(suite.schemaVersion).toBe(1);
  expect(suite.scenarios).toEqual([
    {
      id: 'paid-order',
      input: '查询订单 A-100',
      graders: [
        { id: 'outcome-1', type: 'outcome', status: 'succeeded' },
        { id: 'response-2', type: 'response', contains: ['已支付'], notContains: ['TODO'] },
      ],
    },
  ]);
});

test('the version 2 suite loads unchanged, ids that are not given filled in', async () => {
  const dir = tempFolder({ 'evals/scenarios.yaml': V2 });
  const suite = await loadSuite({ file: 'evals/scenarios.yaml', cwd: dir });
  expect(suite.schemaVersion).toBe(2);
  expect(suite.scenarios[0]?.graders.map(({ id }) => id)).toEqual([
    'outcome',
    'trajectory-2',
    'command-3',
    'file-4',
    'diff-5',
    'state-6',
    'response-7',
  ]);
  expect(suite.locate(0)).toEqual({ file: 'evals/scenarios.yaml', line: 4, column: 5 });
});

test.each(SNIPPETS)('a configuration with %j loads without a warning', async (snippet) => {
  const cwd = tempFolder({ 'coremind.yaml': CONFIG_HEAD + snippet });
  expect((await loadConfig({ file: 'coremind.yaml', cwd })).warnings).toEqual([]);
});
