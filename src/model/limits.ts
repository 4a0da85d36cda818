import type { Permissions, RuntimeLimits } from '../generated/types.ts';

/** Budgets with their defaults filled in; a budget without a default stays open. */
export type Limits = Required<Omit<RuntimeLimits, OpenLimit>> & Pick<RuntimeLimits, OpenLimit>;
type OpenLimit = 'maxTokens' | 'maxCostUsd';

/** The defaults of spec section 3.1, which hold for a configuration without a `runtime` block too. */
export function completeLimits(limits: RuntimeLimits = {}): Limits {
  return {
    maxTurns: 20,
    maxSteps: 100,
    stepTimeoutMs: 300_000,
    runTimeoutMs: 900_000,
    maxToolCalls: 50,
    maxToolFailures: 3,
    maxRetries: 3,
    ...limits,
  };
}

/** The defaults of spec section 1.5, which hold for a configuration without a `permissions` block too. */
export function completePermissions(permissions: Permissions = {}): Required<Permissions> {
  return { mode: 'ask', workspaceOnly: true, network: 'ask', allow: [], deny: [], ...permissions };
}
