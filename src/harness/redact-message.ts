import type { Message, ModelToolCall } from './ports.ts';
import type { Redactor } from './redaction.ts';

/** A message as it may be kept. Contents of files stay: an agent that goes on must see what it said. */
export function redactMessage(message: Message, redactor: Redactor): Message {
  const text = redactor.text(message.text);
  if (message.role !== 'assistant') return { ...message, text };
  return { ...message, text, toolCalls: message.toolCalls.map((call) => redactCall(call, redactor)) };
}

/** Arguments that are JSON stay JSON. */
function redactCall(call: ModelToolCall, redactor: Redactor): ModelToolCall {
  try {
    return { ...call, rawArgs: JSON.stringify(redactor.value(JSON.parse(call.rawArgs))) };
  } catch {
    return { ...call, rawArgs: redactor.text(call.rawArgs) };
  }
}
