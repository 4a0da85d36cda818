import type { TraceEvent } from '../generated/types.ts';

/** Bytes that an event takes in memory, roughly: its strings, and a fixed part for each value of its arguments. */
export function estimateSize(event: TraceEvent): number {
  switch (event.type) {
    case 'text_delta':
      return EVENT_BYTES + 2 * event.delta.length;
    case 'step_output':
      return EVENT_BYTES + 2 * event.text.length;
    case 'error':
    case 'warning':
      return EVENT_BYTES + 2 * event.message.length;
    case 'tool_call':
    case 'approval_required':
      return EVENT_BYTES + sizeOf(event.args);
    default:
      return EVENT_BYTES;
  }
}

const EVENT_BYTES = 256;
const VALUE_BYTES = 16;

/** Neither a cycle nor any depth of nesting can break it. */
function sizeOf(root: unknown): number {
  let size = 0;
  const seen = new Set<object>();
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    size += VALUE_BYTES;
    if (typeof value === 'string') size += 2 * value.length;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      size += 2 * key.length;
      open.push(member);
    }
  }
  return size;
}
