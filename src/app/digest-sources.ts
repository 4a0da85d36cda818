import type { WorkspaceRequest, Workspaces } from '../evaluation/ports.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import type { Inputs } from './load-inputs.ts';
import type { SubjectSource } from './subject.ts';
import { needsWorkspace, workspaceRequest } from './workspace-request.ts';

/**
 * Digests of the folders that attempts start from, by absolute path (a path that is prepared in several ways gets a number). What
 * cannot be prepared has none: its attempts will say why.
 */
export async function digestSources(
  inputs: Inputs,
  source: SubjectSource,
  workspaces: Workspaces,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const request of distinctRequests(inputs, source)) {
    const digest = await workspaces.digest(request);
    if (digest === undefined) continue;
    let name = request.source;
    for (let number = 2; digests.has(name); number++) name = `${request.source}#${number}`;
    digests.set(name, digest);
  }
  return digests;
}

function distinctRequests(inputs: Inputs, source: SubjectSource): Iterable<WorkspaceRequest> {
  const distinct = new Map<string, WorkspaceRequest>();
  for (const planned of inputs.plan.scenarios) {
    if (!source.needsWorkspace && !needsWorkspace(planned)) continue;
    const request = workspaceRequest(inputs, planned);
    distinct.set(canonicalJson(request), request);
  }
  return distinct.values();
}
