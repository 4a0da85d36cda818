/** A rule for what a process may see and touch. */
export interface SandboxPolicy {
  /** Folders that stay writable; everything else is read-only. Absolute paths. */
  readonly writable: readonly string[];
  /** Folders and files that must not be readable. Absolute paths; missing ones are skipped. */
  readonly hidden?: readonly string[];
  /** Folders and files that stay readable although they lie in a private folder (`/tmp`, `/var/tmp`, `/run`) or a hidden one. Absolute paths. */
  readonly readable?: readonly string[];
  /** false: no network at all, not even the loopback of the host. */
  readonly network: boolean;
}

/** One program to run; never through a shell. */
export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  /** The whole environment of the child; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** Written to standard input, then closed; absent: standard input is closed at once. */
  readonly stdin?: string;
  /** Milliseconds; then the whole process group (or PID namespace) is killed. */
  readonly timeoutMs?: number;
  /** Milliseconds between the polite signal at a time-out or abort and the kill; 0: kill at once; default 2000. */
  readonly graceMs?: number;
  readonly signal?: AbortSignal;
  /** Bytes of each stream kept in memory (the beginning of it); default 1 MiB. */
  readonly keepBytes?: number;
  /** Bytes of a stream after which the process is killed; default: no limit. */
  readonly maxBytes?: number;
  /** Files that receive the whole, redacted streams. */
  readonly logs?: { readonly stdout?: string; readonly stderr?: string };
  /** Seen as it comes, redacted, in whole characters. */
  readonly onStdout?: (chunk: string) => void;
  /** Absent: process-group isolation with an environment marker. */
  readonly sandbox?: SandboxPolicy;
}

/** What one stream of a process said. */
export interface Captured {
  /** Decoded as UTF-8, redacted, at most `keepBytes`. */
  readonly text: string;
  /** Bytes the process wrote. */
  readonly bytes: number;
  /** More was written than `text` holds. */
  readonly truncated: boolean;
  /** Names of known secrets that were hidden in all that was written; absent: none. */
  readonly secrets?: readonly string[];
}

export interface ProcessResult {
  /** Absent when the process was killed by a signal or never started. */
  readonly exitCode?: number;
  readonly signal?: string;
  readonly stdout: Captured;
  readonly stderr: Captured;
  readonly durationMs: number;
  /**
   * Why the harness ended it: `process_timeout`, `process_aborted`, `process_output_limit`, `process_log_failed`; why it did not
   * start: `process_spawn_failed`, `sandbox_unavailable`; or that something of it could not be killed: `process_survived`.
   */
  readonly error?: { readonly code: string; readonly message: string; readonly hint?: string };
}

/**
 * Port: runs one process and resolves when it and everything it started is gone. Never rejects: what goes wrong is in `error`.
 */
export type RunProcess = (request: ProcessRequest) => Promise<ProcessResult>;
