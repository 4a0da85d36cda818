import { ModelError } from '../model/model-error.ts';

const MAX_WORDS = 500;

/** What the client library threw, as a `ModelError`: one line, with the status and the server's words, without secrets. */
export function toModelError(error: unknown, secrets: readonly (string | undefined)[]): ModelError {
  const { code, words, status, retryAfterMs } = error instanceof Error ? fromThrown(error) : fromEvent(error);
  const message = status === undefined ? words : `HTTP ${status}: ${words}`;
  // The cause holds the whole request and its headers, so it stays behind.
  return new ModelError(code, oneLine(hideSecrets(message, secrets)), { status, retryAfterMs });
}

interface Failure {
  readonly code: string;
  readonly words: string;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** An error that the server sent in the middle of a stream that had begun well. */
function fromEvent(event: unknown): Failure {
  const { message, code } = asRecord(event);
  const words = textOf(message) ?? textOf(event) ?? 'the server reported an error in its stream';
  const status = typeof code === 'number' && code >= 400 && code < 600 ? code : undefined;
  return { code: status === undefined ? 'provider_unavailable' : codeOfStatus(status), words, status };
}

function fromThrown(error: Error): Failure {
  const { statusCode, responseBody, responseHeaders } = asRecord(error);
  if (typeof statusCode === 'number' && statusCode >= 300) {
    return {
      code: codeOfStatus(statusCode),
      words: serverWords(textOf(responseBody) ?? '') ?? (error.message || 'no explanation'),
      status: statusCode,
      retryAfterMs: retryAfter(asRecord(responseHeaders)),
    };
  }
  const chain = causes(error);
  return {
    code: codeOfChain(chain),
    words: chain.map(({ message }) => message).find(isTelling) ?? error.message,
  };
}

function codeOfStatus(status: number): string {
  if (status === 401 || status === 403) return 'provider_auth';
  if (status === 408 || status >= 500) return 'provider_unavailable';
  return status === 429 ? 'rate_limit' : 'provider_refused';
}

const UNREADABLE = /JSONParseError|TypeValidationError/;
const SILENT = new Set<unknown>(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function codeOfChain(chain: readonly Error[]): string {
  if (chain.some(({ name }) => UNREADABLE.test(name))) return 'provider_unavailable';
  return chain.some((one) => SILENT.has(asRecord(one)['code'])) ? 'provider_timeout' : 'network_error';
}

/** The error and what caused it, outermost first; cycle safe. */
function causes(error: Error): Error[] {
  const chain = new Set<Error>();
  let current: unknown = error;
  while (current instanceof Error && !chain.has(current)) {
    chain.add(current);
    current = current.cause;
  }
  return [...chain];
}

function isTelling(message: string): boolean {
  return message !== '' && message !== 'Failed to process successful response' && message !== 'terminated';
}

/** `{error: {message}}`, `{error}`, `{message}`, `{detail}`, or the body itself. */
function serverWords(body: string): string | undefined {
  const parsed = asRecord(parseJson(body));
  const inner = asRecord(parsed['error']);
  const found = [inner['message'], parsed['error'], parsed['message'], parsed['detail'], body];
  return found.map(textOf).find((words) => words !== undefined);
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date, measured from the server's own clock. */
function retryAfter(headers: Record<string, unknown>): number | undefined {
  const exact = Number(textOf(headers['retry-after-ms']));
  if (exact >= 0) return exact;
  const text = textOf(headers['retry-after']);
  const seconds = Number(text);
  if (seconds >= 0) return seconds * 1000;
  const wait = Date.parse(text ?? '') - Date.parse(textOf(headers['date']) ?? '');
  return wait >= 0 ? wait : undefined;
}

function hideSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  let clean = text;
  for (const secret of secrets)
    if (secret !== undefined && secret !== '') clean = clean.replaceAll(secret, '***');
  return clean;
}

function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)}…` : line;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
