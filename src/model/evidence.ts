import type { Finding, Metrics, Outcome, TraceEvent } from '../generated/types.ts';

/** What lies at one path of a workspace. */
export type SnapshotEntry =
  | { readonly kind: 'file'; readonly size: number; readonly executable: boolean; readonly sha256: string }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'directory' }
  /** FIFO, socket, device: recorded, never opened. */
  | { readonly kind: 'special' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** One path that differs between the baseline and the sealed workspace. Paths use `/`, relative to the workspace. */
export interface Change {
  readonly path: string;
  readonly kind: 'added' | 'modified' | 'deleted';
  readonly before?: SnapshotEntry;
  readonly after?: SnapshotEntry;
}

/** What reading one path gave. `outside`: the path, or a link on its way, leaves the workspace. */
export type ReadResult =
  | { readonly status: 'ok'; readonly bytes: Uint8Array }
  | { readonly status: 'missing' }
  | { readonly status: 'outside'; readonly reason: string }
  | { readonly status: 'not-a-file'; readonly kind: string }
  | { readonly status: 'too-large'; readonly size: number }
  | { readonly status: 'unreadable'; readonly reason: string };

/** The workspace after the subject is dead; nothing writes to it any more. */
export interface SealedWorkspace {
  /** Absolute. */
  readonly dir: string;
  /** Set when the baseline or the snapshot could not be taken: graders that need it are undecidable. */
  readonly problem?: { readonly code: string; readonly message: string };
  /** Everything that differs from the baseline, sorted by path in UTF-8 byte order; ignored files and commits included. */
  readonly changes: readonly Change[];
  /** Paths that were dirty (uncommitted) in the user's source before the attempt. */
  readonly dirtyBefore: readonly string[];
  /** Files of the suite (`workspace.protect`) that the subject changed. */
  readonly protectedChanges: readonly string[];
  /** Links the subject left that lead out of the workspace. */
  readonly escapingLinks: readonly string[];
  entry(path: string): SnapshotEntry | undefined;
  baselineEntry(path: string): SnapshotEntry | undefined;
  read(path: string, maxBytes: number): ReadResult;
  /** Unified diff of the text changes; `truncated` when it was cut at 2 MiB. */
  patch(): { readonly text: string; readonly truncated: boolean };
}

/** All that graders may look at. */
export interface Evidence {
  readonly outcome: Outcome;
  readonly metrics: Metrics;
  /** In order, before redaction: argument rules see what was really asked for. */
  readonly trace: readonly TraceEvent[];
  readonly response: { readonly text: string; readonly truncated: boolean };
  readonly securityFindings: readonly Finding[];
  /** Absent when the attempt had no workspace. */
  readonly workspace?: SealedWorkspace;
}
