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
export interface TemporaryFolder {
  /** Absolute. */
  readonly dir: string;
  dispose(): Promise<void>;
}

/** The workspace of one attempt. */
export interface AttemptWorkspace extends TemporaryFolder {
  /** Absolute folder outside the workspace for HOME and TMPDIR of the subject. */
  readonly scratch: string;
  /** What the copy left behind, for the evidence: later commits, tags, stashes, hooks, local configuration. */
  readonly historyRemoved: boolean;
  /** Takes the snapshot. The subject must be dead. Never rejects: what goes wrong is in `problem`. */
  seal(): Promise<SealedWorkspace>;
  /** A throw-away copy of the sealed workspace with the suite's own files laid over. After `seal`. */
  throwAway(): Promise<TemporaryFolder>;
}

/** Port: makes workspaces. A source is prepared once and copied for each attempt. */
export interface Workspaces {
  /** Rejects with a `UserError` for a source that is not there, with `WorkspaceError` (code, message) when it cannot be prepared. */
  open(request: WorkspaceRequest): Promise<AttemptWorkspace>;
  /** Removes everything this evaluation made outside the project. */
  dispose(): Promise<void>;
}
