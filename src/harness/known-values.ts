import { MARK } from './read-secret.ts';
import type { Secret } from './redaction.ts';
import { encodedForms } from './secret-forms.ts';

/** Where a known secret stands in a text, in any of its forms. */
interface KnownHit {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Finds the values of known secrets. */
export interface KnownValues {
  /** Characters of the longest form. */
  readonly longest: number;
  /** Hits that begin in `[0, limit)`, in order; they may overlap. */
  find(text: string, limit?: number): KnownHit[];
}

/** Characters of a form at least: shorter ones would be found in ordinary words. */
const SHORTEST = 4;

/**
 * Looks for all forms of all secrets at once and skips what cannot be the end of the beginning of any: the search of Wu and Manber, with
 * blocks of two characters. Line breaks that a tool put into a long form are passed over.
 */
export function createKnownValues(secrets: readonly Secret[]): KnownValues {
  const forms = listForms(secrets);
  if (forms.length === 0) return { longest: 0, find: () => [] };
  const width = Math.min(MAX_WIDTH, ...forms.map(({ text }) => text.length));
  const index = buildIndex(forms, width);
  return {
    longest: Math.max(...forms.map(({ text }) => text.length + breaksIn(text))),
    find: (text, limit = text.length) => scan(text, limit, { index, width }),
  };
}

interface Form {
  readonly text: string;
  readonly name: string;
}

const MAX_WIDTH = 64;

/** Longest first. What the mark itself holds is not looked for. */
function listForms(secrets: readonly Secret[]): Form[] {
  const forms = new Map<string, string>();
  for (const { name, value } of secrets) {
    for (const text of encodedForms(value.trim())) {
      if (text.length >= SHORTEST && !MARKS.includes(text) && !forms.has(text)) forms.set(text, name);
    }
  }
  return [...forms].map(([text, name]) => ({ text, name })).sort((a, b) => b.text.length - a.text.length);
}

const MARKS = `${MARK} [hidden: 0123456789 characters]`;

interface Index {
  /** By block: how far the window may move on. */
  readonly shifts: Uint8Array;
  /** By the last block of the window: forms that begin with it. */
  readonly forms: ReadonlyMap<number, readonly Form[]>;
}

function buildIndex(forms: readonly Form[], width: number): Index {
  const shifts = new Uint8Array(65_536).fill(width - 1);
  const byBlock = new Map<number, Form[]>();
  for (const form of forms) {
    for (let end = 1; end < width; end++) {
      const block = blockAt(form.text, end);
      shifts[block] = Math.min(shifts[block] ?? 0, width - 1 - end);
    }
    const last = blockAt(form.text, width - 1);
    byBlock.set(last, [...(byBlock.get(last) ?? []), form]);
  }
  return { shifts, forms: byBlock };
}

function blockAt(text: string, end: number): number {
  return ((text.charCodeAt(end - 1) & 255) << 8) | (text.charCodeAt(end) & 255);
}

function scan(text: string, limit: number, { index, width }: { index: Index; width: number }): KnownHit[] {
  const hits: KnownHit[] = [];
  const { shifts, forms } = index;
  const stop = Math.min(text.length, limit + width - 1);
  let end = width - 1;
  while (end < stop) {
    const block = blockAt(text, end);
    const shift = shifts[block] ?? 1;
    if (shift > 0) {
      end += shift;
      continue;
    }
    const hit = matchAt(text, end - width + 1, { forms: forms.get(block) ?? [], width });
    if (hit !== undefined) hits.push(hit);
    end++;
  }
  return hits;
}

function matchAt(
  text: string,
  from: number,
  { forms, width }: { forms: readonly Form[]; width: number },
): KnownHit | undefined {
  for (const form of forms) {
    const to = endOfForm(text, from, { form: form.text, width });
    if (to !== undefined) return { from, to, name: form.name };
  }
  return undefined;
}

function endOfForm(
  text: string,
  from: number,
  { form, width }: { form: string; width: number },
): number | undefined {
  let [at, breaks] = [from, breaksIn(form)];
  for (let next = 0; next < form.length; at++) {
    const code = text.charCodeAt(at);
    if (code === form.charCodeAt(next)) next++;
    else if (next < width || breaks-- <= 0 || !isLineBreak(code)) return undefined;
  }
  return at;
}

/** `base64` breaks lines after 76 characters, `xxd -p` after 60; a break may have two characters. */
function breaksIn(form: string): number {
  return 2 * Math.ceil(form.length / 60);
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13;
}
