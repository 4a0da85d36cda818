// Generated from schemas/ by scripts/generate.mjs. Do not edit.
import type { JournalRecord } from '../types.ts';
import type { Validator } from './schema-error.d.ts';

export const journal: Validator<JournalRecord>;
