import type { Message, ModelToolCall, SubjectEnd, Usage } from '../../harness/ports.ts';
import type { AgentRun } from './agent-run.ts';
import { type ModelAnswer, takeStep } from './model-step.ts';
import { runBatch } from './tool-batch.ts';

/** Model step, tool calls, model step, until an answer without calls; the response is the text of that last answer alone. */
export async function runAgent(run: AgentRun): Promise<SubjectEnd> {
  const { agent, host } = run;
  host.emit({ type: 'agent_start', agent: agent.name });
  const end = lastAnswer(run) ?? (await converse(run));
  host.emit({ type: 'agent_end', agent: agent.name });
  return end;
}

async function converse(run: AgentRun): Promise<SubjectEnd> {
  const messages = beginning(run);
  let last: Pick<ModelAnswer, 'text' | 'truncated'> = { text: '', truncated: false };
  for (;;) {
    const step = await takeStep(run, messages);
    if ('error' in step) return describeEnd(last, step.error);
    const { answer } = step;
    last = answer;
    const calls = claimIds(run, answer.calls);
    const message: Message = { role: 'assistant', text: answer.text, toolCalls: calls };
    run.host.remember(message, run.stepId);
    if (calls.length === 0) {
      endTurn(run, answer.usage, false);
      return describeEnd(answer, unfinished(answer));
    }
    const batch = await runBatch(run, calls);
    const goesOn = !batch.final && run.broken === undefined && !run.request.signal.aborted;
    endTurn(run, answer.usage, goesOn);
    if (run.broken !== undefined) return describeEnd(answer, run.broken);
    if (batch.final) return describeEnd(answer);
    // The end of the turn may have spent a budget.
    if (run.request.signal.aborted)
      return describeEnd(answer, { code: 'aborted', message: 'the run was ended' });
    messages.push(message, ...batch.messages);
  }
}

/** Ids are unique in the run, also when the model uses one twice. */
function claimIds(run: AgentRun, calls: readonly ModelToolCall[]): readonly ModelToolCall[] {
  if (calls.length === 0) return calls;
  run.callIds ??= new Set();
  const taken = run.callIds;
  return calls.map((call) => {
    let callId = call.callId;
    for (let n = 2; taken.has(callId); n++) callId = `${call.callId}~${n}`;
    taken.add(callId);
    return callId === call.callId ? call : { ...call, callId };
  });
}

/** An earlier session may have come to the last answer, and no further. */
function lastAnswer(run: AgentRun): SubjectEnd | undefined {
  const said = earlierMessages(run).at(-1);
  return said?.role === 'assistant' ? describeEnd({ text: said.text, truncated: false }) : undefined;
}

/** What was said before the run, its input, and what earlier sessions of the run said. */
function beginning(run: AgentRun): Message[] {
  return [...(run.history ?? []), { role: 'user', text: run.request.input }, ...earlierMessages(run)];
}

/** What earlier sessions of the run said. */
function earlierMessages({ request, stepId = '' }: AgentRun): readonly Message[] {
  return request.resume?.conversations.get(stepId) ?? [];
}

function describeEnd(
  { text, truncated }: Pick<ModelAnswer, 'text' | 'truncated'>,
  error?: SubjectEnd['error'],
): SubjectEnd {
  return {
    response: text,
    ...(truncated ? { responseTruncated: true } : {}),
    ...(error === undefined ? {} : { error }),
  };
}

/** An answer that the model was not allowed to finish, or would not give, is a failure of the agent. */
function unfinished({ reason }: ModelAnswer): SubjectEnd['error'] {
  if (reason === 'length')
    return { code: 'max_tokens', message: 'the answer reached the limit of its length' };
  if (reason === 'content_filter') return { code: 'refusal', message: 'the model refused to answer' };
  return undefined;
}

function endTurn({ agent, host }: AgentRun, usage: Usage, requestsAnotherTurn: boolean): void {
  const { inputTokens, outputTokens, costUsd } = usage;
  const known = inputTokens !== undefined || outputTokens !== undefined;
  host.emit({
    type: 'turn_end',
    agent: agent.name,
    ...(known ? { tokens: (inputTokens ?? 0) + (outputTokens ?? 0) } : {}),
    ...(costUsd === undefined ? {} : { costUsd }),
    requestsAnotherTurn,
  });
}
