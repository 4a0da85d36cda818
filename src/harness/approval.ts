import type { ApprovalRequiredEvent } from '../generated/types.ts';

/** What a person is asked: everything that the call would do; spec section 4.3. */
export type ApprovalRequest = Omit<ApprovalRequiredEvent, 'type'>;

/** Port: asks a person. `signal`: the run is over, nobody waits for the answer any more. */
export type Approve = (request: ApprovalRequest, signal: AbortSignal) => Promise<'allow' | 'deny'>;

export type Answer =
  | { readonly decision: 'allow' }
  | { readonly decision: 'deny'; readonly code: string; readonly reason: string };

/** The answer to one request. Without anyone to ask, on any failure, and when the run ends meanwhile, it is no. */
export async function askApproval(
  request: ApprovalRequest,
  approve: Approve | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  if (approve === undefined) return deny('no_approver', `${reasonOf(request)}, and nobody is there to ask`);
  try {
    const decision = await Promise.race([approve(request, signal), rejectOnAbort(signal)]);
    if (decision === 'allow') return { decision: 'allow' };
    return deny('approval_denied', 'a person denied it');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return deny('approval_failed', `the approval could not be asked for: ${cause}`);
  }
}

function deny(code: string, reason: string): Answer {
  return { decision: 'deny', code, reason };
}

function reasonOf(request: ApprovalRequest): string {
  return request.reason ?? 'it needs approval';
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the run was ended')), { once: true });
  });
}
