import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxPolicy } from '../../../src/model/process.ts';
import type { Processes } from '../../../src/process/processes.ts';
import { node, openProcesses, shell, temporaryFolder } from './setting.ts';

let processes: Processes;
/** Not visible below `/tmp`; the second one is, as any folder of the user is. */
let dir: string;
let home: string;
let workspace: string;
beforeAll(() => {
  processes = openProcesses();
  dir = temporaryFolder();
  home = join(dir, 'home');
  workspace = join(dir, 'workspace');
});
beforeEach(() => {
  for (const folder of [home, workspace]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
});
afterAll(async () => {
  await processes.dispose();
  rmSync(dir, { recursive: true, force: true });
});

const policy = (extra: Partial<SandboxPolicy> = {}): SandboxPolicy => ({
  writable: [workspace],
  readable: [home],
  network: false,
  ...extra,
});

/** Runs a script of the shell in the workspace; resolves with what it printed. */
async function inside(script: string, extra: Partial<SandboxPolicy> = {}) {
  const { stdout, stderr, exitCode, error } = await processes.run(
    shell(script, { sandbox: policy(extra), cwd: workspace }),
  );
  expect(error).toBeUndefined();
  return { exitCode, text: (stdout.text + stderr.text).trim() };
}

/** Runs a script of Node; resolves with the code of the error it met, or `none`. */
async function errorInside(script: string, extra: Partial<SandboxPolicy> = {}): Promise<string> {
  const whole = `const say = (error) => { console.log(error?.code ?? 'none'); process.exit(); };
    try { ${script} } catch (error) { say(error); }`;
  const { stdout } = await processes.run(node(whole, { sandbox: policy(extra), cwd: workspace }));
  return stdout.text.trim();
}

describe('files', () => {
  it('a writable folder is written, and nothing else', async () => {
    const { exitCode } = await inside('echo kept > file');
    expect(exitCode).toBe(0);
    expect(readFileSync(join(workspace, 'file'), 'utf8')).toBe('kept\n');
    for (const target of [join(home, 'new'), '/etc/new', '/usr/new', '/dev/new', '/sys/new']) {
      expect((await inside(`echo x > ${target}`)).exitCode, target).not.toBe(0);
    }
    expect(await errorInside(`fs.writeFileSync('${home}/new', 'x'); say()`)).toBe('EROFS');
  });

  it('the switches of the machine cannot be opened for writing, not even by root', async () => {
    const targets = ['/proc/sys/kernel/core_pattern', '/proc/sysrq-trigger', '/sys/kernel/mm/ksm/run'];
    for (const target of targets.filter((path) => existsSync(path))) {
      expect((await inside(`: >> ${target}`)).exitCode, target).not.toBe(0);
    }
  });

  it('a link to the outside is read-only too', async () => {
    writeFileSync(join(home, 'file'), 'before');
    symlinkSync(join(home, 'file'), join(workspace, 'link'));
    symlinkSync(home, join(workspace, 'folder'));
    expect(await errorInside(`fs.writeFileSync('link', 'x'); say()`)).toBe('EROFS');
    expect(await errorInside(`fs.writeFileSync('folder/new', 'x'); say()`)).toBe('EROFS');
    expect(await errorInside(`fs.renameSync('folder/file', 'folder/other'); say()`)).toBe('EROFS');
    expect(readFileSync(join(home, 'file'), 'utf8')).toBe('before');
  });

  it('a writable folder may be given, and entered, by a link that is itself in a private folder', async () => {
    const link = join(dir, 'link');
    rmSync(link, { force: true });
    symlinkSync(workspace, link);
    const sandbox = policy({ writable: [link] });
    const result = await processes.run(shell(`echo x > ${link}/by-link; pwd -P`, { sandbox, cwd: link }));
    expect(result.stdout.text).toBe(`${workspace}\n`);
    expect(readFileSync(join(workspace, 'by-link'), 'utf8')).toBe('x\n');
  });

  it('hidden files and folders cannot be read, directly or through links', async () => {
    mkdirSync(join(home, '.ssh'));
    writeFileSync(join(home, '.ssh', 'key'), 'PRIVATE');
    writeFileSync(join(home, 'dotfiles'), 'PRIVATE');
    symlinkSync('dotfiles', join(home, '.npmrc'));
    writeFileSync(join(workspace, '.env'), 'PRIVATE');
    symlinkSync(join(home, '.ssh', 'key'), join(workspace, 'stolen'));
    const hidden = ['.ssh', '.npmrc', '.missing'].map((name) => join(home, name));
    const { text } = await inside(
      `cat ${home}/.ssh/key ${home}/.npmrc ${home}/dotfiles .env stolen; ls ${home}/.ssh`,
      {
        hidden: [...hidden, join(workspace, '.env')],
      },
    );
    expect(text).not.toContain('PRIVATE');
    expect(await errorInside(`fs.writeFileSync('${home}/.ssh/new', ''); say()`, { hidden })).toBe('EROFS');
  });

  it('a hidden file reads as empty, so that tools that look for it go on', async () => {
    writeFileSync(join(home, '.npmrc'), 'PRIVATE');
    const { exitCode, text } = await inside(`cat ${home}/.npmrc`, { hidden: [join(home, '.npmrc')] });
    expect({ exitCode, text }).toEqual({ exitCode: 0, text: '' });
  });

  it('a folder below a hidden one can be writable, and one below a writable one hidden', async () => {
    mkdirSync(join(workspace, 'a', 'b'), { recursive: true });
    writeFileSync(join(workspace, 'a', 'file'), 'PRIVATE');
    const { text } = await inside('ls a; echo kept > a/b/file', {
      hidden: [join(workspace, 'a')],
      writable: [workspace, join(workspace, 'a', 'b')],
    });
    expect(text).toBe('b');
    expect(readFileSync(join(workspace, 'a', 'b', 'file'), 'utf8')).toBe('kept\n');
  });

  it("the host's /tmp, /run and /dev are not there; /tmp and /dev/shm can be written", async () => {
    writeFileSync(join(dir, 'outside'), 'x');
    const { text } = await inside(
      `ls ${dir} /run; echo x > /tmp/x && echo x > /dev/shm/x && ls /dev/sd* /dev/vd*`,
    );
    expect(text).not.toContain('outside');
    expect(text).toContain('home\nworkspace');
    expect(text).not.toMatch(/^\/dev\/[sv]d/m);
  });

  it('memory behind /dev/shm is bounded', async () => {
    const { text } = await inside("df -k /dev/shm /tmp | awk 'NR > 1 { print $2 }'");
    expect(text.split('\n').map(Number)).toEqual([256 * 1024, 1024 * 1024]);
  });

  it('root inside cannot undo a mount', async () => {
    const script = `mount -o remount,rw / ; umount /tmp; mount -t tmpfs x /mnt; mknod ${workspace}/disk b 254 0; touch /etc/x`;
    expect((await inside(script)).exitCode).not.toBe(0);
    const { text } = await inside(
      'grep CapEff /proc/self/status | cut -f2; grep NoNewPrivs /proc/self/status | cut -f2',
    );
    const [capabilities, noNewPrivileges] = text.split('\n');
    // At most chown, dac_override, fowner, fsetid.
    expect(Number.parseInt(capabilities ?? 'ff', 16) & ~0b11011).toBe(0);
    expect(noNewPrivileges).toBe('1');
  });
});

describe('the network', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((socket) => {
      connections++;
      socket.on('error', () => {}).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => server.close());

  const connect = (target: string) =>
    `require('node:net').connect(${target}).on('connect', () => say()).on('error', say)`;

  it("the loopback of the host is not reachable, but the sandbox's own is", async () => {
    expect(await errorInside(connect(`${port}, '127.0.0.1'`))).toBe('ECONNREFUSED');
    expect(connections).toBe(0);
    const own = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
      require('node:net').connect(server.address().port, '127.0.0.1').on('connect', () => say()).on('error', say); });`;
    expect(await errorInside(own)).toBe('none');
  });

  it('another machine is not reachable', async () => {
    expect(await errorInside(connect(`80, '192.0.2.1'`))).toBe('ENETUNREACH');
  });

  it('with network the loopback of the host is reachable', async () => {
    expect(await errorInside(connect(`${port}, '127.0.0.1'`), { network: true })).toBe('none');
  });

  it('unix sockets of the host are not reachable, neither in a private folder nor abstract', async () => {
    const path = join(dir, 'socket');
    const name = `\0proofmark-${process.pid}`;
    const servers = [path, name].map((where) => createServer().listen(where));
    await Promise.all(servers.map((one) => once(one, 'listening')));
    expect(await errorInside(connect(JSON.stringify(path)))).toBe('ENOENT');
    expect(await errorInside(connect(JSON.stringify(name)))).toBe('ECONNREFUSED');
    for (const one of servers) one.close();
  });
});

describe('processes', () => {
  it('the runner can be neither seen nor signalled nor traced', async () => {
    expect(await errorInside(`process.kill(${process.pid}, 0); say()`)).toBe('ESRCH');
    expect(await errorInside(`fs.readFileSync('/proc/${process.pid}/environ'); say()`)).toBe('ENOENT');
    const { text } = await inside('ls /proc | grep -c "^[0-9]"');
    expect(Number(text)).toBeLessThan(6);
  });

  it('System V memory of the host is not visible, and the terminal is out of reach', async () => {
    const { text } = await inside(
      'tail -n +2 /proc/sysvipc/shm | wc -l; (echo x > /dev/tty) 2>/dev/null || echo no terminal',
    );
    expect(text).toBe('0\nno terminal');
  });
});
