import type { Config, Permissions, Quality, RuntimeLimits } from '../generated/types.ts';
import { fillDefaults } from './fill-defaults.ts';

/** Blocks that have defaults even where the configuration leaves them out. */
export interface Settings {
  readonly permissions: Required<Permissions>;
  /** Limits without a default (tokens, cost) may be absent. */
  readonly runtime: Required<Omit<RuntimeLimits, 'maxTokens' | 'maxCostUsd'>> & RuntimeLimits;
  readonly quality: Required<Omit<Quality, 'minScenarioPassRate'>> & Quality;
}

/** The blocks as they are in force: what the configuration says, else the defaults of its schema. */
export async function settingsOf(config: Config): Promise<Settings> {
  const { config: schema } = await import('../generated/schemas/config.js');
  const blocks = {
    permissions: { ...config.permissions },
    runtime: { ...config.runtime },
    quality: { ...config.quality },
  };
  fillDefaults(schema, blocks);
  return blocks as Settings;
}
