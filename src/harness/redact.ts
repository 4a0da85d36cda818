import { createKnownValues } from './known-values.ts';
import { redactEvent } from './redact-event.ts';
import { redactText } from './redact-text.ts';
import { redactValue } from './redact-value.ts';
import type { Redactor, Secret } from './redaction.ts';
import { createRedactionStream } from './redaction-stream.ts';

/**
 * The redactor of one process; spec section 5.2. Hides the values of `secrets` in every form they are encoded in (values of less than
 * four characters are left alone: they stand in ordinary words), and what names, headers, URLs or the form of a key give away.
 */
export function createRedactor({ secrets }: { readonly secrets: readonly Secret[] }): Redactor {
  const known = createKnownValues(secrets);
  const text = (dirty: string) => redactText(dirty, known);
  return {
    text,
    event: (event) => redactEvent(event, text),
    value: <T>(value: T) => redactValue(value, text) as T,
    stream: () => createRedactionStream(known),
    secretsIn: (dirty) => [...new Set(known.find(dirty).map(({ name }) => name))],
  };
}
