import { MARK } from './read-secret.ts';
import { isSecretName } from './secret-names.ts';

/** How a value is cleaned. `bodies`: contents of files are counted, not shown; `all`: every text is such a content. */
type Mode = 'plain' | 'bodies' | 'all';

interface Walk {
  readonly text: (text: string) => string;
  /** Finished objects; those that are being read stand for a mark, so that a circle ends. */
  readonly seen: Map<object, unknown>;
  readonly depth: number;
}

/** Cleans a JSON value: strings as text, values under secret keys hidden. The same value when nothing was to be hidden. */
export function redactValue(value: unknown, text: (text: string) => string): unknown {
  return clean(value, 'plain', { text, seen: new Map(), depth: 0 });
}

/** Cleans the arguments of a tool call: contents of files and edits are replaced by how many characters they have, too. */
export function redactArguments(
  args: Record<string, unknown>,
  text: (text: string) => string,
): Record<string, unknown> {
  const cleaned = clean(args, 'bodies', { text, seen: new Map(), depth: 0 });
  return isRecord(cleaned) ? cleaned : {};
}

const CIRCLE = '[circular]';
const TOO_DEEP = '[too deep]';
const MAX_DEPTH = 200;

function clean(value: unknown, mode: Mode, walk: Walk): unknown {
  if (typeof value === 'string') return mode === 'all' ? hideBody(value) : walk.text(value);
  if (typeof value !== 'object' || value === null) return value;
  if (walk.seen.has(value)) return walk.seen.get(value);
  if (walk.depth >= MAX_DEPTH) return TOO_DEEP;
  walk.seen.set(value, CIRCLE);
  const deeper = { ...walk, depth: walk.depth + 1 };
  const cleaned = Array.isArray(value) ? cleanList(value, mode, deeper) : cleanRecord(value, mode, deeper);
  walk.seen.set(value, cleaned);
  return cleaned;
}

function cleanList(list: readonly unknown[], mode: Mode, walk: Walk): readonly unknown[] {
  const cleaned = list.map((item) => clean(item, mode, walk));
  return cleaned.every((item, index) => Object.is(item, list[index])) ? list : cleaned;
}

function cleanRecord(record: object, mode: Mode, walk: Walk): object {
  const entries = Object.entries(record);
  let changed = false;
  const cleaned = entries.map(([key, value]): [string, unknown] => {
    const entry: [string, unknown] = [walk.text(key), cleanMember(key, value, { mode, walk })];
    changed ||= entry[0] !== key || !Object.is(entry[1], value);
    return entry;
  });
  return changed ? Object.fromEntries(cleaned) : record;
}

function cleanMember(key: string, value: unknown, { mode, walk }: { mode: Mode; walk: Walk }): unknown {
  if (isSecretKey(key)) return hideMember(value);
  if (mode === 'plain') return clean(value, mode, walk);
  const name = key.replace(/[_-]/g, '').toLowerCase();
  if (name === 'edits') return clean(value, 'all', walk);
  if (LOCATES.has(name)) return clean(value, 'bodies', walk);
  if (typeof value === 'string' && BODIES.has(name)) return hideBody(value);
  return clean(value, mode, walk);
}

/** Of a path such as `db.password` the last name counts; a key with `/` is the path of a file. */
function isSecretKey(key: string): boolean {
  return key.length <= MAX_KEY && !key.includes('/') && isSecretName(key.slice(key.lastIndexOf('.') + 1));
}

const MAX_KEY = 200;

/** What is only there or not says nothing. */
function hideMember(value: unknown): unknown {
  const says = value !== null && value !== undefined && value !== '' && typeof value !== 'boolean';
  return says ? MARK : value;
}

/** Keys whose text is the content of a file, or a part of it: their names without `_`, in lower case. */
const BODIES: ReadonlySet<string> = new Set([
  ...['body', 'content', 'contents', 'text', 'filetext', 'inserttext', 'newsource', 'replacement'],
  ...['patch', 'diff', 'oldtext', 'newtext', 'oldstring', 'newstring', 'oldstr', 'newstr'],
]);

/** Keys inside a list of edits that say where and how, not what. */
const LOCATES: ReadonlySet<string> = new Set(['path', 'file', 'filepath', 'type', 'command']);

const BODY = /^\[hidden: \d+ characters\]$/;

function hideBody(text: string): string {
  return BODY.test(text) ? text : `[hidden: ${text.length} characters]`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
