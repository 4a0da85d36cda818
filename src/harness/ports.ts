import type { BudgetExceededEvent, Effect, LoopSnapshot, RunError, TraceEvent } from '../generated/types.ts';

/** Time as a value: injected, so that the harness has no clock of its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds from a fixed point, never going back. */
  elapsed(): number;
  /** Calls back after `ms`; returns how to cancel. */
  after(ms: number, callback: () => void): () => void;
}

/** One run that a subject is asked for. */
export interface SubjectRequest {
  readonly runId: string;
  /** What the agent is asked. */
  readonly input: string;
  /** What was said before the input, in a session; for the main agent only, in front of each of its conversations. */
  readonly history?: readonly Message[];
  /** Absolute; absent when the run needs no files. */
  readonly workspace?: string;
  /** Absolute folder outside the workspace for the subject's own files (HOME, TMPDIR); removed after the run. */
  readonly scratch?: string;
  /** Absolute folder for whole logs (`stdout.log`, `stderr.log`). */
  readonly logs?: string;
  /** What earlier sessions of this run left; absent in the first. */
  readonly resume?: RunProgress;
  /** Aborted at the deadline, on a signal, or when a budget is spent: stop at once. */
  readonly signal: AbortSignal;
  /** Milliseconds from the start of the run to its deadline; absent: there is none. */
  readonly timeoutMs?: number;
}

/** A tool call that wants to happen. */
export interface ToolCall {
  readonly agent: string;
  readonly callId: string;
  readonly tool: string;
  readonly args: Record<string, unknown>;
  /** Declared effect; absent for a tool nobody declared. */
  readonly effect?: Effect;
  readonly builtIn: boolean;
  /** Of the workflow or loop. */
  readonly stepId?: string;
}

export type Authorization =
  | { readonly allowed: true }
  /** `code`: tool_approval_denied, policy_denied, budget_exceeded, denied_in_batch, aborted. */
  | { readonly allowed: false; readonly code: string; readonly reason: string };

/** How far a run has come; spec section 6.3. */
export interface RunProgress {
  /**
   * What was said after the input of a step that is not finished, by its id (`''` outside of workflows and loops): every call in it has
   * its result, so none of them runs again.
   */
  readonly conversations: ReadonlyMap<string, readonly Message[]>;
  /** Finished steps by id. */
  readonly steps: ReadonlyMap<string, FinishedStep>;
  /** Where the loop stood. */
  readonly loop?: LoopSnapshot;
  readonly retries: { readonly provider: number; readonly workflow: number };
  /** Ids of calls that are taken. */
  readonly callIds: ReadonlySet<string>;
}

export interface FinishedStep {
  /** Empty for a step that holds others. */
  readonly agent: string;
  readonly text: string;
  readonly saveAs?: string;
}

/** How a call ended that ran. */
interface CallEnd {
  readonly isError: boolean;
  /** It could not begin at all. */
  readonly infrastructure?: RunError;
}

/** What the harness offers a running subject. */
export interface SubjectHost {
  /** Appends one event to the trace: counted against the budgets, redacted before it is written anywhere. */
  emit(event: TraceEvent): void;
  /** Budgets and policy for one call; emits approval and denial events itself. Never rejects. */
  authorize(call: ToolCall): Promise<Authorization>;
  /**
   * Right before an allowed call runs: when it resolves, the harness has taken its checkpoint, and the disk has everything that was
   * recorded so far. Refuses with the code that the run is to fail with. Never rejects.
   */
  begin(call: ToolCall): Promise<Authorization>;
  /** After a call ran: its receipt. */
  end(call: ToolCall, end: CallEnd): Promise<void>;
  /** Instead of `begin`, for a call that does not run. */
  skip(call: ToolCall): void;
  /** Keeps one message of the conversation, so that a resumed run can go on from it; `stepId` as in `RunProgress`. */
  remember(message: Message, stepId?: string): void;
  /** Ends the run over a budget that the subject keeps itself: `steps`, `stepTime`, `retries`. The first violation of a run wins. */
  exceed(violation: Violation, error: RunError): void;
  /** Why the run was ended from outside the subject. */
  ended(): RunError | undefined;
  /** What was recorded in this session, in order, before redaction. */
  recorded(): readonly TraceEvent[];
  /** Resolves when the disk has where the loop stands. Never rejects: the run is ended when it cannot be kept. */
  saveLoop(snapshot: LoopSnapshot): Promise<void>;
}

export type Violation = Omit<BudgetExceededEvent, 'type' | 'message'>;

/** How a subject ended. */
export interface SubjectEnd {
  /** Absent: it finished by itself. The code decides the outcome; `infrastructure` marks codes that say nothing about the agent. */
  readonly error?: RunError & { readonly infrastructure?: boolean };
  /** The final answer; at most 1 MiB of it. */
  readonly response: string;
  readonly responseTruncated?: boolean;
  /** Names of known secrets that stood in its output and were hidden before anybody saw it. */
  readonly exposedSecrets?: readonly string[];
}

/**
 * The agent under test. `run` never rejects for what the agent does: failures are in the end. It honours `signal` and
 * resolves only when every process it started is gone.
 */
export interface Subject {
  /** Subject type of the configuration. */
  readonly kind: string;
  /** It asks `authorize` before every tool call, so calls beyond a budget are blocked; otherwise the run is ended at once. */
  readonly asksFirst?: boolean;
  run(request: SubjectRequest, host: SubjectHost): Promise<SubjectEnd>;
}

export type Message =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly toolCalls: readonly ModelToolCall[] }
  | {
      readonly role: 'tool';
      readonly callId: string;
      readonly tool: string;
      readonly text: string;
      readonly isError: boolean;
    };

export interface ModelToolCall {
  readonly callId: string;
  readonly tool: string;
  /** The arguments as the model sent them; may be broken JSON. */
  readonly rawArgs: string;
}

/** What a model is told about a tool. `parameters` is a JSON Schema of an object. */
interface ToolDescription {
  readonly name: string;
  readonly description: string;
  readonly parameters: Record<string, unknown>;
}

export interface ModelRequest {
  /** Which step of a workflow or loop asks, and its how manieth try that is; a model of a server is not told. */
  readonly step?: { readonly id: string; readonly attempt: number };
  readonly system?: string;
  readonly messages: readonly Message[];
  readonly tools: readonly ToolDescription[];
  readonly temperature?: number;
  readonly maxTokens?: number;
  readonly signal: AbortSignal;
}

/** Unknown quantities are absent, never 0. */
export interface Usage {
  /** Cached tokens included. */
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly costUsd?: number;
}

export type ModelEvent =
  | { readonly type: 'text'; readonly delta: string }
  | ({ readonly type: 'tool_call' } & ModelToolCall)
  | {
      readonly type: 'finish';
      readonly reason: 'stop' | 'tool_calls' | 'length' | 'content_filter' | 'other';
      readonly usage?: Usage;
    };

/** One model step at a time. `stream` throws a `ModelError` when the model cannot answer; it never retries by itself. */
export interface Model {
  readonly id: string;
  /** Tokens that a request and its answer may have together; absent: unknown. */
  readonly contextWindow?: number;
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}

/** The result of one tool call. */
export interface ToolResult {
  readonly text: string;
  readonly isError: boolean;
  readonly exitCode?: number;
  /** The work is done: the model is not asked again. */
  readonly terminate?: boolean;
  /** The tool could not work at all, through no fault of the agent: the run says nothing about it and ends. */
  readonly infrastructure?: RunError;
}

export interface ToolContext {
  /** Absolute. */
  readonly workspace: string;
  /** Absolute; for TMPDIR and HOME of commands. */
  readonly scratch: string;
  readonly runId: string;
  /** Absolute folder for whole logs. */
  readonly logs?: string;
  readonly signal: AbortSignal;
}

/** A tool of our own runtime. `run` never rejects for bad arguments or a failing command: that is `isError`. */
export interface Tool extends ToolDescription {
  /** Absent: nobody declared what it does. */
  readonly effect?: Effect;
  /** Proofmark's own, whose effect is what it says. */
  readonly builtIn: boolean;
  run(args: Record<string, unknown>, context: ToolContext): Promise<ToolResult>;
}
