/**
 * A model could not answer. `code` is one of spec section 3.2: network_error, provider_unavailable, provider_timeout,
 * rate_limit, provider_auth, provider_refused, missing_credential, model_script_exhausted.
 */
export class ModelError extends Error {
  readonly code: string;
  /** HTTP status, when there was one. */
  readonly status?: number;
  /** How long the server asked to wait before the next try, in milliseconds. */
  readonly retryAfterMs?: number;

  constructor(code: string, message: string, options: ModelErrorOptions = {}) {
    super(message, options);
    this.name = 'ModelError';
    this.code = code;
    if (options.status !== undefined) this.status = options.status;
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
  }
}

interface ModelErrorOptions extends ErrorOptions {
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
}
