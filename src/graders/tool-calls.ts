import type { ToolResultEvent, TraceEvent, TrajectoryStep } from '../generated/types.ts';
import { canonicalToolName } from '../model/tool-names.ts';

/** One tool call of a trace with its result. */
export interface SeenCall {
  /** Canonical. */
  readonly tool: string;
  readonly args: Record<string, unknown>;
  /** Absent: no result was seen for it. */
  readonly result?: 'succeeded' | 'failed';
}

/** The tool calls of a trace, in order; a result belongs to the last call with its id that has none yet. */
export function listCalls(trace: readonly TraceEvent[]): SeenCall[] {
  const calls: OpenCall[] = [];
  const open = new Map<string, OpenCall>();
  for (const event of trace) {
    if (event.type === 'tool_call') {
      const call: OpenCall = { tool: canonicalToolName(event.tool), args: event.args };
      calls.push(call);
      if (event.callId !== undefined) open.set(event.callId, call);
    } else if (event.type === 'tool_result') finish(open, event);
  }
  return calls;
}

type OpenCall = { -readonly [K in keyof SeenCall]: SeenCall[K] };

function finish(open: Map<string, OpenCall>, { callId, isError }: ToolResultEvent): void {
  const call = callId === undefined ? undefined : open.get(callId);
  if (callId === undefined || call === undefined) return;
  call.result = isError ? 'failed' : 'succeeded';
  open.delete(callId);
}

/** Whether a call is what a step asks for; arguments are read as they were, before redaction. */
export type MatchesStep = (step: TrajectoryStep, call: SeenCall) => boolean;

/** Remembers the JSON of arguments, which many steps may ask for. */
export function createStepMatcher(): MatchesStep {
  const texts = new Map<SeenCall, string>();
  const textOf = (call: SeenCall) => {
    const text = texts.get(call) ?? JSON.stringify(call.args);
    texts.set(call, text);
    return text;
  };
  return (step, call) =>
    canonicalToolName(step.tool) === call.tool &&
    (step.result === undefined || step.result === call.result) &&
    (step.argsContains === undefined || textOf(call).includes(step.argsContains));
}

/** `bash "npm test" succeeded`. */
export function describeStep({ tool, argsContains, result }: TrajectoryStep): string {
  const args = argsContains === undefined ? [] : [JSON.stringify(argsContains)];
  return [tool, ...args, ...(result === undefined ? [] : [result])].join(' ');
}

const SHOWN = 20;

/** The calls as one short line: the first and the last ones when there are many. */
export function describeCalls(calls: readonly SeenCall[]): string {
  if (calls.length === 0) return 'no tool was called';
  const names = calls.map(({ tool, result }) => (result === 'failed' ? `${tool} (failed)` : tool));
  if (names.length <= SHOWN) return names.join(', ');
  const half = SHOWN / 2;
  return [...names.slice(0, half), `… ${names.length - SHOWN} more …`, ...names.slice(-half)].join(', ');
}
