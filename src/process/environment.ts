import type { Secret } from '../harness/redaction.ts';
import { isSecretName } from './secret-name.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What programs need to run and to find their tool chains. HOME and TMPDIR are not among them: each run gets its own. */
const HARMLESS = new Set(
  [
    ['PATH', 'SHELL', 'USER', 'LOGNAME', 'TERM', 'COLORTERM', 'NO_COLOR', 'FORCE_COLOR', 'CI'],
    ['LANG', 'LANGUAGE', 'TZ', 'SOURCE_DATE_EPOCH'],
    ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'],
    ['NODE_VERSION', 'NVM_DIR', 'NVM_BIN', 'VOLTA_HOME', 'FNM_DIR', 'PYENV_ROOT', 'PYENV_VERSION'],
    ['RBENV_ROOT', 'ASDF_DIR', 'ASDF_DATA_DIR', 'MISE_DATA_DIR', 'RUSTUP_HOME', 'JAVA_HOME'],
    ['GOROOT', 'DOTNET_ROOT', 'LD_LIBRARY_PATH', 'PKG_CONFIG_PATH', 'ANDROID_HOME'],
    ['SYSTEMROOT', 'WINDIR', 'COMSPEC', 'PATHEXT', 'SYSTEMDRIVE', 'PROGRAMFILES', 'PROGRAMDATA'],
  ].flat(),
);

/** The part of an environment that a process under test may have: harmless names, `LC_*`, and those allowed by name, which may be secrets. */
export function filteredEnvironment(
  env: Environment,
  { allow }: { readonly allow: readonly string[] },
): Record<string, string> {
  const named = new Set(allow);
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && (named.has(name) || isHarmless(name))) passed[name] = value;
  }
  return passed;
}

function isHarmless(name: string): boolean {
  const upper = name.toUpperCase();
  return (HARMLESS.has(upper) || upper.startsWith('LC_')) && !isSecretName(name);
}

/** Shorter values would hide ordinary words everywhere. */
const SHORTEST_SECRET = 6;

/** The secrets that an environment holds: values of variables with a telling name, and passwords inside URLs. */
export function secretsOf(env: Environment): Secret[] {
  return Object.entries(env).flatMap(([name, value = '']) => [
    ...(isSecretName(name) && isSecretValue(value) ? [{ name, value }] : []),
    ...passwordsIn(value).map((password) => ({ name, value: password })),
  ]);
}

function isSecretValue(value: string): boolean {
  return value.length >= SHORTEST_SECRET && !isPath(value) && !/^(true|false|[\d.]+)$/i.test(value);
}

/** A key in base64 may begin with a slash too, so that the first folder must be one that machines have. */
function isPath(value: string): boolean {
  return /^(\.{1,2}\/|~\/|[A-Za-z]:\\|\/(home|Users|root|etc|var|run|tmp|usr|opt|mnt|srv|dev|proc|private|nix|snap|github|workspaces?|data|app)\/)/.test(
    value,
  );
}

/** Both as written and decoded. */
function passwordsIn(value: string): string[] {
  const written = /^[a-z][a-z\d+.-]*:\/\/[^\s/:@]*:([^\s/@]+)@/i.exec(value)?.[1];
  if (written === undefined) return [];
  return [...new Set([written, decode(written)])].filter((password) => password.length >= SHORTEST_SECRET);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
