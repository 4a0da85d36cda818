// Generated from schemas/ by scripts/generate.mjs. Do not edit.
export type Operation = 'read' | 'write' | 'process' | 'network' | 'external';
export type Step = PromptStep | CallStep | ParallelStep | IfStep | SwitchStep;
export type PermissionMode = 'ask' | 'assisted' | 'full';
export type NetworkRule = 'ask' | 'allow' | 'deny';
export type Profile = 'development' | 'standard' | 'strict';
export type SubjectType = 'runtime' | 'acp' | 'claude-code' | 'codex' | 'gemini-cli' | 'opencode' | 'command';
/**
 * Ignored files to take along, such as node_modules/**.
 */
export type Paths = string[];
/**
 * Files of the suite: changing one is a security finding, and command graders see the original.
 */
export type Paths1 = string[];
/**
 * required (default): commands that cannot be sandboxed give undecidable grades. best-effort: they run with process-group isolation, and every report says so.
 */
export type SandboxMode = 'required' | 'best-effort';
export type GateName =
  | 'check'
  | 'eval'
  | 'coverage'
  | 'ledger'
  | 'npm'
  | 'source'
  | 'wheel'
  | 'docs'
  | 'acceptance'
  | 'performance'
  | 'stability';
/**
 * One line of journal.jsonl of an evaluation.
 */
export type JournalRecord =
  JournalStart | JournalResume | JournalAttemptStarted | JournalAttemptFinished | JournalInterrupted | JournalFinish;
/**
 * What is known: it holds, it does not, or it cannot be told.
 */
export type Verdict = 'passed' | 'failed' | 'undecidable';
/**
 * How a run ended.
 */
export type OutcomeStatus = 'succeeded' | 'failed' | 'paused' | 'aborted' | 'timeout' | 'budget_exceeded';
export type Strings = string[];
/**
 * One line of .proofmark/runs/<runId>.jsonl; spec section 6.1. sequence counts 1, 2, 3 … over all sessions of a run.
 */
export type RunStateRecord =
  RunStart | RunResume | RunEvent | RunMessage | RunLoop | RunPause | RunFinish | RunReconcile;
export type TraceEvent =
  | AgentStartEvent
  | AgentEndEvent
  | TurnEndEvent
  | TextDeltaEvent
  | ToolCallEvent
  | ToolResultEvent
  | EffectReceiptEvent
  | StepStartEvent
  | StepOutputEvent
  | StepResumedEvent
  | StepEndEvent
  | LoopStateEvent
  | RetryEvent
  | ApprovalRequiredEvent
  | ApprovalResolvedEvent
  | PolicyDeniedEvent
  | BudgetExceededEvent
  | ContextCompactedEvent
  | ContextCompactionFailedEvent
  | CheckpointCreatedEvent
  | WarningEvent
  | ErrorEvent;
/**
 * One message of a conversation, redacted.
 */
export type SaidMessage = SaidByUser | SaidByAssistant | SaidByTool;
export type LoopPhase =
  | 'idle'
  | 'planning'
  | 'executing'
  | 'verifying'
  | 'repairing'
  | 'paused'
  | 'succeeded'
  | 'failed'
  | 'aborted'
  | 'timeout'
  | 'budget_exceeded';
/**
 * One line of the JSONL trace that a command subject may write to the file named by PROOFMARK_TRACE.
 */
export type SubjectTraceLine =
  | SubjectToolStarted
  | SubjectToolFinished
  | SubjectText
  | SubjectThought
  | SubjectRetry
  | SubjectUsage
  | SubjectTurn
  | SubjectPermission
  | SubjectEndLine;
export type GraderSpec =
  | OutcomeGraderSpec
  | TrajectoryGraderSpec
  | CommandGraderSpec
  | FileGraderSpec
  | DiffGraderSpec
  | StateGraderSpec
  | ResponseGraderSpec;
/**
 * Paths relative to the workspace; a trailing /** stands for a subtree.
 */
export type Paths2 = string[];

export interface Documents {
  config: Config;
  journal: JournalRecord;
  manifest: Manifest;
  modelScript: ModelScript;
  report: EvaluationReport;
  runResult: RunResult;
  runState: RunStateRecord;
  subjectTrace: SubjectTraceLine;
  suiteV1: SuiteV1;
  suite: Suite;
  trace: TraceEntry;
  common: Common;
}
/**
 * proofmark.yaml, schemaVersion 2. A CoreMind v2 coremind.yaml is accepted as it stands.
 */
export interface Config {
  $schema?: string;
  schemaVersion: 2;
  name: string;
  description?: string;
  provider?: Provider;
  tools?: ToolConfig[];
  options?: ModelOptions;
  agents: {
    [k: string]: Agent;
  };
  defaultAgent?: string;
  workflow?: Step[];
  loop?: Loop;
  session?: Session;
  runtime?: RuntimeLimits;
  permissions?: Permissions;
  quality?: Quality;
  subject?: SubjectSpec;
  workspace?: WorkspaceSpec;
  sandbox?: SandboxMode;
  completion?: Completion;
  coverage?: CoverageSpec;
  ledger?: LedgerSpec;
  release?: ReleaseSpec;
}
/**
 * The model behind our own runtime: one of the catalogue by id, or any OpenAI-compatible server by baseUrl and model.
 */
export interface Provider {
  id?: string;
  name?: string;
  baseUrl?: string;
  model?: string;
  api?: 'openai-completions';
  apiKey?: string;
  apiKeyEnv?: string;
  headers?: {
    [k: string]: string;
  };
  contextWindow?: number;
  maxTokens?: number;
  /**
   * With id: scripted. Model script, relative to this file.
   */
  script?: string;
}
/**
 * A built-in tool by id, or a script tool by path with its declared effect.
 */
export interface ToolConfig {
  id?:
    | 'read'
    | 'ls'
    | 'find'
    | 'grep'
    | 'git_status'
    | 'git_diff'
    | 'git_log'
    | 'bash'
    | 'edit'
    | 'write'
    | 'web-fetch'
    | 'web-search';
  enabled?: boolean;
  path?: string;
  name?: string;
  effect?: Effect;
}
export interface Effect {
  /**
   * @minItems 1
   */
  operations: Operation[];
  reversible: boolean;
  pathFields?: string[];
  urlFields?: string[];
}
export interface ModelOptions {
  temperature?: number;
  maxTokens?: number;
  thinkingLevel?: 'off' | 'low' | 'medium' | 'high' | 'xhigh';
}
export interface Agent {
  model?: string;
  systemPrompt?: string;
  tools?: ToolConfig[];
  options?: ModelOptions;
  description?: string;
  skills?: string[];
}
export interface PromptStep {
  id: string;
  type: 'prompt';
  agent: string;
  input: string;
  saveAs?: string;
  retry?: RetrySpec;
}
export interface RetrySpec {
  max?: number;
  if?: string;
}
export interface CallStep {
  id: string;
  type: 'call';
  agent: string;
  input: string;
  saveAs?: string;
  retry?: RetrySpec;
}
export interface ParallelStep {
  id: string;
  type: 'parallel';
  steps: Step[];
  saveAs?: string;
}
export interface IfStep {
  id: string;
  type: 'if';
  condition: string;
  then: Step[];
  else?: Step[];
}
export interface SwitchStep {
  id: string;
  type: 'switch';
  on: string;
  cases: {
    [k: string]: Step[];
  };
  default?: Step[];
}
export interface Loop {
  planning?: LoopTask;
  execute: LoopTask;
  verify: LoopVerify;
  repair: LoopTask;
  maxIterations?: number;
  maxRepairs?: number;
  maxRepeatedAction?: number;
  onFailure?: 'repair' | 'pause' | 'fail';
  onExhausted?: 'pause' | 'fail';
}
export interface LoopTask {
  agent: string;
  input: string;
}
export interface LoopVerify {
  agent: string;
  input: string;
  passIf: string;
  evidence?: LoopEvidence;
}
export interface LoopEvidence {
  mode: 'runtime';
  regressionCommand: string;
  minSuccessfulTestCommands?: number;
  requireCheckpoint?: boolean;
  requireDiffReview?: boolean;
}
export interface Session {
  enabled?: boolean;
  dir?: string;
  compact?: boolean;
}
/**
 * Budgets of one run; spec section 3.1.
 */
export interface RuntimeLimits {
  maxTurns?: number;
  maxSteps?: number;
  stepTimeoutMs?: number;
  runTimeoutMs?: number;
  maxToolCalls?: number;
  maxToolFailures?: number;
  maxRetries?: number;
  maxTokens?: number;
  maxCostUsd?: number;
}
export interface Permissions {
  mode?: PermissionMode;
  workspaceOnly?: boolean;
  network?: NetworkRule;
  allow?: string[];
  deny?: string[];
}
export interface Quality {
  profile?: Profile;
  allowOverride?: boolean;
  minScenarioPassRate?: number;
}
/**
 * Who is judged. Default: our own runtime with the agents of this file.
 */
export interface SubjectSpec {
  type?: SubjectType;
  /**
   * Program and arguments; {{input}} in an argument stands for the scenario's input, otherwise it comes on standard input.
   *
   * @minItems 1
   */
  command?: string[];
  /**
   * Environment variables handed to the subject. One that is not set makes its attempts undecidable.
   */
  env?: string[];
}
/**
 * What an attempt finds in its workspace.
 */
export interface WorkspaceSpec {
  /**
   * Folder to copy, relative to the file that names it; default the project itself.
   */
  source?: string;
  /**
   * copy (default): a sealed copy for each attempt. in-place: the project itself, one attempt at a time.
   */
  isolation?: 'copy' | 'in-place';
  include?: Paths;
  protect?: Paths1;
  /**
   * Folder laid over the copy of each command grader, relative to the file that names it.
   */
  overlay?: string;
}
export interface Completion {
  gate?: 'required' | 'off';
  verifier?: boolean;
  commands?: CompletionCommand[];
  waivers?: Waiver[];
}
export interface CompletionCommand {
  id: string;
  kind?: string;
  description?: string;
  command: string;
  required?: boolean;
  timeoutMs?: number;
}
export interface Waiver {
  effectDigest: string;
  reason: string;
  by?: string;
  expires?: string;
}
export interface CoverageSpec {
  baseline?: string;
  report?: string;
}
export interface LedgerSpec {
  readme?: string;
  file?: string;
  results?: string[];
}
export interface ReleaseSpec {
  /**
   * @minItems 1
   */
  gates?: GateName[];
}
export interface JournalStart {
  version: 1;
  evalId: string;
  sequence: number;
  timestamp: string;
  kind: 'start';
  manifestDigest: string;
  attempts: number;
}
export interface JournalResume {
  version: 1;
  evalId: string;
  sequence: number;
  timestamp: string;
  kind: 'resume';
  finished: number;
  remaining: number;
  /**
   * A torn last line was dropped.
   */
  repaired?: boolean;
}
export interface JournalAttemptStarted {
  version: 1;
  evalId: string;
  sequence: number;
  timestamp: string;
  kind: 'attempt_started';
  key: string;
}
export interface JournalAttemptFinished {
  version: 1;
  evalId: string;
  sequence: number;
  timestamp: string;
  kind: 'attempt_finished';
  key: string;
  record: AttemptRecord;
}
/**
 * One run of one scenario, graded.
 */
export interface AttemptRecord {
  scenarioId: string;
  /**
   * Suite file, relative to the project.
   */
  suite: string;
  attempt: number;
  verdict: Verdict;
  /**
   * verdict is passed.
   */
  passed: boolean;
  /**
   * First grade that did not pass, with its reason; or why nothing could be told.
   */
  reason?: string;
  infrastructure?: RunError;
  runId?: string;
  transcript: string;
  transcriptTruncated?: boolean;
  outcome: Outcome;
  graderResults: Grade[];
  metrics: Metrics;
  approvalCount: number;
  toolTrajectory: TrajectoryCall[];
  securityFindings: Finding[];
  warnings: Finding[];
  changedPaths?: Strings;
  /**
   * The source has a git history, and the workspace held none of it.
   */
  historyRemoved?: true;
  /**
   * Folder of diff and logs, relative to the evaluation folder.
   */
  folder?: string;
  startedAt?: string;
  durationMs?: number;
}
/**
 * Why a run ended early.
 */
export interface RunError {
  code: string;
  message: string;
  /**
   * Facts for machines: which cap was reached, why a loop is paused.
   */
  details?: Record<string, string>;
}
/**
 * How a run ended, and why.
 */
export interface Outcome {
  status: OutcomeStatus;
  finishReason: string;
  error?: RunError;
}
/**
 * What one grader found in the sealed evidence of one attempt.
 */
export interface Grade {
  id: string;
  type: string;
  verdict: Verdict;
  /**
   * Stable machine code; manual/reference/codes.md.
   */
  code: string;
  /**
   * What was compared: path, bytes, line ends.
   */
  reason?: string;
  evidence?: Record<string, unknown>;
}
/**
 * Counts of one run. tokens and costUsd are absent when nobody reported them.
 */
export interface Metrics {
  durationMs: number;
  turns: number;
  steps: {
    total: number;
    succeeded: number;
    failed: number;
  };
  toolCalls: number;
  toolFailures: number;
  retries: number;
  tokens?: number;
  costUsd?: number;
  outputChars: number;
}
export interface TrajectoryCall {
  tool: string;
  callId?: string;
  isError?: boolean;
}
/**
 * A blocker, a warning or a security finding: a stable code and what it means here.
 */
export interface Finding {
  code: string;
  message: string;
  /**
   * What to do about it.
   */
  hint?: string;
  path?: string;
  scenarioId?: string;
  attempt?: number;
}
export interface JournalInterrupted {
  version: 1;
  evalId: string;
  sequence: number;
  timestamp: string;
  kind: 'interrupted';
  signal: string;
  inFlight?: Strings;
}
export interface JournalFinish {
  version: 1;
  evalId: string;
  sequence: number;
  timestamp: string;
  kind: 'finish';
  verdict: Verdict;
}
/**
 * What an evaluation will judge, written before anything runs; design.md section 6, step 1.
 */
export interface Manifest {
  schemaVersion: 1;
  evalId: string;
  createdAt: string;
  /**
   * Version of Proofmark.
   */
  proofmark: string;
  platform: string;
  node: string;
  /**
   * Commit of the project, when it is a git repository.
   */
  git?: string;
  config: InputFile;
  suites: InputFile[];
  subject: ManifestSubject;
  graders: ManifestGraders;
  profile: 'development' | 'standard' | 'strict';
  threshold: number;
  permission?: 'ask' | 'assisted' | 'full';
  sandbox: 'required' | 'best-effort';
  workers: number;
  /**
   * Of the order of attempts; absent when nothing was left to chance.
   */
  seed?: number;
  shard: Shard;
  filter?: ManifestFilter;
  /**
   * Digest of every file or folder that the result depends on, by path relative to the project.
   */
  inputs: {
    [k: string]: string;
  };
  plan: ManifestPlan;
  /**
   * Folder outside the project that holds the workspaces of this evaluation.
   */
  workspaceRoot?: string;
}
export interface InputFile {
  path: string;
  digest: string;
}
export interface ManifestSubject {
  type: string;
  digest: string;
  agent?: string;
  provider?: string;
  model?: string;
  version?: string;
}
export interface ManifestGraders {
  digest: string;
  count: number;
}
export interface Shard {
  index: number;
  total: number;
}
export interface ManifestFilter {
  scenarios: Strings;
  tags: Strings;
}
export interface ManifestPlan {
  digest: string;
  scenarios: number;
  attempts: number;
}
/**
 * What the scripted model answers. The turn is chosen by counting the assistant messages so far, so a request can be repeated.
 */
export interface ModelScript {
  $schema?: string;
  /**
   * @minItems 1
   */
  turns: ScriptedTurn[];
}
export interface ScriptedTurn {
  /**
   * {{input}} stands for the scenario's input.
   */
  text?: string;
  toolCalls?: ScriptedToolCall[];
  usage?: ScriptedUsage;
  /**
   * Waits before answering.
   */
  delayMs?: number;
  error?: ScriptedError;
}
export interface ScriptedToolCall {
  tool: string;
  args?: Record<string, unknown>;
  /**
   * Arguments as the text a model would send, to play broken JSON.
   */
  rawArgs?: string;
}
export interface ScriptedUsage {
  inputTokens?: number;
  outputTokens?: number;
  costUsd?: number;
}
/**
 * The model fails instead of answering.
 */
export interface ScriptedError {
  code: string;
  message?: string;
  status?: number;
}
/**
 * report.json of an evaluation; design.md section 6 and spec section 9.4.
 */
export interface EvaluationReport {
  schemaVersion: 1;
  evalId: string;
  verdict: Verdict;
  verdictSentence: string;
  /**
   * Signal that ended the evaluation early.
   */
  interrupted?: string;
  /**
   * Passed attempts / all attempts.
   */
  passRate: number;
  totalRuns: number;
  totals: Totals;
  report: EvaluationResult;
  releaseReadiness: ReleaseReadiness;
  manifest: Manifest;
  attempts: AttemptRecord[];
}
export interface Totals {
  attempts: Counts;
  /**
   * passed / total.
   */
  passRate: number;
  /**
   * passed / decided; absent when nothing was decided.
   */
  decidedPassRate?: number;
  interval?: Interval;
  tokens?: number;
  costUsd?: number;
  durationMs: Durations;
  scenarios: Counts;
  /**
   * Mean of the scenarios' scores: every scenario counts once.
   */
  scenarioPassRate: number;
  passAtK?: number;
  passHatK?: number;
  flaky: number;
}
/**
 * Attempts by verdict. decided = passed + failed.
 */
export interface Counts {
  total: number;
  passed: number;
  failed: number;
  undecidable: number;
  decided: number;
}
/**
 * Wilson score interval, 95 %.
 */
export interface Interval {
  low: number;
  high: number;
}
export interface Durations {
  total: number;
  median: number;
  max: number;
}
export interface EvaluationResult {
  profile: string;
  scenarioResults: ScenarioResult[];
  qualityScores: QualityScores;
  securityFindings: Finding[];
}
export interface ScenarioResult {
  id: string;
  suite: string;
  line?: number;
  column?: number;
  tags?: Strings;
  verdict: Verdict;
  /**
   * All attempts passed.
   */
  passed: boolean;
  /**
   * passed / total.
   */
  score: number;
  reason?: string;
  /**
   * Some attempts passed and some failed.
   */
  flaky: boolean;
  attempts: Counts;
  /**
   * passed / total.
   */
  passRate: number;
  /**
   * passed / decided; absent when nothing was decided.
   */
  decidedPassRate?: number;
  interval?: Interval;
  /**
   * Chance that at least one of k attempts passes; k = repetitions.
   */
  passAtK?: number;
  /**
   * Chance that all k attempts pass.
   */
  passHatK?: number;
  k: number;
  tokens?: number;
  costUsd?: number;
  durationMs: Durations;
}
export interface QualityScores {
  passRate: number;
  stability: number;
}
export interface ReleaseReadiness {
  ready: boolean;
  blockers: Finding[];
  warnings: Finding[];
}
/**
 * What proofmark run --json prints: the four conclusions of one run; spec section 2.
 */
export interface RunResult {
  type: 'run_result';
  version: 1;
  runId: string;
  outcome: Outcome;
  /**
   * The run can go on with proofmark run --resume <runId>.
   */
  resumable: boolean;
  metrics: Metrics;
  response: string;
  evaluation: RunEvaluation;
  releaseReadiness: ReleaseReadiness;
}
/**
 * A run is no evaluation: it has no scenario results.
 */
export interface RunEvaluation {
  profile: string;
  /**
   * @maxItems 0
   */
  scenarioResults: unknown[];
  qualityScores: RunScores;
  securityFindings: Finding[];
}
export interface RunScores {
  /**
   * 1 when the run succeeded, else 0.
   */
  execution: number;
  /**
   * Tool calls that did not fail / all; 1 without calls.
   */
  toolReliability: number;
}
export interface RunStart {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'start';
  payload: RunStartPayload;
}
export interface RunStartPayload {
  configName: string;
  schemaVersion: 2;
  /**
   * Of the configuration and of every file that the subject depends on; not of the permission mode.
   */
  configFingerprint: string;
  /**
   * What the agent was asked, redacted.
   */
  initialPrompt: string;
  /**
   * Of what it was asked, before redaction.
   */
  promptDigest: string;
  /**
   * The redactor hid something in initialPrompt: a resume needs the prompt again.
   */
  promptHidden?: true;
  permission: 'ask' | 'assisted' | 'full';
  sessionId?: string;
}
export interface RunResume {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'resume';
  payload: RunResumePayload;
}
export interface RunResumePayload {
  completedStepIds: string[];
  resumedAt: string;
  permission: 'ask' | 'assisted' | 'full';
}
export interface RunEvent {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'event';
  payload: TraceEntry;
}
/**
 * One line of a trace; spec section 5. sequence counts 1, 2, 3 … within a run.
 */
export interface TraceEntry {
  eventId: string;
  runId: string;
  sequence: number;
  timestamp: string;
  event: TraceEvent;
}
export interface AgentStartEvent {
  type: 'agent_start';
  agent: string;
  stepId?: string;
}
export interface AgentEndEvent {
  type: 'agent_end';
  agent: string;
  stepId?: string;
}
export interface TurnEndEvent {
  type: 'turn_end';
  agent: string;
  stepId?: string;
  tokens?: number;
  costUsd?: number;
  requestsAnotherTurn?: boolean;
}
export interface TextDeltaEvent {
  type: 'text_delta';
  agent: string;
  delta: string;
  stepId?: string;
}
export interface ToolCallEvent {
  type: 'tool_call';
  agent: string;
  tool: string;
  args: Record<string, unknown>;
  callId?: string;
  idempotencyKey?: string;
  stepId?: string;
}
export interface ToolResultEvent {
  type: 'tool_result';
  agent: string;
  tool: string;
  isError: boolean;
  callId?: string;
  stepId?: string;
  exitCode?: number;
  outputChars?: number;
}
export interface EffectReceiptEvent {
  type: 'effect_receipt';
  idempotencyKey: string;
  tool: string;
  status: 'started' | 'committed' | 'unknown' | 'not_started';
  stepId?: string;
}
export interface StepStartEvent {
  type: 'step_start';
  stepId: string;
  kind: string;
}
export interface StepOutputEvent {
  type: 'step_output';
  stepId: string;
  agent: string;
  text: string;
  saveAs?: string;
}
export interface StepResumedEvent {
  type: 'step_resumed';
  stepId: string;
}
export interface StepEndEvent {
  type: 'step_end';
  stepId: string;
  ok: boolean;
}
export interface LoopStateEvent {
  type: 'loop_state';
  from: string;
  to: string;
  trigger: string;
  iteration: number;
  repairs: number;
  reason?: string;
}
export interface RetryEvent {
  type: 'retry';
  scope: 'provider' | 'workflow';
  attempt: number;
  stepId?: string;
  reason?: string;
}
export interface ApprovalRequiredEvent {
  type: 'approval_required';
  approvalId: string;
  runId: string;
  agent: string;
  tool: string;
  args: Record<string, unknown>;
  risk: 'low' | 'high';
  effect: CallEffect;
  reason?: string;
}
/**
 * What one tool call would touch; spec section 4.1.
 */
export interface CallEffect {
  operations: string[];
  paths: string[];
  urls: string[];
  reversible: boolean;
  declared: boolean;
}
export interface ApprovalResolvedEvent {
  type: 'approval_resolved';
  approvalId: string;
  runId: string;
  decision: 'allow' | 'deny';
}
export interface PolicyDeniedEvent {
  type: 'policy_denied';
  agent: string;
  tool: string;
  reason: string;
  code?: string;
  callId?: string;
}
export interface BudgetExceededEvent {
  type: 'budget_exceeded';
  dimension: string;
  limit: number;
  actual: number;
  message: string;
}
export interface ContextCompactedEvent {
  type: 'context_compacted';
  beforeTokens: number;
  afterTokens: number;
  removedMessages: number;
}
export interface ContextCompactionFailedEvent {
  type: 'context_compaction_failed';
  message: string;
  preservedMessages: number;
}
export interface CheckpointCreatedEvent {
  type: 'checkpoint_created';
  checkpointId: string;
  tool: string;
  reversible: boolean;
  targetPath?: string;
}
export interface WarningEvent {
  type: 'warning';
  code: string;
  message: string;
}
export interface ErrorEvent {
  type: 'error';
  message: string;
  fatal: boolean;
  code?: string;
}
export interface RunMessage {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'message';
  payload: RunMessagePayload;
}
export interface RunMessagePayload {
  /**
   * Empty outside of workflows and loops.
   */
  stepId: string;
  message: SaidMessage;
}
export interface SaidByUser {
  role: 'user';
  text: string;
}
export interface SaidByAssistant {
  role: 'assistant';
  text: string;
  toolCalls: SaidToolCall[];
}
export interface SaidToolCall {
  callId: string;
  tool: string;
  rawArgs: string;
}
export interface SaidByTool {
  role: 'tool';
  callId: string;
  tool: string;
  text: string;
  isError: boolean;
}
/**
 * Where a loop stands; spec section 10.3.
 */
export interface RunLoop {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'loop';
  payload: LoopSnapshot;
}
/**
 * Where a loop stands; spec section 10.3. Kept after every change of its phase.
 */
export interface LoopSnapshot {
  schemaVersion: 1;
  machineVersion: '1';
  runId: string;
  configFingerprint?: string;
  phase: LoopPhase;
  iteration: number;
  repairCount: number;
  /**
   * How often the last action came in a row.
   */
  repeatedActionCount: number;
  transitionSequence: number;
  lastActionFingerprint?: string;
  pauseReason?: string;
  resumePhase?: 'planning' | 'executing' | 'verifying' | 'repairing';
  failureCode?: string;
  failureMessage?: string;
}
/**
 * The session ended, and the run can be resumed.
 */
export interface RunPause {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'pause';
  payload: RunResult;
}
/**
 * The run is over.
 */
export interface RunFinish {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'finish';
  payload: RunResult;
}
/**
 * A person settled an effect whose end nobody saw.
 */
export interface RunReconcile {
  version: 1;
  runId: string;
  sequence: number;
  timestamp: string;
  kind: 'reconcile';
  payload: RunReconcilePayload;
}
export interface RunReconcilePayload {
  idempotencyKey: string;
  decision: 'happened' | 'did_not_happen';
  reason: string;
  /**
   * Name of the user account.
   */
  by: string;
}
export interface SubjectToolStarted {
  v: 1;
  type: 'tool.started';
  id: string;
  name: string;
  args?: Record<string, unknown>;
  t?: number;
}
export interface SubjectToolFinished {
  v: 1;
  type: 'tool.finished';
  id: string;
  ok: boolean;
  output?: string;
  exitCode?: number;
  denied?: boolean;
  error?: string;
  t?: number;
}
export interface SubjectText {
  v: 1;
  type: 'text';
  text: string;
  t?: number;
}
export interface SubjectThought {
  v: 1;
  type: 'thought';
  text: string;
  t?: number;
}
export interface SubjectRetry {
  v: 1;
  type: 'retry';
  reason?: string;
  t?: number;
}
export interface SubjectUsage {
  v: 1;
  type: 'usage';
  input?: number;
  cachedInput?: number;
  output?: number;
  reasoning?: number;
  cost?: number;
  t?: number;
}
export interface SubjectTurn {
  v: 1;
  type: 'turn';
  requestsAnotherTurn?: boolean;
  t?: number;
}
export interface SubjectPermission {
  v: 1;
  type: 'permission';
  callId: string;
  decision: 'allow' | 'deny';
  by?: string;
  t?: number;
}
export interface SubjectEndLine {
  v: 1;
  type: 'end';
  ok: boolean;
  stop?:
    | 'end_turn'
    | 'max_tokens'
    | 'max_turns'
    | 'max_budget'
    | 'refusal'
    | 'cancelled'
    | 'model_error'
    | 'stopped_early'
    | 'no_result';
  text?: string;
  error?: string;
  t?: number;
}
/**
 * A scenario suite, schemaVersion 1: inputs and simple expectations of the answer.
 */
export interface SuiteV1 {
  $schema?: string;
  schemaVersion: 1;
  /**
   * @minItems 1
   */
  scenarios: ScenarioV1[];
}
export interface ScenarioV1 {
  id: string;
  input: string;
  repetitions?: number;
  expected: Expected;
}
export interface Expected {
  /**
   * Default succeeded.
   */
  outcome?: 'succeeded' | 'failed';
  equals?: string;
  contains?: Strings;
  notContains?: Strings;
}
/**
 * A scenario suite, schemaVersion 2: scenarios with graders.
 */
export interface Suite {
  $schema?: string;
  schemaVersion: 2;
  /**
   * @minItems 1
   */
  scenarios: Scenario[];
}
export interface Scenario {
  id: string;
  /**
   * What the agent is asked.
   */
  input: string;
  repetitions?: number;
  /**
   * @minItems 1
   * @maxItems 20
   */
  graders: GraderSpec[];
  tags?: string[];
  /**
   * Deadline of one attempt; default runtime.runTimeoutMs.
   */
  timeoutMs?: number;
  workspace?: WorkspaceSpec;
  /**
   * Commands that prepare the workspace before the agent sees it.
   */
  setup?: CommandSpec[];
  oracle?: Oracle;
  /**
   * Model script of this scenario for the scripted model, relative to the suite.
   */
  script?: string;
}
/**
 * How the run must have ended.
 */
export interface OutcomeGraderSpec {
  id?: string;
  type: 'outcome';
  status: OutcomeStatus;
  finishReason?: string;
}
/**
 * Which tools must, and must not, have been called.
 */
export interface TrajectoryGraderSpec {
  id?: string;
  type: 'trajectory';
  /**
   * subsequence (default): in this order, others between. exact: these calls and no others. any-order: each one somewhere.
   */
  mode?: 'subsequence' | 'exact' | 'any-order';
  /**
   * @minItems 1
   */
  sequence: TrajectoryStep[];
  forbiddenTools?: string[];
  maxToolFailures?: number;
}
export interface TrajectoryStep {
  tool: string;
  /**
   * Text in the JSON of the arguments.
   */
  argsContains?: string;
  result?: 'succeeded' | 'failed';
}
/**
 * A program run by the harness in a throw-away copy of the sealed workspace.
 */
export interface CommandGraderSpec {
  id?: string;
  type: 'command';
  command: string;
  args?: Strings;
  cwd?: string;
  /**
   * Default 0.
   */
  exitCode?: number;
  stdoutContains?: Strings;
  stdoutNotContains?: Strings;
  stdoutMatches?: Strings;
  stderrContains?: Strings;
  stderrNotContains?: Strings;
  stderrMatches?: Strings;
  /**
   * Default 30000.
   */
  timeoutMs?: number;
}
/**
 * One file of the sealed workspace.
 */
export interface FileGraderSpec {
  id?: string;
  type: 'file';
  path: string;
  /**
   * Default true.
   */
  exists?: boolean;
  equals?: string;
  contains?: Strings;
  notContains?: Strings;
  matches?: Strings;
  unchanged?: boolean;
  /**
   * Default 2097152.
   */
  maxBytes?: number;
}
/**
 * What changed between the baseline and the sealed workspace.
 */
export interface DiffGraderSpec {
  id?: string;
  type: 'diff';
  allowedPaths?: Paths2;
  requiredPaths?: Paths2;
  forbiddenPaths?: Paths2;
  maxChangedFiles?: number;
  contains?: Strings;
  notContains?: Strings;
  matches?: Strings;
  /**
   * Default true: files that were dirty before must be as they were.
   */
  preserveExisting?: boolean;
}
/**
 * Limits on the state of the run.
 */
export interface StateGraderSpec {
  id?: string;
  type: 'state';
  finishReason?: string;
  minCheckpoints?: number;
  maxToolFailures?: number;
  maxTurns?: number;
  maxApprovals?: number;
  maxSecurityFindings?: number;
}
/**
 * Text rules on what the agent answered.
 */
export interface ResponseGraderSpec {
  id?: string;
  type: 'response';
  equals?: string;
  contains?: Strings;
  notContains?: Strings;
  matches?: Strings;
}
/**
 * A program and its arguments; no shell in between.
 */
export interface CommandSpec {
  command: string;
  args?: Strings;
  /**
   * Inside the workspace; default its root.
   */
  cwd?: string;
  /**
   * Default 30000.
   */
  timeoutMs?: number;
}
/**
 * A reference solution: a patch file, or commands.
 */
export interface Oracle {
  /**
   * Unified diff, relative to the suite.
   */
  patch?: string;
  /**
   * @minItems 1
   */
  commands?: CommandSpec[];
}
export interface Common {
  verdict?: Verdict;
  outcomeStatus?: OutcomeStatus;
  nonBlank?: string;
  strings?: Strings;
  paths?: Paths2;
  runError?: RunError;
  outcome?: Outcome;
  metrics?: Metrics;
  finding?: Finding;
  grade?: Grade;
  releaseReadiness?: ReleaseReadiness;
  command?: CommandSpec;
  workspace?: WorkspaceSpec;
  loopSnapshot?: LoopSnapshot;
}
