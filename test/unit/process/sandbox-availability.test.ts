import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxPolicy } from '../../../src/model/process.ts';
import type { Processes } from '../../../src/process/processes.ts';
import { env, openProcesses, shell, temporaryFolder } from './setting.ts';

let processes: Processes;
let dir: string;
let workspace: string;
beforeAll(() => {
  processes = openProcesses();
  dir = temporaryFolder();
  workspace = join(dir, 'workspace');
});
beforeEach(() => {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace);
});
afterAll(async () => {
  await processes.dispose();
  rmSync(dir, { recursive: true, force: true });
});

const policy = (): SandboxPolicy => ({ writable: [workspace], network: false });

describe('what a sandbox needs', () => {
  it('is there on this machine', async () => {
    expect(await processes.sandbox()).toEqual({
      available: true,
      version: expect.stringMatching(/^\d+\.\d+/),
    });
  });

  it('missing: nothing is started, and the hint mends it', async () => {
    const others = openProcesses({ bwrap: 'no-such-bwrap' });
    const file = join(workspace, 'started');
    const result = await others.run(shell(`touch ${file}`, { sandbox: policy(), cwd: workspace }));
    expect(await others.sandbox()).toMatchObject({
      available: false,
      code: 'sandbox_missing',
      hint: 'apt-get install bubblewrap',
    });
    await others.dispose();
    expect(result.error).toMatchObject({ code: 'sandbox_unavailable', hint: 'apt-get install bubblewrap' });
    expect(readdirSync(workspace)).toEqual([]);
  });

  it('refused by the kernel: nothing is started, and what bubblewrap said is told', async () => {
    const bwrap = join(dir, 'bwrap');
    writeFileSync(bwrap, '#!/bin/sh\necho "bwrap: setting up uid map: Permission denied" >&2\nexit 1\n');
    chmodSync(bwrap, 0o755);
    const others = openProcesses({ bwrap });
    const result = await others.run(shell('touch started', { sandbox: policy(), cwd: workspace }));
    expect(await others.sandbox()).toMatchObject({
      available: false,
      code: 'sandbox_refused',
      message: expect.stringContaining('setting up uid map: Permission denied'),
    });
    await others.dispose();
    expect(result.error?.code).toBe('sandbox_unavailable');
    expect(readdirSync(workspace)).toEqual([]);
  });

  it('older than --size: the sandbox is made without bounds on its memory', async () => {
    const bwrap = join(dir, 'old-bwrap');
    writeFileSync(
      bwrap,
      '#!/bin/sh\nfor one; do [ "$one" = --size ] && echo "bwrap: Unknown option --size" >&2 && exit 1; done\nexec bwrap "$@"\n',
    );
    chmodSync(bwrap, 0o755);
    const others = openProcesses({ bwrap });
    expect(await others.sandbox()).toMatchObject({ available: true });
    const result = await others.run(shell('exit 6', { sandbox: policy(), cwd: workspace }));
    await others.dispose();
    expect(result).toMatchObject({ exitCode: 6 });
  });

  it('is Linux', async () => {
    const others = openProcesses({ platform: 'darwin' });
    expect(await others.sandbox()).toMatchObject({ available: false, code: 'sandbox_unsupported_platform' });
  });

  it('bubblewrap is not looked for on the path of the process under test', async () => {
    writeFileSync(join(workspace, 'bwrap'), '#!/bin/sh\necho mine\n');
    chmodSync(join(workspace, 'bwrap'), 0o755);
    const request = shell('echo real', {
      env: { PATH: `${workspace}:${env.PATH}` },
      sandbox: policy(),
      cwd: workspace,
    });
    expect((await processes.run(request)).stdout.text).toBe('real\n');
  });

  it('a writable folder that is missing is said by name', async () => {
    const missing = join(dir, 'missing');
    const { error, exitCode } = await processes.run(
      shell('true', { sandbox: { ...policy(), writable: [missing] }, cwd: '/' }),
    );
    expect(error?.code).toBe('sandbox_unavailable');
    expect(error?.message).toContain(missing);
    expect(exitCode).toBeUndefined();
  });

  it("a command's own exit code 1 and words of bubblewrap are the command's", async () => {
    const script = `echo "bwrap: Can't find source path" >&2; exit 1`;
    const result = await processes.run(shell(script, { sandbox: policy(), cwd: workspace }));
    expect(result).toMatchObject({ exitCode: 1, stderr: { text: "bwrap: Can't find source path\n" } });
    expect(result.error).toBeUndefined();
  });
});
