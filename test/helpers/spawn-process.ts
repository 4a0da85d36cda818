import { spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import type { Captured, ProcessResult, RunProcess } from '../../src/model/process.ts';

/** A plain `RunProcess` for tests of its callers: no sandbox, kills its process group on abort and time-out. */
export const spawnProcess: RunProcess = (request) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(request.command, [...request.args], {
      cwd: request.cwd,
      env: request.env,
      detached: true,
    });
    const keep = request.keepBytes ?? 1024 * 1024;
    const stdout = capture(child.stdout, keep, request.logs?.stdout);
    const stderr = capture(child.stderr, keep, request.logs?.stderr);
    let error: ProcessResult['error'];
    const kill = (code: string) => () => {
      error = { code, message: `ended: ${code}` };
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const abort = kill('process_aborted');
    const timer =
      request.timeoutMs === undefined ? undefined : setTimeout(kill('process_timeout'), request.timeoutMs);
    request.signal?.addEventListener('abort', abort, { once: true });
    child.stdin.on('error', () => {});
    child.stdin.end(request.stdin ?? '');
    child.on('error', (cause) => {
      error = { code: 'process_spawn_failed', message: cause.message };
      if (child.pid === undefined) finish(null, null);
    });
    child.on('close', finish);
    function finish(exitCode: number | null, signal: string | null) {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', abort);
      resolve({
        ...(exitCode === null ? {} : { exitCode }),
        ...(signal === null ? {} : { signal }),
        stdout: stdout(),
        stderr: stderr(),
        durationMs: performance.now() - started,
        ...(error === undefined ? {} : { error }),
      });
    }
  });

function capture(stream: NodeJS.ReadableStream, keep: number, file: string | undefined): () => Captured {
  const kept: Buffer[] = [];
  let bytes = 0;
  const log: WriteStream | undefined = file === undefined ? undefined : createWriteStream(file);
  stream.on('data', (chunk: Buffer) => {
    if (bytes < keep) kept.push(chunk.subarray(0, keep - bytes));
    bytes += chunk.length;
    log?.write(chunk);
  });
  stream.on('end', () => log?.end());
  return () => ({ text: Buffer.concat(kept).toString('utf8'), bytes, truncated: bytes > keep });
}
