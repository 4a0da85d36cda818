import type { TraceEntry, TraceEvent } from '../generated/types.ts';
import { estimateSize } from './event-size.ts';
import type { Redactor } from './redaction.ts';
import { createTextRun } from './text-run.ts';

/** The trace of one run: raw events in memory for graders, redacted entries for a writer. */
export interface TraceRecorder {
  record(event: TraceEvent): void;
  /** In order, as they were before redaction. Complete after `close`. */
  readonly events: readonly TraceEvent[];
  /** Passes on what is held back; later events are ignored. */
  close(): void;
}

export interface TraceOptions {
  readonly runId: string;
  /** ISO time. */
  readonly timestamp: () => string;
  readonly newId: () => string;
  readonly redactor: Redactor;
  /** Absent: nothing is written. What it throws goes to `onWriteError`, once; then nothing is written any more. */
  readonly write?: ((entry: TraceEntry) => void) | undefined;
  readonly onWriteError?: (error: unknown) => void;
  /** Of the last entry of earlier sessions. Default 0. */
  readonly lastSequence?: number;
  readonly maxEvents?: number;
  /** Bytes of all events together, estimated. */
  readonly maxBytes?: number;
}

const MAX_EVENTS = 50_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Records the events of one run; spec section 5. Past a limit only events that decide how the run ends are kept. */
export function createTraceRecorder(options: TraceOptions): TraceRecorder {
  const { maxEvents = MAX_EVENTS, maxBytes = MAX_BYTES } = options;
  const writer = createEntryWriter(options);
  const events: TraceEvent[] = [];
  let bytes = 0;
  let truncated = false;
  let closed = false;

  const text = createTextRun(options.write && options.redactor, {
    keep: (event) => events.push(event),
    write: writer.write,
  });

  function keep(event: TraceEvent): void {
    if (event.type === 'text_delta') {
      text.push(event);
      return;
    }
    text.end();
    events.push(event);
    if (options.write !== undefined) writer.write(options.redactor.event(event));
  }

  function hasRoom(event: TraceEvent): boolean {
    const decisive = DECISIVE.has(event.type);
    if (truncated && !decisive) return false;
    const size = estimateSize(event);
    // Twice the room for what decides, so that this cannot grow without end either.
    const factor = decisive ? 2 : 1;
    if (events.length >= maxEvents * factor || bytes + size > maxBytes * factor) return false;
    bytes += size;
    return true;
  }

  return {
    events,
    record(event) {
      if (closed) return;
      if (hasRoom(event)) keep(event);
      else if (!truncated) {
        truncated = true;
        keep({ type: 'warning', code: 'trace_truncated', message: TRUNCATED });
      }
    },
    close() {
      if (!closed) text.end();
      closed = true;
    },
  };
}

const TRUNCATED = 'the trace is too large: further tool calls and texts are counted, but not kept';

const DECISIVE: ReadonlySet<TraceEvent['type']> = new Set([
  'agent_end',
  'approval_required',
  'approval_resolved',
  'policy_denied',
  'budget_exceeded',
  'warning',
  'error',
]);

function createEntryWriter(options: TraceOptions) {
  const { runId, timestamp, newId, write, onWriteError } = options;
  let sequence = options.lastSequence ?? 0;
  let broken = false;
  return {
    write(event: TraceEvent): void {
      if (write === undefined || broken) return;
      sequence += 1;
      try {
        write({ eventId: newId(), runId, sequence, timestamp: timestamp(), event });
      } catch (error) {
        broken = true;
        onWriteError?.(error);
      }
    },
  };
}
