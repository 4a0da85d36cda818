import type { SealedWorkspace, SnapshotEntry } from '../model/evidence.ts';
import { resolveWorkspacePath } from '../model/workspace-path.ts';
import type { Judgement } from './grader.ts';
import { failed, undecidable } from './judgement.ts';

/** Nothing when a path is what it was before the attempt: content, executable bit, target of a link and what lies there. */
export function checkUnchanged(workspace: SealedWorkspace, path: string): Judgement | undefined {
  return compare(workspace, path, { label: path, links: MAX_LINKS });
}

const MAX_LINKS = 40;

interface Asked {
  readonly label: string;
  readonly links: number;
}

function compare(workspace: SealedWorkspace, path: string, asked: Asked): Judgement | undefined {
  const [before, after] = [workspace.baselineEntry(path), workspace.entry(path)];
  const { label } = asked;
  if (before === undefined && after === undefined) {
    return workspace.read(path, 0).status === 'missing' ? undefined : unknown(label);
  }
  if (before?.kind === 'unreadable' || after?.kind === 'unreadable') return unknown(label);
  const difference = describeChange(before, after);
  if (difference !== undefined) return failed('file_changed', `${label} ${difference}`, { path: label });
  return after?.kind === 'link'
    ? compareTarget(workspace, path, { ...asked, target: after.target })
    : undefined;
}

/** The same link may lead to another content now. */
function compareTarget(
  workspace: SealedWorkspace,
  path: string,
  { label, links, target }: Asked & { target: string },
): Judgement | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const next = target.startsWith('/') ? undefined : resolveWorkspacePath(folder + target);
  if (next === undefined || links === 0) return unknown(label);
  return compare(workspace, next, { label, links: links - 1 });
}

function unknown(label: string): Judgement {
  const reason = `whether ${label} is as it was cannot be told: the snapshots do not hold its content`;
  return undecidable('file_unreadable', reason, { path: label });
}

function describeChange(before?: SnapshotEntry, after?: SnapshotEntry): string | undefined {
  if (before === undefined) return 'was not there before';
  if (after === undefined) return 'was deleted';
  if (before.kind === 'file' && after.kind === 'file') return describeFileChange(before, after);
  if (before.kind === 'link' && after.kind === 'link') {
    return before.target === after.target
      ? undefined
      : `links to ${after.target}, before to ${before.target}`;
  }
  return before.kind === after.kind ? undefined : `was a ${before.kind}, now it is a ${after.kind}`;
}

type FileEntry = Extract<SnapshotEntry, { kind: 'file' }>;

function describeFileChange(before: FileEntry, after: FileEntry): string | undefined {
  if (before.sha256 !== after.sha256) {
    return `was changed: ${after.size} bytes, before ${before.size} (SHA-256 ${after.sha256}, before ${before.sha256})`;
  }
  if (before.executable === after.executable) return undefined;
  return `was changed: it is ${after.executable ? 'executable now' : 'no longer executable'}`;
}
