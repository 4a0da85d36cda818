import { describe, expect, it } from 'vitest';
import type { Permissions } from '../../../src/generated/types.ts';
import { decideCall } from '../../../src/harness/policy.ts';
import type { ToolCall } from '../../../src/harness/ports.ts';
import { completePermissions } from '../../../src/model/limits.ts';
import { callOf, decide, PROCESS, READ, WRITE } from '../../helpers/policy-question.ts';

const OPEN = { mode: 'full', workspaceOnly: false, network: 'allow' } as const;

interface Row {
  readonly title: string;
  readonly call: ToolCall;
  readonly permissions: Permissions;
  readonly platform?: string;
  readonly decision: string;
  readonly by: string;
  readonly risk?: string;
}

const ROWS: Row[] = [
  {
    title: 'S-21 deny holds in mode full',
    call: callOf('bash'),
    permissions: { ...OPEN, deny: ['bash'] },
    decision: 'deny',
    by: 'tool_denied',
  },
  {
    title: 'S-21 a prefix denies',
    call: callOf('web-fetch'),
    permissions: { ...OPEN, deny: ['web-*'] },
    decision: 'deny',
    by: 'tool_denied',
  },
  {
    title: 'a star denies everything',
    call: callOf('read'),
    permissions: { ...OPEN, deny: ['*'] },
    decision: 'deny',
    by: 'tool_denied',
  },
  {
    title: 'deny comes before allow',
    call: callOf('read'),
    permissions: { allow: ['read'], deny: ['read'] },
    decision: 'deny',
    by: 'tool_denied',
  },
  {
    title: 'a longer name is not an exact name',
    call: callOf('read'),
    permissions: { mode: 'full', deny: ['rea', 'reader'] },
    decision: 'allow',
    by: 'allowed_by_mode',
  },
  {
    title: 'S-22 a path that leaves the workspace',
    call: callOf('read', { path: '../s' }),
    permissions: { mode: 'full' },
    decision: 'deny',
    by: 'path_outside_workspace',
  },
  {
    title: 'S-22 a link that leads outside',
    call: callOf('read', { path: 'link-outside' }),
    permissions: { mode: 'full' },
    decision: 'deny',
    by: 'path_outside_workspace',
  },
  {
    title: 'S-22 an absolute path inside',
    call: callOf('read', { path: '/workspace/a' }),
    permissions: { mode: 'full' },
    decision: 'allow',
    by: 'allowed_by_mode',
  },
  {
    title: 'a path outside is free without workspaceOnly',
    call: callOf('read', { path: '../s' }),
    permissions: { mode: 'full', workspaceOnly: false },
    decision: 'allow',
    by: 'allowed_by_mode',
  },
  {
    title: 'an allowed tool may not leave the workspace either',
    call: callOf('read', { path: '../s' }),
    permissions: { allow: ['read'] },
    decision: 'deny',
    by: 'path_outside_workspace',
  },
  {
    title: 'S-23 reading in assisted mode',
    call: callOf('read', { path: 'notes.txt' }),
    permissions: { mode: 'assisted' },
    decision: 'allow',
    by: 'allowed_by_mode',
    risk: 'low',
  },
  {
    title: 'git in assisted mode',
    call: callOf('git_log'),
    permissions: { mode: 'assisted' },
    decision: 'allow',
    by: 'allowed_by_mode',
    risk: 'low',
  },
  {
    title: 'S-23 the shell in assisted mode',
    call: callOf('bash', { command: 'ls' }),
    permissions: { mode: 'assisted' },
    decision: 'ask',
    by: 'approval_needed',
    risk: 'high',
  },
  {
    title: 'reading in ask mode',
    call: callOf('read', { path: 'a' }),
    permissions: {},
    decision: 'ask',
    by: 'approval_needed',
    risk: 'low',
  },
  {
    title: 'the shell in full mode',
    call: callOf('bash'),
    permissions: { mode: 'full' },
    decision: 'allow',
    by: 'allowed_by_mode',
    risk: 'high',
  },
  {
    title: 'S-24 the network in full mode with network ask',
    call: callOf('web-fetch', { url: 'https://a' }),
    permissions: { mode: 'full' },
    decision: 'ask',
    by: 'approval_needed',
    risk: 'high',
  },
  {
    title: 'S-24 a nested address makes a custom reader a network call',
    call: callOf('lookup', { opts: { x: 'https://a' } }, READ),
    permissions: { mode: 'full', network: 'deny' },
    decision: 'deny',
    by: 'network_denied',
  },
  {
    title: 'S-25 network allow',
    call: callOf('web-search', { query: 'x' }),
    permissions: { mode: 'ask', network: 'allow' },
    decision: 'allow',
    by: 'allowed_by_configuration',
  },
  {
    title: 'S-26 the shell on Windows, opened',
    call: callOf('bash'),
    permissions: OPEN,
    platform: 'win32',
    decision: 'allow',
    by: 'allowed_by_mode',
  },
  {
    title: 'S-26 the shell on Windows in assisted mode',
    call: callOf('bash'),
    permissions: { ...OPEN, mode: 'assisted' },
    platform: 'win32',
    decision: 'deny',
    by: 'host_shell_refused',
  },
  {
    title: 'S-26 the shell on Windows in the workspace only',
    call: callOf('bash'),
    permissions: { ...OPEN, workspaceOnly: true },
    platform: 'win32',
    decision: 'deny',
    by: 'host_shell_refused',
  },
  {
    title: 'S-26 the shell on Windows with network ask',
    call: callOf('bash'),
    permissions: { ...OPEN, network: 'ask' },
    platform: 'win32',
    decision: 'deny',
    by: 'host_shell_refused',
  },
  {
    title: 'the shell on macOS, which has no sandbox either',
    call: callOf('bash'),
    permissions: { mode: 'full', allow: ['bash'] },
    platform: 'darwin',
    decision: 'deny',
    by: 'host_shell_refused',
  },
  {
    title: 'S-27 a custom writer that shows no path',
    call: callOf('save', { text: 'x' }, WRITE),
    permissions: { mode: 'full' },
    decision: 'deny',
    by: 'write_without_path',
  },
  {
    title: 'S-27 a declared path field inside',
    call: callOf('save', { output: { target: 'a.txt' } }, { ...WRITE, pathFields: ['output.target'] }),
    permissions: { mode: 'assisted' },
    decision: 'allow',
    by: 'allowed_by_mode',
    risk: 'low',
  },
  {
    title: 'S-27 a declared path field outside',
    call: callOf('save', { output: { target: '../a' } }, { ...WRITE, pathFields: ['output.target'] }),
    permissions: { mode: 'assisted' },
    decision: 'deny',
    by: 'path_outside_workspace',
  },
  {
    title: 'S-28 an undeclared tool',
    call: callOf('mystery'),
    permissions: { mode: 'full' },
    decision: 'deny',
    by: 'undeclared_effect',
  },
  {
    title: 'an undeclared tool where everything is open',
    call: callOf('mystery'),
    permissions: OPEN,
    decision: 'allow',
    by: 'allowed_by_mode',
  },
  {
    title: 'a custom process',
    call: callOf('deploy', {}, PROCESS),
    permissions: { mode: 'full', allow: ['deploy'] },
    decision: 'deny',
    by: 'custom_process_refused',
  },
  {
    title: 'a custom process where everything is open',
    call: callOf('deploy', {}, PROCESS),
    permissions: { ...OPEN, mode: 'ask' },
    decision: 'ask',
    by: 'approval_needed',
    risk: 'high',
  },
  {
    title: 'S-67 an allowed tool in ask mode',
    call: callOf('read', { path: 'a' }),
    permissions: { allow: ['read'] },
    decision: 'allow',
    by: 'allowed_by_configuration',
  },
  {
    title: 'a file whose text is an address is a file',
    call: callOf('write', { path: 'a.url', content: 'https://example.com' }),
    permissions: { mode: 'assisted', network: 'deny' },
    decision: 'allow',
    by: 'allowed_by_mode',
  },
];

describe('decideCall', () => {
  it.each(ROWS)('$title: $decision by $by', ({ call, permissions, platform, decision, by, risk }) => {
    const result = decide(call, permissions, platform);
    expect(result).toMatchObject({ decision, by, ...(risk === undefined ? {} : { risk }) });
  });

  it('names the path that is outside', () => {
    expect(decide(callOf('read', { path: '../secret' }), {}).reason).toContain('"../secret"');
  });

  it('a path that cannot be resolved is outside', () => {
    const result = decideCall({
      call: callOf('read', { path: 'a' }),
      permissions: completePermissions({ mode: 'full' }),
      platform: 'linux',
      resolveInside: () => {
        throw new Error('ELOOP');
      },
    });
    expect(result.by).toBe('path_outside_workspace');
  });
});
