import type { Effect, Permissions } from '../../src/generated/types.ts';
import { type CallDecision, decideCall } from '../../src/harness/policy.ts';
import type { ToolCall } from '../../src/harness/ports.ts';
import { completePermissions } from '../../src/model/limits.ts';

export const READ: Effect = { operations: ['read'], reversible: true };
export const WRITE: Effect = { operations: ['write'], reversible: true };
export const PROCESS: Effect = { operations: ['process'], reversible: false };
const NETWORK: Effect = { operations: ['network'], reversible: false };
export const BUILT_IN: Record<string, Effect> = {
  read: READ,
  ls: READ,
  git_log: { ...READ, pathFields: ['path'] },
  edit: WRITE,
  write: WRITE,
  bash: PROCESS,
  'web-fetch': NETWORK,
  'web-search': NETWORK,
};

/** A built-in tool, when it has such a name; a custom one otherwise. */
export function callOf(tool: string, args: Record<string, unknown> = {}, effect?: Effect): ToolCall {
  const builtIn = effect === undefined && tool in BUILT_IN;
  const declared = effect ?? BUILT_IN[tool];
  return {
    agent: 'main',
    callId: 'c',
    tool,
    args,
    builtIn,
    ...(declared === undefined ? {} : { effect: declared }),
  };
}

/** Paths with `..` in them, and a link named `link-outside`, are outside. */
export function decide(call: ToolCall, permissions: Permissions, platform = 'linux'): CallDecision {
  return decideCall({
    call,
    permissions: completePermissions(permissions),
    platform,
    resolveInside: (path) => ({ inside: !path.includes('..') && path !== 'link-outside' }),
  });
}
