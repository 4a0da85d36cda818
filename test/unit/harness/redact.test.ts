import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../../src/generated/types.ts';
import { createRedactor } from '../../../src/harness/redact.ts';
import type { RedactionStream } from '../../../src/harness/redaction.ts';

const VALUE = 'hunter2/very+secret==value~42';
const { text, stream, value, event, secretsIn } = createRedactor({
  secrets: [{ name: 'SHOP_KEY', value: VALUE }],
});

function callOf(args: Record<string, unknown>): TraceEvent {
  return { type: 'tool_call', agent: 'main', tool: 'bash', args };
}

function argsOf(args: Record<string, unknown>): unknown {
  const cleaned = event(callOf(args));
  return cleaned.type === 'tool_call' ? cleaned.args : undefined;
}

function inPieces(to: RedactionStream, dirty: string, sizes: readonly number[]): string {
  let [clean, at, turn] = ['', 0, 0];
  while (at < dirty.length) {
    const size = sizes[turn++ % sizes.length] ?? 1;
    clean += to.push(dirty.slice(at, at + size));
    at += size;
  }
  return clean + to.end();
}

/** All the ways in which a value may be written. */
function writingsOf(secret: string, before: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    JSON.stringify(secret),
    encodeURIComponent(secret),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    Buffer.from(`${before}${secret}tail`).toString('base64'),
  ];
}

const secretValue = fc
  .string({
    unit: fc.constantFrom(...'abcXYZ0189+/=-_%"\\ \n€'),
    minLength: 8,
    maxLength: 100,
  })
  .filter((one) => one.trim().length >= 8 && new Set(one.trim()).size > 5);
const filler = fc.string({
  unit: fc.constantFrom(...'ab 01=:"\'\n&?', 'token', 'password=', 'Bearer ', '://', '-u ', '-----BEGIN '),
  maxLength: 30,
});
const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });

describe('arguments of tool calls', () => {
  it('S-32: neither an API key nor a header is seen', () => {
    const args = { apiKey: 'k', headers: { Authorization: 'Bearer t', 'Content-Type': 'text/plain' } };
    expect(argsOf(args)).toEqual({
      apiKey: '[hidden]',
      headers: { Authorization: '[hidden]', 'Content-Type': 'text/plain' },
    });
  });

  it('S-33: a content is counted, a path stays', () => {
    expect(argsOf({ path: 'a/b.md', content: 'hello' })).toEqual({
      path: 'a/b.md',
      content: '[hidden: 5 characters]',
    });
  });

  it.each([
    ['S-34', { command: 'npm test' }, { command: 'npm test' }],
    ['S-34', { command: 'deploy --password=hunter2' }, { command: 'deploy --password=[hidden]' }],
    ['S-36', { maxTokens: 5 }, { maxTokens: 5 }],
    [
      'S-36',
      { oldText: 'ab', newText: 'abc' },
      { oldText: '[hidden: 2 characters]', newText: '[hidden: 3 characters]' },
    ],
    [
      'edits',
      { edits: [{ search: 'ab', path: 'x' }] },
      { edits: [{ search: '[hidden: 2 characters]', path: 'x' }] },
    ],
    [
      'edits',
      { old_string: 'a', new_string: '' },
      { old_string: '[hidden: 1 characters]', new_string: '[hidden: 0 characters]' },
    ],
    [
      'keys',
      { passphrase: 'a', pwd: 'b', accessKeyId: 'c', connectionString: 'd', client_secret: 5 },
      {
        passphrase: '[hidden]',
        pwd: '[hidden]',
        accessKeyId: '[hidden]',
        connectionString: '[hidden]',
        client_secret: '[hidden]',
      },
    ],
    [
      'keys',
      { credentials: { user: 'a' }, hasPassword: true, token: null },
      { credentials: '[hidden]', hasPassword: true, token: null },
    ],
  ])('%s: %j becomes %j', (_id, dirty, clean) => {
    expect(argsOf(dirty)).toEqual(clean);
    expect(argsOf(clean)).toEqual(clean);
  });

  it('S-35: URLs are cleaned, and the event that came in is not changed', () => {
    const url = 'https://u:p@h.io/a?api_key=1&q=2';
    const dirty: TraceEvent = {
      type: 'approval_required',
      approvalId: 'a',
      runId: 'r',
      agent: 'main',
      tool: 'web-fetch',
      args: { url },
      risk: 'low',
      effect: { operations: ['network'], paths: [], urls: [url], reversible: true, declared: true },
    };
    const before = structuredClone(dirty);
    const hidden = 'https://[hidden]@h.io/a?api_key=[hidden]&q=2';
    expect(event(dirty)).toMatchObject({ args: { url: hidden }, effect: { urls: [hidden] } });
    expect(dirty).toEqual(before);
  });

  it('S-37: arguments that hold themselves end in a mark', () => {
    const args: Record<string, unknown> = { token: 'x', name: 'n' };
    args['self'] = args;
    args['list'] = [args];
    expect(argsOf(args)).toEqual({ token: '[hidden]', name: 'n', self: '[circular]', list: ['[circular]'] });
  });

  it('arguments of any depth and any sharing are cleaned once', () => {
    let deep: Record<string, unknown> = { token: 'x' };
    for (let level = 0; level < 150; level++) deep = { left: deep, right: deep };
    expect(() => argsOf(deep)).not.toThrow();
    let deeper: unknown = VALUE;
    for (let level = 0; level < 5000; level++) deeper = [deeper];
    expect(JSON.stringify(value(deeper))).not.toContain(VALUE);
  });

  it('a key named __proto__ changes nothing but itself', () => {
    const args: unknown = JSON.parse(`{"__proto__": {"polluted": "${VALUE}"}}`);
    expect(JSON.stringify(value(args))).toBe('{"__proto__":{"polluted":"[hidden]"}}');
  });
});

describe('events and values', () => {
  it.each<TraceEvent>([
    { type: 'text_delta', agent: 'main', delta: `it is ${VALUE}` },
    { type: 'step_output', agent: 'main', stepId: 's', text: `it is ${VALUE}` },
    { type: 'error', message: `it is ${VALUE}`, fatal: true },
    { type: 'policy_denied', agent: 'main', tool: 'bash', reason: `it is ${VALUE}` },
  ])('12.14: the texts of $type are cleaned', (dirty) => {
    expect(JSON.stringify(event(dirty))).toBe(JSON.stringify(dirty).replace(VALUE, '[hidden]'));
  });

  it('what holds no secret is the same object', () => {
    const clean = { a: ['x', { b: 1 }], inputs: { 'src/token.ts': 'd1', 'secrets.yaml': 'd2' } };
    expect(value(clean)).toBe(clean);
    const call = callOf({ command: 'npm test' });
    expect(event(call)).toBe(call);
  });

  it('12.44: secrets in keys and values of a report are hidden', () => {
    const report = { [`x ${VALUE}`]: 1, reason: `not ${VALUE}`, nested: [{ token: 'abc' }] };
    expect(value(report)).toEqual({
      'x [hidden]': 1,
      reason: 'not [hidden]',
      nested: [{ token: '[hidden]' }],
    });
  });
});

describe('C-14: values of known secrets', () => {
  it.each(writingsOf(VALUE, ''))('%s is hidden and named', (written) => {
    expect(text(`<${written}>`)).not.toContain(VALUE);
    expect(text(`<${written}>`)).toContain('[hidden]');
    expect(secretsIn(`<${written}>`)).toEqual(['SHOP_KEY']);
  });

  it('a value in Base64 that a tool broke into lines is hidden', () => {
    const long = 'A1b2C3d4'.repeat(12);
    const redactor = createRedactor({ secrets: [{ name: 'LONG', value: long }] });
    const lines = (
      Buffer.from(long)
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\n');
    expect(redactor.text(`x ${lines} y`)).toMatch(/^x \[hidden\].{0,2} y$/);
  });

  it('a text without secrets names none', () => {
    expect(secretsIn('hunter2 and nothing else')).toEqual([]);
  });

  it('short values and words of the mark are left alone', () => {
    const redactor = createRedactor({
      secrets: ['abc', 'hidden', 'characters'].map((one) => ({ name: 'N', value: one })),
    });
    expect(redactor.text('abc hidden characters')).toBe('abc hidden characters');
  });

  it('C-14: no writing of a secret survives anywhere, however it is split, and the stream says what the whole text says', () => {
    fc.assert(
      fc.property(secretValue, filler, filler, sizes, (secret, before, after, pieces) => {
        const known = secret.trim();
        const redactor = createRedactor({ secrets: [{ name: 'S', value: secret }] });
        for (const written of writingsOf(known, before)) {
          const dirty = `${before}${written}${after}`;
          const whole = redactor.text(dirty);
          const streamed = inPieces(redactor.stream(), dirty, pieces);
          const shown = [whole, streamed, JSON.stringify(redactor.value({ a: [dirty] }))];
          shown.push(JSON.stringify(redactor.event(callOf({ command: dirty, [dirty]: 1 }))));
          for (const one of shown) expect(redactor.secretsIn(one)).toEqual([]);
          expect(whole).not.toContain(known);
          expect(streamed).toBe(whole);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(secretValue, fc.array(filler, { maxLength: 6 }), (secret, parts) => {
        const redactor = createRedactor({ secrets: [{ name: 'S', value: secret }] });
        const once = redactor.text(parts.join(secret));
        expect(redactor.text(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the stream', () => {
  it('gives out a finished line at once when no secret is known', () => {
    const lines = createRedactor({ secrets: [] }).stream();
    expect(lines.push('one\ntwo')).toBe('one\n');
    expect(lines.end()).toBe('two');
  });

  it('holds back no more than a bounded part of a line without end', () => {
    const long = stream();
    let out = 0;
    for (let piece = 0; piece < 100; piece++) out += long.push('x'.repeat(1000)).length;
    expect(out).toBeGreaterThan(100_000 - 10_000);
    expect(out + long.end().length).toBe(100_000);
  });

  it('hides a secret that is longer than what it holds back', () => {
    const long = stream();
    let clean = long.push('API_TOKEN=');
    for (let piece = 0; piece < 100; piece++) clean += long.push('s3cret'.repeat(100));
    clean += long.push(' and more\n') + long.end();
    expect(clean).toBe('API_TOKEN=[hidden] and more\n');
  });

  it('hides a private key that comes line by line, and never waits for its end for ever', () => {
    const begin = '-----BEGIN PRIVATE KEY-----\n';
    const body = 'MIIEabcd+/12\n'.repeat(20);
    const whole = `a\n${begin}${body}-----END PRIVATE KEY-----\nb\n`;
    expect(inPieces(stream(), whole, [13])).toBe('a\n[hidden]\nb\n');
    const encrypted = whole.replace(body, `Proc-Type: 4,ENCRYPTED\n\n${body}`);
    expect(inPieces(stream(), encrypted, [7])).toBe('a\n[hidden]\nb\n');
    const endless = inPieces(stream(), `${begin}${'MIIEabcd+/12\n'.repeat(5000)}(end)\nb\n`, [100]);
    expect(endless).toBe('[hidden](end)\nb\n');
  });

  it('hides a secret at every place of a line that is longer than what it holds back', () => {
    const secretAt = (place: number) => {
      const dirty = `${'x'.repeat(place)} API_TOKEN=abc123 ${'y'.repeat(20_000 - place)}`;
      return inPieces(stream(), dirty, [997]);
    };
    for (let place = 0; place < 20_000; place += 613) expect(secretAt(place)).not.toContain('abc123');
  });
});
