import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/harness/redact.ts';

const { text } = createRedactor({ secrets: [] });
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const KEY = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEabcd+/12\n'.repeat(8)}-----END RSA PRIVATE KEY-----`;

describe('secrets that a name gives away', () => {
  it.each([
    ['S-34', 'deploy --password=hunter2', 'deploy --password=[hidden]'],
    ['S-34', 'curl https://e.com?token=a', 'curl https://e.com?token=[hidden]'],
    ['S-35', 'https://u:p@h.io/a?api_key=1&q=2', 'https://[hidden]@h.io/a?api_key=[hidden]&q=2'],
    ['S-36', 'AWS_SECRET_ACCESS_KEY=abc x', 'AWS_SECRET_ACCESS_KEY=[hidden] x'],
    ['S-36', "export DB_PASSWORD='p1'", "export DB_PASSWORD='[hidden]'"],
    ['S-36', 'Authorization: Basic Zm9v', 'Authorization: Basic [hidden]'],
    ['quoted', "X_PASSWORD='a b' npm test", "X_PASSWORD='[hidden]' npm test"],
    ['quoted', 'API_TOKEN="a\\"b" npm test', 'API_TOKEN="[hidden]" npm test'],
    ['option', 'login --password x -v', 'login --password [hidden] -v'],
    ['option', 'login --api-key "x y" -v', 'login --api-key "[hidden]" -v'],
    ['curl', 'curl -u user:pass https://h', 'curl -u user:[hidden] https://h'],
    ['curl', "curl --user 'user:pass word'", "curl --user 'user:[hidden]'"],
    ['header', 'curl -H "Authorization: Bearer a.b" h', 'curl -H "Authorization: Bearer [hidden]" h'],
    ['header', "curl -H 'Cookie: a=b; c=d' h", "curl -H 'Cookie: [hidden]' h"],
    ['header', 'Set-Cookie: sid=abc; Path=/\nok', 'Set-Cookie: [hidden]\nok'],
    ['header', 'X-Api-Key: abc', 'X-Api-Key: [hidden]'],
    ['header', 'sent Bearer abc123 to it', 'sent Bearer [hidden] to it'],
    ['YAML', 'user: me\npassword: correct horse\n', 'user: me\npassword: [hidden]\n'],
    ['YAML', '  - passphrase: "a b"', '  - passphrase: "[hidden]"'],
    ['JSON', '{"token":"abc","n":1}', '{"token":"[hidden]","n":1}'],
    ['JSON', '{"Authorization": "Basic Zm9v", "n": 1}', '{"Authorization": "[hidden]", "n": 1}'],
    ['JSON in JSON', '"{\\"token\\": \\"abc\\"}"', '"{\\"token\\": \\"[hidden]\\"}"'],
    ['code', 'env["API_TOKEN"] = "x"', 'env["API_TOKEN"] = "[hidden]"'],
    ['code', "password = b'abc'", "password = b'[hidden]'"],
    ['npmrc', '//r.io/:_authToken=abc', '//r.io/:_authToken=[hidden]'],
    ['SQL', "CREATE USER x WITH PASSWORD 'abc'", "CREATE USER x WITH PASSWORD '[hidden]'"],
    ['connection', 'Server=x;Password=abc;Db=y', 'Server=x;Password=[hidden];Db=y'],
    [
      'URL',
      'https://b.io/k?X-Amz-Signature=a&X-Amz-Date=1',
      'https://b.io/k?X-Amz-Signature=[hidden]&X-Amz-Date=1',
    ],
    ['URL', 'https://b.io/k?sv=1&sig=a%2B', 'https://b.io/k?sv=1&sig=[hidden]'],
    ['URL', 'https://b.io/cb?code=a1&state=2', 'https://b.io/cb?code=[hidden]&state=2'],
    ['URL', 'postgres://app:pw@db:5432/x', 'postgres://[hidden]@db:5432/x'],
    ['prose', 'API key: abc', 'API key: [hidden]'],
  ])('%s: %j becomes %j', (_id, dirty, clean) => {
    expect(text(dirty)).toBe(clean);
    expect(text(clean)).toBe(clean);
  });
});

describe('secrets that their form gives away', () => {
  it.each([
    'sk-abcdefghijklmnopqrstuvwx',
    'sk-ant-api03-abcdefghijkl1234',
    'sk-proj-Abcdefghijkl1234',
    `ghp_${'aB3'.repeat(12)}`,
    `gho_${'aB3'.repeat(12)}`,
    `ghs_${'aB3'.repeat(12)}`,
    `github_pat_11ABCDEFG_${'aB3'.repeat(12)}`,
    'glpat-abcdefghijklmnopqrst',
    'xoxb-123456789012-abcdefABCDEF',
    'AKIAIOSFODNN7EXAMPLE',
    'ASIAIOSFODNN7EXAMPLE',
    `AIza${'SyA-1'.repeat(7)}`,
    `npm_${'aB3'.repeat(12)}`,
    'pypi-AgEIcHlwaS5vcmcCJDU2',
    `hf_${'aB3'.repeat(11)}`,
    JWT,
    KEY,
    KEY.replaceAll('\n', '\\n'),
    KEY.replaceAll('\n', '\n+'),
  ])('%j is hidden as a whole', (secret) => {
    expect(text(`see ${secret} there`)).toBe('see [hidden] there');
    expect(text(`"${secret}"`)).toBe('"[hidden]"');
  });

  it('a private key that is cut off is hidden as far as it goes', () => {
    expect(text(`x ${KEY.slice(0, 90)}`)).toBe('x [hidden]');
  });
});

describe('what is no secret stays', () => {
  it.each([
    ['S-34', 'npm test'],
    ['S-36', 'count token usage'],
    ['S-36', '{"maxTokens": 5}'],
    ['count', 'tokens: 500, max_tokens=4096, token_count=3, promptTokens: 7'],
    ['digest', 'commit 3f2504e04f8911d39a0c0305e82c3301abcdef01'],
    ['UUID', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['path', 'src/auth/token.ts:12:3 and /home/me/.ssh/id_rsa.pub'],
    ['path', 'PWD=/srv/shop OLDPWD=/srv'],
    ['clone', 'git clone ssh://git@github.com/a/b && git clone git@github.com:a/b'],
    ['package', 'https://registry.npmjs.org/@scope/pkg'],
    ['docker', 'docker run -u 1000:1000 x'],
    ['git', 'git push -u origin main'],
    ['option', 'docker login --password-stdin registry.io'],
    ['option', 'x --token --verbose'],
    ['prose', 'Bearer of news; a risk-of-a-long-name-here; sk-learn-has-a-long-name-too'],
    ['code', 'Unexpected token } in JSON, Unexpected token: }'],
    ['code', "if (key.startsWith('-----BEGIN PRIVATE KEY-----')) return;"],
    ['code', 'use secret::Secret; hasPassword: true, password: null'],
    ['JSON', '{"secrets": [], "credentials": {}}'],
    ['test', 'tests 5 passed, key=1, author: me'],
  ])('%s: %j', (_id, clean) => {
    expect(text(clean)).toBe(clean);
  });
});

it('a long line takes linear time, whatever is in it', () => {
  const parts = [
    'token=a ',
    'sk-',
    'eyJ-',
    '://',
    'password="',
    '-----BEGIN PRIVATE KEY-----',
    '-u a:',
    "password '",
  ];
  for (const part of parts) {
    const started = process.cpuUsage();
    text(part.repeat(Math.ceil(1_000_000 / part.length)));
    const { user } = process.cpuUsage(started);
    expect({ part, seconds: Math.floor(user / 5_000_000) }).toEqual({ part, seconds: 0 });
  }
});
