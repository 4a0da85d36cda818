/**
 * A workspace could not be made; it says nothing about the agent. `code` is one of git_unavailable,
 * git_failed, setup_failed, source_unreadable, copy_failed, overlay_unreadable, workspace_gone,
 * workspace_replaced, workspace_unreadable, workspace_not_sealed, baseline_changed, workspaces_disposed,
 * cleanup_failed.
 */
export class WorkspaceError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WorkspaceError';
    this.code = code;
  }
}
