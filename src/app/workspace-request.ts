import { resolve } from 'node:path';
import type { PlannedScenario } from '../evaluation/plan.ts';
import type { WorkspaceRequest } from '../evaluation/ports.ts';
import type { WorkspaceSpec } from '../generated/types.ts';
import type { Inputs } from './load-inputs.ts';

/** The workspace of a scenario: its own settings over those of the configuration, each relative to the file that says them. */
export function workspaceRequest(inputs: Inputs, planned: PlannedScenario): WorkspaceRequest {
  const suite = inputs.suites[planned.suiteIndex]?.loaded;
  const common = place(inputs.loaded.config.workspace, inputs.projectDir);
  const own = place(planned.scenario.workspace, suite?.dir ?? inputs.projectDir);
  return {
    source: inputs.projectDir,
    isolation: 'copy',
    include: [],
    protect: [],
    ...common,
    ...own,
    setup: planned.scenario.setup ?? [],
  };
}

/** Whether an attempt of the scenario has files at all. */
export function needsWorkspace({ scenario }: PlannedScenario): boolean {
  return (
    scenario.workspace !== undefined ||
    (scenario.setup ?? []).length > 0 ||
    scenario.graders.some(({ type }) => type === 'command' || type === 'file' || type === 'diff')
  );
}

function place(spec: WorkspaceSpec | undefined, dir: string): Partial<WorkspaceRequest> {
  const { source, isolation, include, protect, overlay } = spec ?? {};
  return {
    ...(source === undefined ? {} : { source: resolve(dir, source) }),
    ...(isolation === undefined ? {} : { isolation }),
    ...(include === undefined ? {} : { include }),
    ...(protect === undefined ? {} : { protect }),
    ...(overlay === undefined ? {} : { overlay: resolve(dir, overlay) }),
  };
}
