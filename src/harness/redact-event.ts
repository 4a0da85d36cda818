import type { TraceEvent } from '../generated/types.ts';
import { redactArguments, redactValue } from './redact-value.ts';

/** Cleans one event: arguments of calls with their bodies and secret keys, every other string as text. The same event when nothing changed. */
export function redactEvent(event: TraceEvent, text: (text: string) => string): TraceEvent {
  const cleaned = cleanStrings(event, text);
  if (event.type !== 'tool_call' && event.type !== 'approval_required') return cleaned;
  const args = redactArguments(event.args, text);
  const changed = args === event.args ? cleaned : { ...cleaned, args };
  if (event.type !== 'approval_required') return changed;
  const effect = redactValue(event.effect, text);
  return effect === event.effect ? changed : Object.assign({ ...changed }, { effect });
}

function cleanStrings<T extends object>(event: T, text: (text: string) => string): T {
  let cleaned: T | undefined;
  for (const [key, value] of Object.entries(event)) {
    if (typeof value !== 'string') continue;
    const now = text(value);
    if (now !== value) cleaned = Object.assign(cleaned ?? { ...event }, { [key]: now });
  }
  return cleaned ?? event;
}
