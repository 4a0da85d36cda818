// Generated from schemas/ by scripts/generate.mjs. Do not edit.
import type { SuiteV1 } from '../types.ts';
import type { Validator } from './schema-error.d.ts';

export const suiteV1: Validator<SuiteV1>;
