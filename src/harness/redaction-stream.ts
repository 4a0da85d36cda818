import { findSecrets } from './find-secrets.ts';
import { createKnownStream } from './known-stream.ts';
import type { KnownValues } from './known-values.ts';
import { findOpenKey, MAX_PRIVATE_KEY, NOT_BASE64 } from './private-key.ts';
import { MARK } from './read-secret.ts';
import { redactFound } from './redact-text.ts';
import type { RedactionStream } from './redaction.ts';

/**
 * Cleans a text that comes in pieces as if it came at once, but for lines of more than 4 KiB, in which a secret may be hidden up to a
 * later place. Holds back what a known value may still need, then the line that is not finished, at most 8 KiB of it, and the lines of a
 * private key, at most 16 KiB.
 */
export function createRedactionStream(known: KnownValues): RedactionStream {
  const found = createFoundStream();
  if (known.longest === 0) return found;
  const values = createKnownStream(known);
  return {
    push: (chunk) => found.push(values.push(chunk)),
    end: () => found.push(values.end()) + found.end(),
    hidden: () => values.hidden?.() ?? [],
  };
}

/** Characters after which everything that gives a secret away has been seen. */
const MAX_LOOK = 4096;

function createFoundStream(): RedactionStream {
  let held = '';
  let lineStart = true;
  /** A secret whose mark is out and whose end is not yet seen. */
  let ends: RegExp | undefined;

  function release(cut: number, atLineStart: boolean): string {
    const text = redactFound(held.slice(0, cut), lineStart);
    held = held.slice(cut);
    lineStart = atLineStart;
    return text;
  }

  /** Drops the rest of a secret; false when there is more of it to come. */
  function closeSecret(): boolean {
    if (ends === undefined) return true;
    const end = held.search(ends);
    held = end === -1 ? '' : held.slice(end);
    if (end !== -1) ends = undefined;
    return end !== -1;
  }

  function hideFrom({ from, rest, until }: { from: number; rest: number; until: RegExp }): string {
    const text = redactFound(held.slice(0, from), lineStart) + MARK;
    held = held.slice(rest);
    lineStart = false;
    ends = until;
    closeSecret();
    return text;
  }

  function releaseLines(newline: number): string {
    const key = held.includes('-----BEGIN ') ? findKey(held) : undefined;
    if (key === undefined || key.from > newline) return release(newline + 1, true);
    if (held.length - key.from > MAX_PRIVATE_KEY) return hideFrom(key);
    const line = held.lastIndexOf('\n', key.from) + 1;
    return line === 0 ? '' : release(line, true);
  }

  /** A line without end: gives out what nothing to come can make a secret of. */
  function releaseLong(): string {
    const cut = held.length - MAX_LOOK;
    const across = findSecrets(held, lineStart).find(({ start, to }) => start < cut && to > cut);
    if (across === undefined) return release(cut, false);
    const { from, to, ends: until } = across;
    return to < held.length ? release(to, false) : hideFrom({ from, rest: to, until });
  }

  return {
    push(chunk) {
      held += chunk;
      if (!closeSecret()) return '';
      const newline = chunk.includes('\n') ? held.lastIndexOf('\n') : -1;
      const lines = newline === -1 ? '' : releaseLines(newline);
      return held.length > 2 * MAX_LOOK && !held.includes('\n') ? lines + releaseLong() : lines;
    },
    end() {
      if (!closeSecret()) return '';
      return release(held.length, true);
    },
  };
}

/** A private key whose end is not there yet. */
function findKey(text: string) {
  for (let at = text.indexOf('-----BEGIN '); at !== -1; at = text.indexOf('-----BEGIN ', at + 1)) {
    const rest = findOpenKey(text, at);
    if (rest !== undefined) return { from: at, rest, until: NOT_BASE64 };
  }
  return undefined;
}
