// Generated from schemas/ by scripts/generate.mjs. Do not edit.
import type { RunStateRecord } from '../types.ts';
import type { Validator } from './schema-error.d.ts';

export const runState: Validator<RunStateRecord>;
