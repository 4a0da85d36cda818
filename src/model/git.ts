/** What one git command gave. */
export interface GitResult {
  /** Absent: git is not there or could not be started. */
  readonly exitCode?: number;
  /** Bytes, because file names need not be UTF-8. */
  readonly stdout: Uint8Array;
  readonly stderr: string;
}

/**
 * Port: runs one git command in a folder, with no configuration but the repository's own, without hooks,
 * prompts, network, optional locks and file-system monitor. Never rejects.
 */
export type RunGit = (args: readonly string[], cwd: string) => Promise<GitResult>;
