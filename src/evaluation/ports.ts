import type { CommandSpec } from '../generated/types.ts';
import type { SealedWorkspace } from '../model/evidence.ts';

/** What an attempt's workspace is made of; all paths absolute. */
export interface WorkspaceRequest {
  readonly source: string;
  readonly isolation: 'copy' | 'in-place';
  /** Ignored files to take along. */
  readonly include: readonly string[];
  /** Files of the suite; relative patterns. */
  readonly protect: readonly string[];
  /** Folder laid over the copy that a command grader gets. */
  readonly overlay?: string;
  /** Run once in the template, before the baseline is taken. */
  readonly setup: readonly CommandSpec[];
}

/** A folder for one use. */
interface TemporaryFolder {
  /** Absolute. */
  readonly dir: string;
  /** The folder is gone from its place at once; what was in it, when all workspaces end at the latest. */
  dispose(): Promise<void>;
}

/** A folder with another one beside it for what a process needs and nobody judges. */
export interface ScratchedFolder extends TemporaryFolder {
  /** Absolute folder outside `dir` for HOME and TMPDIR. */
  readonly scratch: string;
}

/** The workspace of one attempt. */
export interface AttemptWorkspace extends ScratchedFolder {
  /** What the copy left behind, for the evidence: later commits, tags, stashes, hooks, local configuration. */
  readonly historyRemoved: boolean;
  /** Takes the snapshot. The subject must be dead. Never rejects: what goes wrong is in `problem`. */
  seal(): Promise<SealedWorkspace>;
  /** A throw-away copy of the sealed workspace with the suite's own files laid over, and an empty scratch folder. After `seal`. */
  throwAway(): Promise<ScratchedFolder>;
}

/** Port: makes workspaces. A source is prepared once and copied for each attempt. */
export interface Workspaces {
  /** Begins what a later `open` of the same request needs; what is wrong is told there. */
  prepare(request: WorkspaceRequest): void;
  /** Rejects with a `UserError` for a source that is not there, with `WorkspaceError` (code, message) when it cannot be prepared. */
  open(request: WorkspaceRequest): Promise<AttemptWorkspace>;
  /**
   * `sha256:…` of what attempts of this request start from; absent when it cannot be told (in-place, or it cannot be prepared).
   * Rejects with a `UserError` for a source that is not there.
   */
  digest(request: WorkspaceRequest): Promise<string | undefined>;
  /** Removes everything this evaluation made outside the project. */
  dispose(): Promise<void>;
}
