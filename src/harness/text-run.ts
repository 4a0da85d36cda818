import type { TextDeltaEvent } from '../generated/types.ts';
import type { RedactionStream, Redactor } from './redaction.ts';

/** Joins consecutive text deltas of one agent: fewer events, and a secret split over deltas is still found. */
export interface TextRun {
  push(event: TextDeltaEvent): void;
  /** Something else follows: passes on what is left. */
  end(): void;
}

/** Where joined text goes. */
export interface TextSink {
  /** As the subject wrote it. */
  keep(event: TextDeltaEvent): void;
  /** Redacted. */
  write(event: TextDeltaEvent): void;
}

/** Characters that are joined into one event at most. */
const MAX_CHARS = 8192;

/** `redactor` absent: nobody writes, so nothing is cleaned. */
export function createTextRun(redactor: Redactor | undefined, sink: TextSink): TextRun {
  let first: TextDeltaEvent | undefined;
  let text = '';
  let stream: RedactionStream | undefined;

  /** Of a run longer than one piece a stream cleans each part: a secret may lie across the border. */
  function clean(part: string, last: boolean): string {
    if (redactor === undefined) return '';
    if (stream === undefined && last) return redactor.text(part);
    stream ??= redactor.stream();
    const safe = stream.push(part);
    return last ? safe + stream.end() : safe;
  }

  function pass(last: boolean): void {
    if (first === undefined) return;
    const raw = first.delta === text ? first : { ...first, delta: text };
    if (text !== '') sink.keep(raw);
    const delta = clean(text, last);
    if (delta !== '') sink.write(delta === raw.delta ? raw : { ...raw, delta });
    text = '';
  }

  function end(): void {
    pass(true);
    first = undefined;
    stream = undefined;
  }

  return {
    push(event) {
      if (first !== undefined && (first.agent !== event.agent || first.stepId !== event.stepId)) end();
      first ??= event;
      text += event.delta;
      if (text.length >= MAX_CHARS) pass(false);
    },
    end,
  };
}
