import type { TraceEvent } from '../generated/types.ts';

/** Bytes that an event takes in memory, roughly: its strings, and a fixed part for each value. */
export function estimateSize(event: TraceEvent): number {
  if (event.type === 'text_delta') return EVENT_BYTES + 2 * event.delta.length;
  let size = EVENT_BYTES;
  const seen = new Set<object>();
  const open: unknown[] = [event];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') size += 2 * value.length;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const member of Object.values(value)) {
      size += VALUE_BYTES;
      open.push(member);
    }
  }
  return size;
}

const EVENT_BYTES = 64;
const VALUE_BYTES = 16;
