import type { CallEffect, Permissions } from '../generated/types.ts';
import type { RuleDenial } from '../model/denial.ts';
import { describeEffect, isFileEffect } from './call-effect.ts';
import type { ToolCall } from './ports.ts';

/** Port: whether a path of a call, its links resolved at the nearest ancestor that exists, lies in the workspace. */
export type ResolveInside = (path: string) => { readonly inside: boolean };

export interface PolicyQuestion {
  readonly call: ToolCall;
  readonly permissions: Required<Permissions>;
  /** As Node names it: `linux`, `darwin`, `win32`. */
  readonly platform: string;
  readonly resolveInside: ResolveInside;
}

export interface CallDecision {
  readonly decision: 'allow' | 'deny' | 'ask';
  /** The rule that decided. */
  readonly by: RuleDenial | 'allowed_by_configuration' | 'allowed_by_mode' | 'approval_needed';
  readonly reason: string;
  readonly risk: 'low' | 'high';
  readonly effect: CallEffect;
}

/** Whether a tool call may happen: the first rule of spec section 4.2 that matches decides, also in mode `full`. */
export function decideCall(question: PolicyQuestion): CallDecision {
  const effect = describeEffect(question.call);
  const facts: Facts = {
    ...question,
    effect,
    network: effect.operations.includes('network'),
    open: !question.permissions.workspaceOnly && question.permissions.network === 'allow',
    low: isLowRisk(question.call, effect),
  };
  const risk = facts.low ? 'low' : 'high';
  for (const { by, decision, match } of RULES) {
    const reason = match(facts);
    if (reason !== undefined) return { decision, by, reason, risk, effect };
  }
  return { decision: 'ask', by: 'approval_needed', reason: `${risk} risk: needs approval`, risk, effect };
}

interface Facts extends PolicyQuestion {
  readonly effect: CallEffect;
  readonly network: boolean;
  /** The user opened both the file system and the network. */
  readonly open: boolean;
  readonly low: boolean;
}

interface Rule {
  readonly by: CallDecision['by'];
  readonly decision: 'allow' | 'deny';
  /** The reason, when the rule holds. */
  match(facts: Facts): string | undefined;
}

/** Rows 1 to 10, in their order; row 11 is what remains. */
const RULES: readonly Rule[] = [
  {
    by: 'tool_denied',
    decision: 'deny',
    match: ({ call, permissions }) => namePattern(call.tool, permissions.deny, 'permissions.deny'),
  },
  {
    by: 'host_shell_refused',
    decision: 'deny',
    // Only Linux has a sandbox for the shell: elsewhere it opens for full + workspaceOnly: false + network: allow alone.
    match: ({ call, platform, permissions, open }) =>
      when(
        call.tool === 'bash' && platform !== 'linux' && !(open && permissions.mode === 'full'),
        `the shell has no sandbox on ${platform}; it opens only with mode full, workspaceOnly false and network allow`,
      ),
  },
  {
    by: 'undeclared_effect',
    decision: 'deny',
    match: ({ effect, open }) => when(!effect.declared && !open, 'nobody declared what this tool does'),
  },
  {
    by: 'write_without_path',
    decision: 'deny',
    match: ({ call, effect, permissions }) =>
      when(
        !call.builtIn &&
          permissions.workspaceOnly &&
          effect.operations.includes('write') &&
          effect.paths.length === 0,
        'it writes, but no path shows where; declare effect.pathFields',
      ),
  },
  {
    by: 'custom_process_refused',
    decision: 'deny',
    match: ({ call, effect, open }) =>
      when(
        !call.builtIn && !open && effect.operations.some((one) => one === 'process' || one === 'external'),
        'a custom tool that runs processes or acts outside needs workspaceOnly false and network allow',
      ),
  },
  { by: 'path_outside_workspace', decision: 'deny', match: nameOutsidePath },
  {
    by: 'network_denied',
    decision: 'deny',
    match: ({ network, permissions }) =>
      when(network && permissions.network === 'deny', 'permissions.network is deny'),
  },
  {
    by: 'allowed_by_configuration',
    decision: 'allow',
    match: ({ call, permissions, network }) =>
      namePattern(call.tool, permissions.allow, 'permissions.allow') ??
      when(network && permissions.network === 'allow', 'permissions.network is allow'),
  },
  {
    by: 'allowed_by_mode',
    decision: 'allow',
    match: ({ permissions, network }) =>
      when(permissions.mode === 'full' && !(network && permissions.network === 'ask'), 'mode full'),
  },
  {
    by: 'allowed_by_mode',
    decision: 'allow',
    match: ({ permissions, low, network }) =>
      when(permissions.mode === 'assisted' && low && !network, 'mode assisted, low risk'),
  },
];

const LOW_RISK_TOOLS: ReadonlySet<string> = new Set(['read', 'ls', 'find', 'grep', 'edit', 'write']);

function isLowRisk({ tool, builtIn }: ToolCall, effect: CallEffect): boolean {
  if (effect.operations.includes('network')) return false;
  return (builtIn && LOW_RISK_TOOLS.has(tool)) || (effect.declared && isFileEffect(effect));
}

function nameOutsidePath({ permissions, effect, resolveInside }: Facts): string | undefined {
  if (!permissions.workspaceOnly) return undefined;
  const outside = effect.paths.find((path) => !isInside(path, resolveInside));
  return outside === undefined ? undefined : `${JSON.stringify(outside)} is outside the workspace`;
}

/** A path that cannot be resolved is outside. */
function isInside(path: string, resolveInside: ResolveInside): boolean {
  try {
    return resolveInside(path).inside;
  } catch {
    return false;
  }
}

function namePattern(tool: string, patterns: readonly string[], where: string): string | undefined {
  const pattern = patterns.find((one) => matches(tool, one));
  return pattern === undefined ? undefined : `${where} holds ${JSON.stringify(pattern)}`;
}

/** Patterns: an exact name, `prefix*`, or `*`. */
function matches(tool: string, pattern: string): boolean {
  return pattern.endsWith('*') ? tool.startsWith(pattern.slice(0, -1)) : tool === pattern;
}

function when(condition: boolean, reason: string): string | undefined {
  return condition ? reason : undefined;
}
