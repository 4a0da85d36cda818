/**
 * Whether a key, variable, header or option of this name holds a secret: `apiKey`, `AWS_SECRET_ACCESS_KEY`, `--db-password`. Counts
 * (`maxTokens`), what only describes a secret (`passwordFile`, `token_type`) and what says that it is not there
 * (`missing_credential`) do not.
 */
export function isSecretName(name: string): boolean {
  return HINT.test(name) && decide(name, names, nameHoldsSecret);
}

/** The same for a parameter in the query of a URL, where `sig`, `code` and `key` are secrets too. */
export function isSecretParameter(name: string): boolean {
  return decide(name, parameters, (text) => PARAMETER.test(bare(text)) || nameHoldsSecret(text));
}

/** A cheap test that most names fail. */
const HINT = /pass|pwd|secr|token|key|cred|auth|cook|bear|jwt|conn/i;

/** The same few names come again and again. */
const names = new Map<string, boolean>();
const parameters = new Map<string, boolean>();
const REMEMBERED = 2000;

function decide(name: string, known: Map<string, boolean>, rule: (name: string) => boolean): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const answer = rule(name);
  if (known.size >= REMEMBERED) known.clear();
  known.set(name, answer);
  return answer;
}

function nameHoldsSecret(name: string): boolean {
  if (name === 'PWD' || name === 'OLDPWD') return false;
  if (name === '_auth') return true;
  const text = bare(name);
  if (DESCRIBES.test(text) || COUNTS.test(text) || text.startsWith('missing')) return false;
  return SECRET.test(text) || TOKEN.test(text);
}

function bare(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

const SECRET = new RegExp(
  [
    'passw|passphrase|passcode|pwd$|secret(?!ar)|credential|authorization|cookie|bearer|jwt|basicauth',
    '(?:api|access|private|signing|encryption|master|account|shared|ssh)key',
    'connectionstring|connstr',
    '(?:db|user|smtp|mysql|pg|postgres|redis|admin|root|ftp|mail|mongo|proxy|ssh|ldap)pass$',
  ].join('|'),
);

const TOKEN =
  /token(?:\d*|value|secret|prod|dev|test|live|staging|old|new|raw|b64|base64)$|(?:access|refresh|auth|api|id|session|bearer)tokens$/;

/** Numbers of tokens, and tokens of a language. */
const COUNTS =
  /(?:max|min|num|total|per|unexpected|stop|eos|bos|pad|unk|sep|mask|special|prompt|completion|input|output|cached|reasoning)tokens?$/;

const DESCRIBES =
  /(?:stdin|files?|paths?|dir|length|count|policy|endpoint|type|limit|usage|ttl|age|expires|expiry|names?|required|enabled)$/;

const PARAMETER = /^(?:sig|code|key|auth|pass|pw|sas|otp|ticket|assertion)$|signature$/;
