import type { EffectReceiptEvent } from '../../generated/types.ts';
import type { Message, ModelToolCall, Tool, ToolResult } from '../../harness/ports.ts';
import { type AgentRun, findTool } from './agent-run.ts';
import { checkArguments } from './check-arguments.ts';

export interface BatchResult {
  /** What the model is told, in the order of its calls. */
  readonly messages: readonly Message[];
  /** A call was denied or blocked: the model is not asked again. */
  readonly blocked: boolean;
}

/**
 * Runs the tool calls of one answer in their order. All of them are decided before the first one runs: the approved ones run
 * to their end, the others never start; spec section 4.4.
 */
export async function runBatch(run: AgentRun, calls: readonly ModelToolCall[]): Promise<BatchResult> {
  const prepared = calls.map((call) => prepareCall(run, call));
  const decided: (PreparedCall & { allowed: boolean })[] = [];
  for (const call of prepared) decided.push({ ...call, allowed: await decide(run, call) });
  const messages: Message[] = [];
  for (const call of decided) {
    if (!call.allowed || run.request.signal.aborted || run.broken !== undefined)
      announce(run, call, 'not_started');
    else messages.push(await execute(run, call));
  }
  return { messages, blocked: messages.length < calls.length };
}

interface PreparedCall {
  readonly asked: ModelToolCall;
  /** Unique in the run, also when the model uses an id twice. */
  readonly callId: string;
  readonly name: string;
  readonly args: Record<string, unknown>;
  /** Absent when there is no such tool. */
  readonly tool?: Tool;
  /** Why it cannot run, in words for the model. */
  readonly fault?: string;
}

function prepareCall(run: AgentRun, asked: ModelToolCall): PreparedCall {
  const tool = findTool(run.agent.tools, asked.tool);
  const args = parseArguments(asked.rawArgs);
  const base = {
    asked,
    callId: claimId(run, asked.callId),
    name: tool?.name ?? asked.tool,
    args: args ?? { rawArgs: asked.rawArgs },
  };
  if (tool === undefined) return { ...base, fault: unknownTool(run, asked.tool) };
  if (args === undefined) return { ...base, tool, fault: 'the arguments are not a JSON object' };
  const fault = checkArguments(args, tool.parameters);
  return { ...base, tool, ...(fault === undefined ? {} : { fault }) };
}

function claimId(run: AgentRun, wanted: string): string {
  run.callIds ??= new Set();
  const taken = run.callIds;
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}~${n}`;
  taken.add(id);
  return id;
}

function unknownTool({ agent }: AgentRun, name: string): string {
  const known = agent.tools.map((tool) => tool.name).join(', ');
  return `there is no tool ${name}; the tools are: ${known || 'none'}`;
}

/** Nothing at all stands for no arguments. */
function parseArguments(raw: string): Record<string, unknown> | undefined {
  if (raw.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(raw);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A call that cannot run does nothing, so there is nothing to allow. */
async function decide(run: AgentRun, { tool, name, args, callId, fault }: PreparedCall): Promise<boolean> {
  const { agent, host } = run;
  const idempotencyKey = keyOf(run, callId);
  host.emit({ type: 'tool_call', agent: agent.name, tool: name, args, callId, idempotencyKey });
  if (tool === undefined || fault !== undefined) return true;
  const call = { agent: agent.name, callId, tool: name, args, effect: tool.effect, builtIn: true };
  return (await host.authorize(call)).allowed;
}

async function execute(run: AgentRun, call: PreparedCall): Promise<Message> {
  const { tool, fault } = call;
  if (tool === undefined || fault !== undefined) {
    announce(run, call, 'not_started');
    return report(run, call, { text: fault ?? '', isError: true });
  }
  announce(run, call, 'started');
  const result = await callTool(run, tool, call.args);
  run.broken ??= result.infrastructure;
  announce(run, call, receiptOf(result));
  return report(run, call, result);
}

function receiptOf({ isError, infrastructure }: ToolResult): 'not_started' | 'unknown' | 'committed' {
  if (infrastructure !== undefined) return 'not_started';
  return isError ? 'unknown' : 'committed';
}

async function callTool(
  { request }: AgentRun,
  tool: Tool,
  args: Record<string, unknown>,
): Promise<ToolResult> {
  const { workspace, scratch = workspace, signal } = request;
  if (workspace === undefined || scratch === undefined) {
    return { text: 'this run has no workspace, so the tool has nothing to work on', isError: true };
  }
  try {
    return await tool.run(args, { workspace, scratch, signal });
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), isError: true };
  }
}

/** Traces the result; returns what the model is told. */
function report(
  { agent, host }: AgentRun,
  { name, callId, asked }: PreparedCall,
  result: ToolResult,
): Message {
  const { isError, exitCode, text } = result;
  host.emit({
    type: 'tool_result',
    agent: agent.name,
    tool: name,
    isError,
    callId,
    ...(exitCode === undefined ? {} : { exitCode }),
    outputChars: text.length,
  });
  return {
    role: 'tool',
    callId: asked.callId,
    tool: asked.tool,
    text: shorten(text, agent.maxToolChars),
    isError,
  };
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max)}\n[${text.length - max} more characters were cut]`;
}

/** Receipts are for what leaves traces in the world: a tool that only reads needs none. */
function announce(run: AgentRun, call: PreparedCall, status: EffectReceiptEvent['status']): void {
  const { tool, name, callId } = call;
  if (tool?.effect.operations.every((operation) => operation === 'read')) return;
  run.host.emit({ type: 'effect_receipt', idempotencyKey: keyOf(run, callId), tool: name, status });
}

function keyOf({ request }: AgentRun, callId: string): string {
  return `${request.runId}:${callId}`;
}
