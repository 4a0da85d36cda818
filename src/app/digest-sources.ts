import type { WorkspaceRequest, Workspaces } from '../evaluation/ports.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import { digestFolder } from '../workspace/digest.ts';
import type { Inputs } from './load-inputs.ts';
import type { SubjectSource } from './subject.ts';
import { needsWorkspace, workspaceRequest } from './workspace-request.ts';

/**
 * Digests of the folders that attempts start from and that are laid over them, by absolute path (a path that is prepared in several ways
 * gets a number). What cannot be prepared has none: its attempts will say why.
 */
export async function digestSources(
  inputs: Inputs,
  source: SubjectSource,
  workspaces: Workspaces,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  const keep = (folder: string, digest: string | undefined) => {
    if (digest === undefined) return;
    let name = folder;
    for (let number = 2; digests.has(name); number++) name = `${folder}#${number}`;
    digests.set(name, digest);
  };
  const requests = requestsOf(inputs, source);
  for (const request of distinctSources(requests)) keep(request.source, await workspaces.digest(request));
  for (const overlay of new Set(requests.map((request) => request.overlay))) {
    if (overlay !== undefined) keep(overlay, digestFolder(overlay));
  }
  return digests;
}

function requestsOf(inputs: Inputs, source: SubjectSource): WorkspaceRequest[] {
  return inputs.plan.scenarios
    .filter((planned) => source.needsWorkspace || needsWorkspace(planned))
    .map((planned) => workspaceRequest(inputs, planned));
}

/** Those that differ in what they start from. */
function distinctSources(requests: readonly WorkspaceRequest[]): Iterable<WorkspaceRequest> {
  const distinct = new Map<string, WorkspaceRequest>();
  for (const { overlay: _laidOver, ...request } of requests) {
    const { source, isolation, include, setup } = request;
    distinct.set(canonicalJson({ source, isolation, include, setup }), request);
  }
  return distinct.values();
}
