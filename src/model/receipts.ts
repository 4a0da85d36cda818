/** Names one call over all sessions of its run; spec section 6.4. */
export function keyOf(
  runId: string,
  { stepId, callId }: { readonly stepId?: string; readonly callId: string },
): string {
  return stepId === undefined ? `${runId}:${callId}` : `${runId}:${stepId}:${callId}`;
}

/** A call that only reads leaves nothing behind: it needs no receipt and may run again. */
export function isReadOnly(effect: { readonly operations: readonly string[] } | undefined): boolean {
  return effect?.operations.every((operation) => operation === 'read') ?? false;
}
