import type { Missing } from './call-ledger.ts';
import type { Message, ModelToolCall } from './ports.ts';

/**
 * A conversation in which every call has a result, in the order of the calls: a model takes no other. `missing` says how a call ended
 * whose result was never kept.
 */
export function completeConversation(
  messages: readonly Message[],
  missing: (callId: string) => Missing,
): Message[] {
  const complete: Message[] = [];
  for (let at = 0; at < messages.length; ) {
    const message = messages[at++] as Message;
    complete.push(message);
    if (message.role !== 'assistant') continue;
    const results = new Map<string, Message>();
    for (let next = messages[at]; next?.role === 'tool'; next = messages[++at])
      results.set(next.callId, next);
    for (const call of message.toolCalls) {
      complete.push(results.get(call.callId) ?? resultOf(call, missing(call.callId)));
    }
  }
  return complete;
}

function resultOf({ callId, tool }: ModelToolCall, missing: Missing): Message {
  const text = missing === 'not_run' ? NOT_RUN : TEXTS[missing.decision] + missing.reason;
  return {
    role: 'tool',
    callId,
    tool,
    text,
    isError: missing === 'not_run' || missing.decision === 'did_not_happen',
  };
}

const NOT_RUN =
  'It was not run: it was not allowed, or the run was interrupted before. Ask for it again if it is still needed.';

const TEXTS = {
  happened: 'The run was interrupted. A person found that this call has taken effect: ',
  did_not_happen: 'The run was interrupted. A person found that this call has not taken effect: ',
} as const;
