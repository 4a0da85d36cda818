const TRANSIENT_CODES: ReadonlySet<unknown> = new Set([
  'network_error',
  'provider_unavailable',
  'provider_timeout',
  'provider_transient',
  'rate_limit',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
]);

/** A person decides about these: asking again by itself is never right; spec section 3.2. */
const HUMAN_CODES: ReadonlySet<unknown> = new Set([
  'approval_denied',
  'tool_approval_denied',
  'policy_denied',
  'unknown_effect',
  'committed_effect_pending',
  'loop_paused',
]);

/** Whether trying again may help, judged by code, HTTP status and the chain of causes; spec section 3.2. Unknown errors are permanent. */
export function isTransient(error: unknown): boolean {
  const seen = new Set<unknown>();
  let transient = false;
  for (let current = error; isRecord(current) && !seen.has(current); current = current['cause']) {
    seen.add(current);
    if (HUMAN_CODES.has(current['code'])) return false;
    transient ||= TRANSIENT_CODES.has(current['code']) || isTransientStatus(current['status']);
  }
  return transient;
}

function isTransientStatus(status: unknown): boolean {
  return typeof status === 'number' && (status === 408 || status === 429 || (status >= 500 && status < 600));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
