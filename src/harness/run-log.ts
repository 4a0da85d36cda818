import type { Metrics, TraceEvent } from '../generated/types.ts';
import { createMetricsCounter } from '../model/metrics.ts';
import type { EarlierRun } from './earlier-run.ts';
import { createTraceRecorder, type TraceOptions } from './trace.ts';

/** Everything a run tells: traced and counted. What comes after `close` is neither. */
export interface RunLog {
  record(event: TraceEvent): void;
  readonly events: readonly TraceEvent[];
  /** `outputChars`: length of the answer, for a subject that reports no text while it works. */
  measure(durationMs: number, outputChars: number): Metrics;
  close(): void;
}

export interface RunLogOptions extends Omit<TraceOptions, 'lastSequence'> {
  readonly earlier?: Pick<EarlierRun, 'counted' | 'sequence'> | undefined;
}

export function createRunLog({ earlier, ...options }: RunLogOptions): RunLog {
  const recorder = createTraceRecorder({ ...options, lastSequence: earlier?.sequence ?? 0 });
  const counter = createMetricsCounter(earlier?.counted);
  let textChars = 0;
  let closed = false;
  return {
    events: recorder.events,
    record(event) {
      if (closed) return;
      counter.add(event);
      if (event.type === 'text_delta') textChars += event.delta.length;
      recorder.record(event);
    },
    measure: (durationMs, outputChars) =>
      counter.finish({ durationMs, outputChars: textChars || outputChars }),
    close() {
      closed = true;
      recorder.close();
    },
  };
}
