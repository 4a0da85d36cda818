import type { Message, ModelToolCall, Tool, ToolCall, ToolResult } from '../../harness/ports.ts';
import { keyOf } from '../../model/receipts.ts';
import { type AgentRun, findTool } from './agent-run.ts';
import { checkArguments } from './check-arguments.ts';

export interface BatchResult {
  /** What the model is told, in the order of its calls. */
  readonly messages: readonly Message[];
  /** The model is not asked again: a call was denied or blocked, or a tool said that the work is done. */
  readonly final: boolean;
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
    const runs = call.allowed && !run.request.signal.aborted && run.broken === undefined;
    const message = runs ? await execute(run, call) : undefined;
    if (message === undefined) run.host.skip(describeCall(run, call));
    else messages.push(message);
  }
  return { messages, final: run.finished || messages.length < calls.length };
}

interface PreparedCall {
  readonly asked: ModelToolCall;
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
    name: tool?.name ?? asked.tool,
    args: args ?? { rawArgs: asked.rawArgs },
  };
  if (tool === undefined) return { ...base, fault: unknownTool(run, asked.tool) };
  if (args === undefined) return { ...base, tool, fault: 'the arguments are not a JSON object' };
  const fault = checkArguments(args, tool.parameters);
  return { ...base, tool, ...(fault === undefined ? {} : { fault }) };
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
async function decide(run: AgentRun, prepared: PreparedCall): Promise<boolean> {
  const { host, request } = run;
  const call = describeCall(run, prepared);
  const { agent, tool, args, callId, stepId } = call;
  const step = stepId === undefined ? {} : { stepId };
  const idempotencyKey = keyOf(request.runId, call);
  host.emit({ type: 'tool_call', agent, tool, args, callId, idempotencyKey, ...step });
  if (prepared.tool === undefined || prepared.fault !== undefined) return true;
  return (await host.authorize(call)).allowed;
}

function describeCall({ agent, stepId }: AgentRun, { asked, tool, name, args }: PreparedCall): ToolCall {
  const builtIn = tool?.builtIn ?? false;
  const call = { agent: agent.name, callId: asked.callId, tool: name, args, builtIn };
  return {
    ...call,
    ...(tool?.effect === undefined ? {} : { effect: tool.effect }),
    ...(stepId === undefined ? {} : { stepId }),
  };
}

/** Nothing when it must not begin. */
async function execute(run: AgentRun, prepared: PreparedCall): Promise<Message | undefined> {
  const { tool, fault } = prepared;
  const call = describeCall(run, prepared);
  if (tool === undefined || fault !== undefined) {
    run.host.skip(call);
    return report(run, prepared, { text: fault ?? '', isError: true });
  }
  const begun = await run.host.begin(call);
  if (!begun.allowed) {
    run.broken ??= { code: begun.code, message: begun.reason };
    return undefined;
  }
  const result = await callTool(run, tool, prepared.args);
  if (result.infrastructure !== undefined) run.broken ??= { ...result.infrastructure, infrastructure: true };
  run.finished ||= result.terminate === true;
  return report(run, prepared, result, () => run.host.end(call, result));
}

async function callTool(
  { request }: AgentRun,
  tool: Tool,
  args: Record<string, unknown>,
): Promise<ToolResult> {
  const { workspace, scratch = workspace, signal, runId, logs } = request;
  if (workspace === undefined || scratch === undefined) {
    return { text: 'this run has no workspace, so the tool has nothing to work on', isError: true };
  }
  try {
    return await tool.run(args, {
      workspace,
      scratch,
      signal,
      runId,
      ...(logs === undefined ? {} : { logs }),
    });
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), isError: true };
  }
}

/** Traces the result; returns what the model is told. What it is told is kept before the receipt says that the call is over. */
async function report(
  { agent, host, stepId }: AgentRun,
  { name, asked: { callId, tool } }: PreparedCall,
  { isError, exitCode, text }: ToolResult,
  end?: () => Promise<void>,
): Promise<Message> {
  const message: Message = {
    role: 'tool',
    callId,
    tool,
    text: shorten(text, agent.maxToolChars),
    isError,
  };
  host.remember(message, stepId);
  await end?.();
  host.emit({
    type: 'tool_result',
    agent: agent.name,
    tool: name,
    isError,
    callId,
    ...(stepId === undefined ? {} : { stepId }),
    ...(exitCode === undefined ? {} : { exitCode }),
    outputChars: text.length,
  });
  return message;
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max)}\n[${text.length - max} more characters were cut]`;
}
