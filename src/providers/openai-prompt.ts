import type { Message, ModelRequest } from '../harness/ports.ts';

/** The conversation in the shape the client library takes. */
export function toPrompt({ system, messages }: ModelRequest) {
  const prompt = messages.map(toPromptMessage);
  return system === undefined ? prompt : [{ role: 'system' as const, content: system }, ...prompt];
}

function toPromptMessage(message: Message) {
  if (message.role === 'user') return { role: 'user' as const, content: [textPart(message.text)] };
  if (message.role === 'assistant') return { role: 'assistant' as const, content: assistantParts(message) };
  return { role: 'tool' as const, content: [resultPart(message)] };
}

function textPart(text: string) {
  return { type: 'text' as const, text };
}

function assistantParts({ text, toolCalls }: Extract<Message, { role: 'assistant' }>) {
  const calls = toolCalls.map(({ callId, tool, rawArgs }) => ({
    type: 'tool-call' as const,
    toolCallId: callId,
    toolName: tool,
    // Some models send no arguments at all; servers refuse to read that back.
    input: rawArgs.trim() === '' ? '{}' : rawArgs,
  }));
  return text === '' ? calls : [textPart(text), ...calls];
}

function resultPart({ callId, tool, text, isError }: Extract<Message, { role: 'tool' }>) {
  const type: 'text' | 'error-text' = isError ? 'error-text' : 'text';
  return {
    type: 'tool-result' as const,
    toolCallId: callId,
    toolName: tool,
    output: { type, value: text },
  };
}
