import type { Position } from '../errors.ts';
import type { Config, Finding, Scenario } from '../generated/types.ts';

/** A configuration that passed validation. */
export interface LoadedConfig {
  /** Absolute. */
  readonly file: string;
  /** Folder of `file`: relative paths in it start here. */
  readonly dir: string;
  /** Defaults are filled in the blocks that are present; an absent block stays absent. */
  readonly config: Config;
  /** Unknown keys and the like; every verb shows them. */
  readonly warnings: readonly Finding[];
  /** The bytes that were read, for the digest. */
  readonly text: string;
}

/** A suite that passed validation; schemaVersion 1 is already mapped to graders. */
export interface LoadedSuite {
  /** Absolute. */
  readonly file: string;
  readonly dir: string;
  readonly schemaVersion: 1 | 2;
  readonly scenarios: readonly Scenario[];
  readonly text: string;
  /** Where scenario number `index` starts in the file; computed when asked for. */
  locate(index: number): Position;
}
