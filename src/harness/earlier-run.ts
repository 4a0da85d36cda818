import type {
  LoopSnapshot,
  RunStartPayload,
  RunStateRecord,
  TraceEntry,
  TraceEvent,
} from '../generated/types.ts';
import type { CountedEvent } from '../model/counted-event.ts';
import { keyOf } from '../model/receipts.ts';
import { type CallLedger, createCallLedger, type UnsettledEffect } from './call-ledger.ts';
import { completeConversation } from './conversation.ts';
import type { FinishedStep, Message, RunProgress } from './ports.ts';

/** What the earlier sessions of a run left; spec section 6.3. */
export interface EarlierRun {
  readonly start: RunStartPayload;
  readonly finished: boolean;
  readonly progress: RunProgress;
  /** Of the last trace entry. */
  readonly sequence: number;
  /** What budgets and metrics count, in order. */
  readonly counted: readonly CountedEvent[];
  /** Names of the tools that were called. */
  readonly tools: ReadonlySet<string>;
  /** Effects of which nobody knows whether they may run again, in the order of their calls. */
  readonly unsettled: readonly UnsettledEffect[];
}

export interface RunReader {
  /** Takes the records in their order; false for one that cannot follow what came before. */
  add(record: RunStateRecord): boolean;
  /** Nothing when there was no start. */
  end(): EarlierRun | undefined;
}

/** Folds the records of a run into what a resume needs. Memory is that of what is not finished, whatever the length of the run. */
export function createRunReader(runId: string): RunReader {
  const fold = createFold(runId);
  return {
    add(record) {
      if (record.runId !== runId || fold.finished) return false;
      if ((fold.start === undefined) !== (record.kind === 'start')) return false;
      return take(fold, record);
    },
    end() {
      const { start, finished, steps, retries, callIds, sequence, counted, tools } = fold;
      if (start === undefined) return undefined;
      const loop = fold.loop === undefined ? {} : { loop: fold.loop };
      const progress = { conversations: completeAll(fold), steps, ...loop, retries, callIds };
      return { start, finished, progress, sequence, counted, tools, unsettled: fold.calls.unsettled() };
    },
  };
}

interface Fold {
  readonly runId: string;
  readonly calls: CallLedger;
  readonly steps: Map<string, FinishedStep>;
  readonly conversations: Map<string, Message[]>;
  readonly counted: CountedEvent[];
  readonly tools: Set<string>;
  readonly callIds: Set<string>;
  readonly retries: { provider: number; workflow: number };
  start: RunStartPayload | undefined;
  finished: boolean;
  loop: LoopSnapshot | undefined;
  sequence: number;
}

function createFold(runId: string): Fold {
  return {
    runId,
    calls: createCallLedger(),
    steps: new Map(),
    conversations: new Map(),
    counted: [],
    tools: new Set(),
    callIds: new Set(),
    retries: { provider: 0, workflow: 0 },
    start: undefined,
    finished: false,
    loop: undefined,
    sequence: 0,
  };
}

function take(fold: Fold, record: RunStateRecord): boolean {
  switch (record.kind) {
    case 'start':
      fold.start = record.payload;
      return true;
    case 'finish':
      fold.finished = true;
      return true;
    case 'reconcile':
      fold.calls.reconcile(record.payload);
      return true;
    case 'message':
      say(fold, record.payload.stepId, record.payload.message);
      return true;
    case 'loop':
      fold.loop = record.payload;
      return true;
    case 'event':
      return takeEntry(fold, record.payload);
    default:
      return true;
  }
}

function takeEntry(fold: Fold, { sequence, runId, event }: TraceEntry): boolean {
  if (sequence !== fold.sequence + 1 || runId !== fold.runId) return false;
  fold.sequence = sequence;
  fold.calls.observe(event);
  takeEvent(fold, event);
  const part = countedPart(event);
  if (part !== undefined) fold.counted.push(part);
  return true;
}

function takeEvent(fold: Fold, event: TraceEvent): void {
  if (event.type === 'tool_call') {
    fold.tools.add(event.tool);
    if (event.callId !== undefined) fold.callIds.add(event.callId);
  } else if (event.type === 'step_output') {
    const { stepId, agent, text, saveAs } = event;
    fold.steps.set(stepId, { agent, text, ...(saveAs === undefined ? {} : { saveAs }) });
    closeStep(fold, stepId);
  } else if (event.type === 'retry') {
    fold.retries[event.scope] = event.attempt;
    if (event.scope === 'workflow' && event.stepId !== undefined) closeStep(fold, event.stepId);
  }
}

/** What a step did is over with it: its output is kept, or it was tried again on purpose. */
function closeStep({ calls, conversations }: Fold, stepId: string): void {
  calls.forget(stepId);
  conversations.delete(stepId);
}

function say({ runId, calls, conversations }: Fold, stepId: string, message: Message): void {
  const messages = conversations.get(stepId) ?? [];
  conversations.set(stepId, messages);
  messages.push(message);
  if (message.role === 'tool') calls.answer(keyIn(runId, stepId, message.callId));
  else if (message.role === 'assistant')
    for (const { callId } of message.toolCalls) calls.announce(keyIn(runId, stepId, callId));
}

function completeAll({ runId, calls, conversations }: Fold): ReadonlyMap<string, readonly Message[]> {
  const complete = new Map<string, readonly Message[]>();
  for (const [stepId, messages] of conversations) {
    const missing = (callId: string) => calls.answerFor(keyIn(runId, stepId, callId));
    complete.set(stepId, completeConversation(messages, missing));
  }
  return complete;
}

/** Outside of workflows and loops the step has no name. */
function keyIn(runId: string, stepId: string, callId: string): string {
  return keyOf(runId, stepId === '' ? { callId } : { stepId, callId });
}

function countedPart(event: TraceEvent): CountedEvent | undefined {
  switch (event.type) {
    case 'turn_end':
    case 'retry':
    case 'step_end':
      return event;
    case 'tool_call':
      return { type: 'tool_call' };
    case 'tool_result':
      return { type: 'tool_result', isError: event.isError };
    default:
      return undefined;
  }
}
