import type { Finding, Permissions, TraceEvent } from '../generated/types.ts';
import { DENIED_IN_BATCH, isSecurityDenial } from '../model/denial.ts';
import { type Approve, askApproval } from './approval.ts';
import type { Ending } from './ending.ts';
import { type CallDecision, decideCall, type ResolveInside } from './policy.ts';
import type { Authorization, ToolCall } from './ports.ts';

export interface GateOptions {
  readonly runId: string;
  readonly permissions: Required<Permissions>;
  readonly platform: string;
  readonly resolveInside: ResolveInside;
  readonly approve?: Approve | undefined;
  readonly newId: () => string;
  readonly ending: Ending;
  record(event: TraceEvent): void;
}

/** Lets calls through or not. After the first denial nothing more is let through: the run pauses; spec section 4.4. */
export interface Gate {
  authorize(call: ToolCall): Promise<Authorization>;
  /** What the agent tried although the user had forbidden it. */
  readonly securityFindings: readonly Finding[];
}

export function createGate(options: GateOptions): Gate {
  const { runId, ending, record } = options;
  const securityFindings: Finding[] = [];
  let denied = false;

  function deny(call: ToolCall, code: string, reason: string): void {
    denied = true;
    const { agent, tool, callId } = call;
    record({ type: 'policy_denied', agent, tool, reason, code, callId });
    if (isSecurityDenial(code)) securityFindings.push({ code, message: `${tool}: ${reason}` });
  }

  /** Why a call is blocked, whatever it does. */
  function block(call: ToolCall): Authorization | undefined {
    if (ending.cause !== undefined) return refuse('aborted', ending.cause.message);
    if (!denied) return undefined;
    const reason = 'another call was denied before';
    deny(call, DENIED_IN_BATCH, reason);
    return refuse(DENIED_IN_BATCH, reason);
  }

  async function ask(call: ToolCall, { risk, effect, reason }: CallDecision): Promise<Authorization> {
    const { agent, tool, args } = call;
    const request = { approvalId: options.newId(), runId, agent, tool, args, risk, effect, reason };
    record({ type: 'approval_required', ...request });
    const answer = await askApproval(request, options.approve, ending.signal);
    const decision = ending.cause === undefined && !denied ? answer.decision : 'deny';
    record({ type: 'approval_resolved', approvalId: request.approvalId, runId, decision });
    // The run ended, or a call beside this one was denied, while the person was thinking.
    const blocked = block(call);
    if (blocked !== undefined) return blocked;
    if (answer.decision === 'allow') return ALLOWED;
    deny(call, answer.code, answer.reason);
    return refuse('tool_approval_denied', answer.reason);
  }

  return {
    securityFindings,
    async authorize(call) {
      const blocked = block(call);
      if (blocked !== undefined) return blocked;
      const decision = decideCall({ ...options, call });
      if (decision.decision === 'ask') return ask(call, decision);
      if (decision.decision === 'allow') return ALLOWED;
      deny(call, decision.by, decision.reason);
      return refuse('policy_denied', decision.reason);
    },
  };
}

const ALLOWED: Authorization = { allowed: true };

function refuse(code: string, reason: string): Authorization {
  return { allowed: false, code, reason };
}
