// Generated from schemas/ by scripts/generate.mjs. Do not edit.
import type { TraceEntry } from '../types.ts';
import type { Validator } from './schema-error.d.ts';

export const trace: Validator<TraceEntry>;
