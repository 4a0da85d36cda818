import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filteredEnvironment, secretsOf } from '../../../src/process/environment.ts';
import { isSecretName } from '../../../src/process/secret-name.ts';

describe('the filtered environment', () => {
  it('holds harmless names and locale settings, and nothing else', () => {
    const harmless = {
      PATH: '/bin',
      LANG: 'C',
      LC_ALL: 'C',
      LC_TIME: 'de_DE',
      TZ: 'UTC',
      TERM: 'dumb',
      USER: 'me',
    };
    const rest = {
      HOME: '/home/me',
      TMPDIR: '/tmp',
      NODE_OPTIONS: '--inspect',
      LD_PRELOAD: 'x',
      MY_VAR: '1',
    };
    expect(filteredEnvironment({ ...harmless, ...rest, GONE: undefined }, { allow: [] })).toEqual(harmless);
  });

  it('holds a secret only when it is named', () => {
    const env = { OPENAI_API_KEY: 'sk-1', LC_TOKEN: 'x', GITHUB_TOKEN: 'y', MY_VAR: '1' };
    expect(filteredEnvironment(env, { allow: [] })).toEqual({});
    expect(filteredEnvironment(env, { allow: ['OPENAI_API_KEY', 'MY_VAR', 'MISSING'] })).toEqual({
      OPENAI_API_KEY: 'sk-1',
      MY_VAR: '1',
    });
  });

  it('never holds a name that looks like a secret and was not given', () => {
    const names = fc.constantFrom(
      'LC_PASSWORD',
      'PATH_TOKEN',
      'TERM_SECRET',
      'SECRET',
      'PATH',
      'LC_ALL',
      'x_api_key',
    );
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(names, fc.string()), fc.string()), (env) => {
        expect(Object.keys(filteredEnvironment(env, { allow: [] })).filter(isSecretName)).toEqual([]);
      }),
    );
  });
});

describe('names that say secret', () => {
  it.each([
    'OPENAI_API_KEY',
    'APIKEY',
    'MY_TOKEN',
    'GITHUB_TOKEN',
    'githubToken',
    'npm_config_//registry_:_authToken',
    'CLIENT_SECRET',
    'DB_PASSWORD',
    'PGPASSWORD',
    'NPM_AUTHTOKEN',
    'SSH_PRIVATE_KEY',
    'DATABASE_URL',
    'AZURE_STORAGE_CONNECTION_STRING',
    'GOOGLE_CREDENTIALS',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'STRIPE_KEY',
    'SENTRY_DSN',
    'my-secret',
    'MYSQL_PWD',
  ])('%s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  it.each([
    'PATH',
    'PWD',
    'OLDPWD',
    'TOKENIZERS_PARALLELISM',
    'MONKEY',
    'KEYBOARD',
    'PASSAGE',
    'SECRETARY',
    'AUTHOR',
    '',
  ])('not %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});

describe('the secrets of an environment', () => {
  it('are values of at least six characters under telling names', () => {
    const env = { A_TOKEN: 'abcdef', B_TOKEN: 'abcde', C_TOKEN: undefined, PLAIN: 'abcdef' };
    expect(secretsOf(env)).toEqual([{ name: 'A_TOKEN', value: 'abcdef' }]);
  });

  it('are not switches, numbers or paths', () => {
    const values = [
      'true',
      'FALSE',
      '1234567',
      '0.123456',
      '/run/secrets/token',
      '/home/me/.netrc',
      './key.pem',
      '~/key.pem',
      'C:\\key.pem',
    ];
    expect(values.flatMap((value) => secretsOf({ MY_TOKEN: value }))).toEqual([]);
  });

  it('may begin with a slash, as base64 does', () => {
    expect(secretsOf({ AWS_SECRET_ACCESS_KEY: '/Xy7/abc+DEF123' })).toHaveLength(1);
  });

  it('are also passwords inside URLs, as written and decoded, whatever the name', () => {
    const url = 'https://me:p%40ssw0rd@example.org/x';
    expect(secretsOf({ HTTPS_PROXY: url })).toEqual([
      { name: 'HTTPS_PROXY', value: 'p%40ssw0rd' },
      { name: 'HTTPS_PROXY', value: 'p@ssw0rd' },
    ]);
    expect(secretsOf({ DATABASE_URL: 'postgres://u:s3cr3t@db/x' }).map(({ value }) => value)).toEqual([
      'postgres://u:s3cr3t@db/x',
      's3cr3t',
    ]);
    expect(secretsOf({ PAGE: 'https://example.org:8080/@me' })).toEqual([]);
  });
});
