import type { TraceEvent } from '../generated/types.ts';

/** A value that must never leave: the name of its environment variable, and the value itself. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** Cleans a text that comes in pieces; a secret split over pieces is still found. */
export interface RedactionStream {
  /** Returns what is safe to pass on now. */
  push(chunk: string): string;
  /** Returns the rest. */
  end(): string;
  /** Names of the known secrets that were hidden so far; absent: none is known. */
  hidden?(): readonly string[];
}

/** The one gate in front of every writer; spec section 5.2. Inputs are never changed. */
export interface Redactor {
  text(text: string): string;
  event(event: TraceEvent): TraceEvent;
  /** Any JSON value: strings cleaned as text, values under secret keys hidden. */
  value<T>(value: T): T;
  stream(): RedactionStream;
  /** Names of the known secrets whose value (plain or base64) stands in the text. */
  secretsIn(text: string): string[];
}
