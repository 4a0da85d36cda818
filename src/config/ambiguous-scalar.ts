/**
 * Why a plain scalar must not be taken as it stands. `version`: YAML 1.1 reads something else than YAML 1.2 (`no`, `010`, a
 * date), or the number is none that JSON has. `text`: as a number it loses how it was written (`1.10`, `0x1f`).
 */
export type Ambiguity = 'version' | 'text';

/** Judges a scalar written without quotes. */
export function ambiguityOf(text: string, value: unknown): Ambiguity | undefined {
  if (OTHER_IN_YAML_1_1.some((pattern) => pattern.test(text))) return 'version';
  if (typeof value !== 'number') return undefined;
  if (!Number.isFinite(value)) return 'version';
  return String(value) === text ? undefined : 'text';
}

/** What YAML 1.1 reads, for those who meant it: `false` for `no`. */
export function booleanMeant(text: string): boolean | undefined {
  if (/^(?:y|yes|on|true)$/i.test(text)) return true;
  return /^(?:n|no|off|false)$/i.test(text) ? false : undefined;
}

const OTHER_IN_YAML_1_1: readonly RegExp[] = [
  /^(?:[yYnN]|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/,
  // Octal with a leading zero, and a leading zero that only looks like it.
  /^[-+]?0[0-9_]+$/,
  /^0o[0-7]+$/,
  /^[-+]?0b[01_]+$/,
  /^[-+]?0x[0-9a-fA-F]*_[0-9a-fA-F_]*$/,
  // Digits with underscores.
  /^[-+]?[0-9][0-9_]*_[0-9_]*(?:\.[0-9_]*)?$/,
  // Base 60.
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/,
  // A date, with or without a time.
  /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt\s]+\d{1,2}:)/,
];
