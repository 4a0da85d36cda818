import { closeSync, openSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { RedactionStream } from '../harness/redaction.ts';
import type { Captured } from '../model/process.ts';
import { keepBeginning } from './keep-beginning.ts';

/** One output stream on its way: decoded, redacted, then to memory, to who listens and to the log. */
export interface CapturedStream {
  push(bytes: Buffer): void;
  /** Passes on what was held back and closes the log. */
  finish(): Captured;
}

export interface CapturedStreamOptions {
  readonly redaction: RedactionStream;
  readonly keepBytes: number;
  readonly maxBytes?: number | undefined;
  /** File to append to; opening it throws. */
  readonly log?: string | undefined;
  readonly onText?: ((text: string) => void) | undefined;
  /** More than `maxBytes` came. Called once. */
  readonly onLimit: () => void;
  /** The log cannot be written. Called once. */
  readonly onLogFailure: (error: unknown) => void;
}

/**
 * What comes is written before more is read, so any amount passes in bounded memory. What comes after `maxBytes` is counted
 * and dropped.
 */
export function captureStream(options: CapturedStreamOptions): CapturedStream {
  const { redaction, keepBytes, maxBytes = Number.POSITIVE_INFINITY, onText } = options;
  const decoder = new StringDecoder('utf8');
  const kept = keepBeginning(keepBytes);
  const log = options.log === undefined ? undefined : openLog(options.log, options.onLogFailure);
  let bytes = 0;
  let half = '';

  const pass = (text: string) => {
    if (text === '') return;
    kept.add(text);
    onText?.(text);
    log?.write(text);
  };
  const passWhole = (text: string) => {
    const all = half + text;
    half = endsInsideCharacter(all) ? all.slice(-1) : '';
    pass(half === '' ? all : all.slice(0, -1));
  };
  return {
    push(chunk) {
      const room = maxBytes - bytes;
      bytes += chunk.length;
      if (room < 0) return;
      passWhole(redaction.push(decoder.write(chunk.length > room ? chunk.subarray(0, room) : chunk)));
      if (bytes > maxBytes) options.onLimit();
    },
    finish() {
      const rest = decoder.end();
      pass(half + (rest === '' ? '' : redaction.push(rest)) + redaction.end());
      log?.close();
      const secrets = redaction.hidden?.() ?? [];
      return {
        text: kept.text(),
        bytes,
        truncated: kept.truncated() || bytes > maxBytes,
        ...(secrets.length === 0 ? {} : { secrets }),
      };
    },
  };
}

/** Half of a surrogate pair at the end: a redaction may cut between the halves. */
function endsInsideCharacter(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}

function openLog(path: string, onFailure: (error: unknown) => void) {
  const fd = openSync(path, 'a');
  let failed = false;
  return {
    write(text: string) {
      if (failed) return;
      try {
        writeAll(fd, Buffer.from(text));
      } catch (error) {
        failed = true;
        onFailure(error);
      }
    },
    close: () => closeSync(fd),
  };
}

function writeAll(fd: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
}
