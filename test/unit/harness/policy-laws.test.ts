import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN, callOf, decide } from '../../helpers/policy-question.ts';

const anyPermissions = fc.record({
  mode: fc.constantFrom('ask' as const, 'assisted' as const, 'full' as const),
  workspaceOnly: fc.boolean(),
  network: fc.constantFrom('ask' as const, 'allow' as const, 'deny' as const),
  allow: fc.subarray(['read', 'write', 'custom', 'web-*', '*']),
  deny: fc.subarray(['bash', 'git*']),
});

const anyEffect = fc.record({
  operations: fc
    .subarray(['read', 'write', 'process', 'network', 'external'] as const, { minLength: 1 })
    .map((all) => [...all]),
  reversible: fc.boolean(),
  pathFields: fc.subarray(['to', 'deep.to']),
});

const anyCall = fc.oneof(
  fc.record({ tool: fc.constantFrom(...Object.keys(BUILT_IN)), effect: fc.constant(undefined) }),
  fc.record({ tool: fc.constant('custom'), effect: fc.option(anyEffect, { nil: undefined }) }),
);

/** Arguments with one path in a place where the effect must find it. */
function placePath(path: string, place: number): Record<string, unknown> {
  const places = [
    { path },
    { a: [{ FilePath: path }] },
    { x: { y: { cwd: ['ok', path] } } },
    { file: path, path: 'ok' },
  ];
  return places[place % places.length] ?? {};
}

const anyPlatform = fc.constantFrom('linux', 'darwin', 'win32');

describe('laws of the policy', () => {
  it('with workspaceOnly no call with a path outside is ever let through or asked about', () => {
    fc.assert(
      fc.property(
        anyCall,
        anyPermissions,
        anyPlatform,
        fc.nat(),
        fc.string(),
        (one, permissions, platform, place, name) => {
          const call = callOf(one.tool, placePath(`${name}/..`, place), one.effect);
          const { decision } = decide(call, { ...permissions, workspaceOnly: true }, platform);
          expect(decision).toBe('deny');
        },
      ),
    );
  });

  it('with network deny no network call is let through', () => {
    fc.assert(
      fc.property(anyCall, anyPermissions, fc.boolean(), (one, permissions, upper) => {
        const url = upper ? 'HTTPS://a.example' : 'http://a.example';
        const call = callOf(one.tool, { q: [url] }, one.effect);
        const result = decide(call, { ...permissions, network: 'deny' });
        if (result.effect.operations.includes('network')) expect(result.decision).toBe('deny');
        if (!call.builtIn) expect(result.effect.operations).toContain('network');
      }),
    );
  });

  it('what deny names is denied, and asking less never allows less', () => {
    fc.assert(
      fc.property(anyCall, anyPermissions, anyPlatform, (one, permissions, platform) => {
        const call = callOf(one.tool, {}, one.effect);
        expect(decide(call, { ...permissions, deny: [call.tool] }, platform).decision).toBe('deny');
        const asked = decide(call, { ...permissions, mode: 'ask' }, platform).decision;
        if (asked === 'allow') {
          expect(decide(call, { ...permissions, mode: 'full' }, platform).decision).toBe('allow');
        }
      }),
    );
  });
});
