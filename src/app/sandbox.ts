import type { Finding } from '../generated/types.ts';
import type { RunProcess, SandboxPolicy } from '../model/process.ts';
import { filteredEnvironment } from '../process/environment.ts';
import type { Processes } from '../process/processes.ts';
import { secretPaths } from '../process/secret-paths.ts';
import type { Inputs } from './load-inputs.ts';

type Folders = { readonly workspace: string; readonly scratch: string };

/** How processes of this evaluation are held. */
export interface EvaluationSandbox {
  /** Runs a process as the user allows: where there is no OS sandbox and none is required, without one. */
  readonly runProcess: RunProcess;
  /** What commands see: of tools, of `setup`, of graders. */
  readonly commandPolicy: (folders: Folders) => SandboxPolicy;
  /** What a subject process sees: it may reach its model. Absent: it is contained by its process group and marker alone. */
  readonly subjectPolicy: ((folders: Folders) => SandboxPolicy) | undefined;
  readonly processEnv: (allow: readonly string[]) => Record<string, string>;
  readonly warnings: readonly Finding[];
}

type SandboxInputs = Pick<Inputs, 'loaded' | 'projectDir' | 'plan' | 'sandbox'>;

export interface SandboxWorld {
  readonly processes: Pick<Processes, 'run' | 'sandbox'>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/**
 * Decides once how processes are held. `required`: commands ask for the sandbox and fail closed without it. `best-effort`:
 * without a sandbox they run all the same, and every report says so. The probe starts a process, so it runs only when a process
 * may be started.
 */
export async function openSandbox(inputs: SandboxInputs, world: SandboxWorld): Promise<EvaluationSandbox> {
  const { processes, env } = world;
  const hidden = secretPaths(world.home, [inputs.projectDir]);
  const policy =
    (network: boolean) =>
    ({ workspace, scratch }: Folders): SandboxPolicy => ({
      writable: [workspace, scratch],
      readable: [inputs.projectDir],
      hidden,
      network,
    });
  const available = !startsProcesses(inputs) || (await processes.sandbox()).available;
  const runWithout: RunProcess = ({ sandbox: _dropped, ...request }) => processes.run(request);
  return {
    runProcess: !available && inputs.sandbox === 'best-effort' ? runWithout : processes.run,
    commandPolicy: policy(false),
    subjectPolicy: available ? policy(true) : undefined,
    processEnv: (allow) => filteredEnvironment(env, { allow }),
    warnings: available ? [] : [await missingSandbox(inputs, world)],
  };
}

/** Whether anything that is evaluated may start a process. */
export function startsProcesses({ loaded, plan }: SandboxInputs): boolean {
  const { tools = [], agents } = loaded.config;
  if (isProcess({ loaded })) return true;
  if (tools.length > 0 || Object.values(agents).some((agent) => (agent.tools ?? []).length > 0)) return true;
  return plan.scenarios.some(
    ({ scenario }) =>
      (scenario.setup ?? []).length > 0 || scenario.graders.some(({ type }) => type === 'command'),
  );
}

/** Whether the agent is a process of its own. */
function isProcess({ loaded }: Pick<Inputs, 'loaded'>): boolean {
  return (loaded.config.subject?.type ?? 'runtime') !== 'runtime';
}

async function missingSandbox(inputs: SandboxInputs, { processes }: SandboxWorld): Promise<Finding> {
  const status = await processes.sandbox();
  const hint = status.available ? {} : { hint: status.hint };
  const agent = isProcess(inputs) ? '; the agent itself ran without one' : '';
  return inputs.sandbox === 'best-effort'
    ? {
        code: 'sandbox_best_effort',
        message:
          'commands ran without OS sandbox, held only by their process group and a filtered environment',
        ...hint,
      }
    : {
        code: 'sandbox_unavailable',
        message: `there is no OS sandbox: commands cannot be run and are undecidable${agent}`,
        ...hint,
      };
}
