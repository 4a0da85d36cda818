/** Keys and indexes from the root of a document. */
export type Path = readonly (string | number)[];

/** A rule that a document breaks, before its place in the file is looked up. */
export interface Fault {
  readonly code: string;
  readonly path: Path;
  /** Without the path: it is put in front. */
  readonly message: string;
  readonly hint?: string;
  /** What the position points at: the value (default), the key in front of it, or the map that lacks it. */
  readonly points?: 'value' | 'key' | 'parent';
}

/** `agents.main.tools.0`, or `(root)`. */
export function dotted(path: Path): string {
  return path.length === 0 ? '(root)' : path.join('.');
}

const SHOWN = 60;

/** A value as an error shows it: JSON, short, on one line. */
export function show(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}...`;
}

export function list(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : show(value))).join(', ');
}
