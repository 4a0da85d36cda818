/** Words of a variable's name that say its value is a secret; spec section 4.5 and what is in use beside it. */
const WORDS = [
  '(ACCESS|PRIVATE|SIGNING|ENCRYPTION|AUTH|ACCOUNT)_?KEYS?',
  'ACCESS_?KEY_ID',
  'PASS',
  'PWD',
  'PAT',
  'COOKIES?',
  'DATABASE_URL',
  'CONNECTION_STRING',
  'DSN',
  'KEY$',
];

/** Also at the end of a longer word, as in `PGPASSWORD`. */
const ENDINGS = [
  'PASSWORDS?',
  'PASSWD',
  'PASSPHRASE',
  'TOKENS?',
  'SECRETS?(_?KEYS?)?',
  'API_?KEYS?',
  'CREDENTIALS?',
];

const SECRET_NAME = new RegExp(`((^|_)(${WORDS.join('|')})|(${ENDINGS.join('|')}))(_|$)`);

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
