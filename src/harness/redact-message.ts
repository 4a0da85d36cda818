import type { SaidMessage, SaidToolCall } from '../generated/types.ts';
import type { Message, ModelToolCall } from './ports.ts';
import type { Redactor } from './redaction.ts';

/** A message as it may be kept. Contents of files stay: an agent that goes on must see what it said. */
export function redactMessage(message: Message, redactor: Redactor): SaidMessage {
  const text = redactor.text(message.text);
  if (message.role !== 'assistant') return { ...message, text };
  return { ...message, text, toolCalls: message.toolCalls.map((call) => redactCall(call, redactor)) };
}

/** Arguments that are JSON stay JSON. */
function redactCall({ callId, tool, rawArgs }: ModelToolCall, redactor: Redactor): SaidToolCall {
  return { callId, tool, rawArgs: redactJson(rawArgs, redactor) };
}

function redactJson(text: string, redactor: Redactor): string {
  try {
    return JSON.stringify(redactor.value(JSON.parse(text)));
  } catch {
    return redactor.text(text);
  }
}
