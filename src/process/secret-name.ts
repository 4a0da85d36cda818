/** Words of a variable's name that say its value is a secret; spec section 4.5 and what is in use beside it. */
const SECRET_WORDS = [
  'API_?KEYS?',
  'ACCESS_?KEYS?(_ID)?',
  'PRIVATE_?KEYS?',
  'SECRET_?KEYS?',
  'SIGNING_?KEYS?',
  'ENCRYPTION_?KEYS?',
  'AUTH_?KEYS?',
  'ACCOUNT_?KEYS?',
  'TOKENS?',
  'SECRETS?',
  'PASSWORDS?',
  'PASSWD',
  'PASSPHRASE',
  'PASS',
  'PWD',
  'PAT',
  'CREDENTIALS?',
  'COOKIES?',
  'DATABASE_URL',
  'CONNECTION_STRING',
  'DSN',
  'KEY$',
];

const SECRET_NAME = new RegExp(`(^|_)(${SECRET_WORDS.join('|')})(_|$)`);

/** Folders, not passwords. */
const INNOCENT = new Set(['PWD', 'OLDPWD', 'INIT_CWD']);

/** Whether a variable of this name holds a secret: by whole words, so that `TOKENIZERS_PARALLELISM` does not. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[-.]/g, '_')
    .toUpperCase();
  return !INNOCENT.has(words) && SECRET_NAME.test(words);
}
