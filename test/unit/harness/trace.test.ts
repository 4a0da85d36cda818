import { describe, expect, it } from 'vitest';
import type { TraceEntry, TraceEvent } from '../../../src/generated/types.ts';
import type { Redactor } from '../../../src/harness/redaction.ts';
import { createTraceRecorder, type TraceOptions } from '../../../src/harness/trace.ts';
import { PLAIN_REDACTOR } from '../../helpers/run-agent.ts';

function record(events: readonly TraceEvent[], options: Partial<TraceOptions> = {}) {
  const entries: TraceEntry[] = [];
  let ids = 0;
  const recorder = createTraceRecorder({
    runId: 'r',
    timestamp: () => '2026-01-01T00:00:00.000Z',
    newId: () => `e${++ids}`,
    redactor: PLAIN_REDACTOR,
    write: (entry) => entries.push(entry),
    ...options,
  });
  for (const event of events) recorder.record(event);
  recorder.close();
  return { recorder, entries, events: recorder.events };
}

function text(delta: string, agent = 'a'): TraceEvent {
  return { type: 'text_delta', agent, delta };
}

function call(args: Record<string, unknown> = {}): TraceEvent {
  return { type: 'tool_call', agent: 'a', tool: 't', args };
}

const START: TraceEvent = { type: 'agent_start', agent: 'a' };
const END: TraceEvent = { type: 'agent_end', agent: 'a' };

/** Hides the word `secret`; the stream holds back what could be its beginning. */
const HIDING: Redactor = {
  ...PLAIN_REDACTOR,
  text: hide,
  event: (event) => (event.type === 'tool_call' ? { ...event, args: { hidden: true } } : event),
  stream() {
    let held = '';
    return {
      push(chunk) {
        const clean = hide(held + chunk);
        held = clean.slice(-5);
        return clean.slice(0, -5);
      },
      end: () => hide(held),
    };
  },
};

function hide(words: string): string {
  return words.replaceAll('secret', '***');
}

describe('createTraceRecorder', () => {
  it('numbers entries from 1 without gaps', () => {
    const { entries } = record([START, call(), END]);
    expect(entries.map(({ sequence, eventId }) => [sequence, eventId])).toEqual([
      [1, 'e1'],
      [2, 'e2'],
      [3, 'e3'],
    ]);
    expect(entries[0]).toEqual({
      eventId: 'e1',
      runId: 'r',
      sequence: 1,
      timestamp: '2026-01-01T00:00:00.000Z',
      event: START,
    });
  });

  it('graders see events as they were, writers see them clean, and the event itself is not changed', () => {
    const event = call({ password: 'p' });
    const { entries, events } = record([event], { redactor: HIDING });
    expect(events).toEqual([call({ password: 'p' })]);
    expect(entries.map((entry) => entry.event)).toEqual([call({ hidden: true })]);
    expect(event).toEqual(call({ password: 'p' }));
  });

  it('joins the consecutive texts of one agent', () => {
    const { events } = record([text('a'), text('b'), START, text('c'), text('d', 'other'), END]);
    expect(events).toEqual([text('ab'), START, text('c'), text('d', 'other'), END]);
  });

  it('C-14 a secret that is split over texts is hidden, also where a long text is cut into events', () => {
    const filler = 'x'.repeat(8189);
    const { entries, events } = record([text('se'), text('cret'), END, text(`${filler}sec`), text('ret!')], {
      redactor: HIDING,
    });
    const written = entries.map((entry) => (entry.event.type === 'text_delta' ? entry.event.delta : '|'));
    expect(written.join('')).toBe(`***|${filler}***!`);
    expect(written.length).toBeGreaterThan(3);
    const kept = events.map((event) => (event.type === 'text_delta' ? event.delta : '|'));
    expect(kept.join('')).toBe(`secret|${filler}secret!`);
  });

  it('past its limit keeps only what decides the end of the run, and says so once', () => {
    const denial: TraceEvent = { type: 'policy_denied', agent: 'a', tool: 't', reason: 'no' };
    const { events } = record([call(), call(), call(), call(), denial, call(), END], { maxEvents: 2 });
    expect(events.map(({ type }) => type)).toEqual(['tool_call', 'tool_call', 'warning', 'policy_denied']);
    expect(events[2]).toMatchObject({ code: 'trace_truncated' });
  });

  it('an event beyond the memory that is there is not kept, and no hole is hidden by later ones', () => {
    const huge = call({ content: ['y'.repeat(10_000)] });
    const { events, entries } = record([call(), huge, call(), END], { maxBytes: 5000 });
    expect(events.map(({ type }) => type)).toEqual(['tool_call', 'warning', 'agent_end']);
    expect(JSON.stringify(entries).length).toBeLessThan(2000);
  });

  it('arguments that hold themselves can be kept', () => {
    const args: Record<string, unknown> = {};
    args['self'] = args;
    expect(record([call(args)]).events).toHaveLength(1);
  });

  it('a writer that fails is reported once, and the trace goes on in memory', () => {
    const errors: unknown[] = [];
    const { events } = record([START, END], {
      write: () => {
        throw new Error('disk full');
      },
      onWriteError: (error) => errors.push(error),
    });
    expect(errors).toEqual([new Error('disk full')]);
    expect(events).toEqual([START, END]);
  });

  it('nothing is recorded after the close', () => {
    const { recorder, entries } = record([START, text('a')]);
    recorder.record(END);
    recorder.close();
    expect(recorder.events).toEqual([START, text('a')]);
    expect(entries).toHaveLength(2);
  });
});
