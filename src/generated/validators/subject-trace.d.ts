// Generated from schemas/ by scripts/generate.mjs. Do not edit.
import type { SubjectTraceLine } from '../types.ts';
import type { Validator } from './schema-error.d.ts';

export const subjectTrace: Validator<SubjectTraceLine>;
