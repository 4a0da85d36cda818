import { resolve } from 'node:path';
import { loadModelScript } from '../config/load-model-script.ts';
import { UserError } from '../errors.ts';
import type { PlannedScenario } from '../evaluation/plan.ts';
import type { Agent, Finding, ModelScript, ToolConfig } from '../generated/types.ts';
import type { Clock, Subject, Tool } from '../harness/ports.ts';
import { nearest } from '../model/nearest.ts';
import type { RunProcess, SandboxPolicy } from '../model/process.ts';
import { createModel } from '../providers/index.ts';
import { type ResolvedProvider, resolveProvider } from '../providers/resolve-provider.ts';
import { createCommandSubject } from '../subjects/command/command.ts';
import { createRuntimeSubject } from '../subjects/runtime/runtime.ts';
import { createTools, isBuiltInToolId } from '../tools/index.ts';
import type { Inputs } from './load-inputs.ts';

/** What a subject is, and how to get one for a scenario. */
export interface SubjectSource {
  /** For the manifest. */
  readonly description: { readonly agent?: string; readonly provider?: string; readonly model?: string };
  /** Files that what it does depends on, absolute: scripts and programs. */
  readonly files: readonly string[];
  /** It may touch files: every attempt gets a workspace. */
  readonly needsWorkspace: boolean;
  readonly warnings: readonly Finding[];
  /** Tools that nothing can take back. */
  readonly irreversibleTools: readonly string[];
  /** Without a scenario: the subject as the configuration has it. */
  subjectFor(planned?: PlannedScenario): Subject;
}

/** What of the inputs decides who the subject is. */
export type SubjectInputs = Pick<Inputs, 'loaded' | 'projectDir' | 'limits' | 'plan' | 'suites'>;

export interface SubjectDependencies {
  /** Whole environment of Proofmark. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What a process of the subject may see. */
  readonly processEnv: (allow: readonly string[]) => Record<string, string>;
  readonly runProcess: RunProcess;
  readonly clock: Clock;
  /** What commands of tools see. */
  readonly commandPolicy: (folders: { workspace: string; scratch: string }) => SandboxPolicy;
  /** What a subject process sees; absent: no OS sandbox. */
  readonly subjectPolicy: ((folders: { workspace: string; scratch: string }) => SandboxPolicy) | undefined;
}

/** Finds the subject that a configuration means. Rejects with a `UserError` for one that cannot be. */
export async function openSubject(
  inputs: SubjectInputs,
  dependencies: SubjectDependencies,
): Promise<SubjectSource> {
  const type = inputs.loaded.config.subject?.type ?? 'runtime';
  if (type === 'runtime') return await openRuntime(inputs, dependencies);
  if (type === 'command') return openCommand(inputs, dependencies);
  throw new UserError({
    code: 'subject_not_supported',
    message: `subject.type ${JSON.stringify(type)} cannot be run by this version`,
    hint: 'use runtime or command',
    at: { file: inputs.loaded.file },
    path: 'subject.type',
  });
}

function openCommand(inputs: SubjectInputs, dependencies: SubjectDependencies): SubjectSource {
  const { command = [], env: allow = [] } = inputs.loaded.config.subject ?? {};
  const missingVariables = allow.filter((name) => (dependencies.env[name] ?? '') === '');
  const { subjectPolicy } = dependencies;
  const subject = createCommandSubject({
    command,
    configDir: inputs.projectDir,
    env: dependencies.processEnv(allow),
    missingVariables,
    runProcess: dependencies.runProcess,
    ...(subjectPolicy === undefined ? {} : { sandbox: subjectPolicy }),
  });
  return {
    description: {},
    files: command.map((part) => resolve(inputs.projectDir, part)),
    needsWorkspace: true,
    irreversibleTools: [],
    warnings: [],
    subjectFor: () => subject,
  };
}

async function openRuntime(inputs: SubjectInputs, dependencies: SubjectDependencies): Promise<SubjectSource> {
  const { config } = inputs.loaded;
  refuseOrchestration(inputs);
  const [name, agent] = chooseAgent(inputs);
  const provider = resolveProvider({
    provider: config.provider,
    agentModel: agent.model,
    env: dependencies.env,
  });
  const { tools, warnings } = createAgentTools(inputs, agent, dependencies);
  const described = { agent: name, provider: provider.id };
  const irreversibleTools = tools
    .filter(({ effect }) => effect?.reversible !== true)
    .map((tool) => tool.name);
  const common = { needsWorkspace: tools.length > 0, irreversibleTools };
  if (provider.kind === 'missing_credential') {
    const subject = unavailable(provider.variable);
    return { ...common, description: described, files: [], warnings, subjectFor: () => subject };
  }
  const scripts = await readScripts(inputs, provider);
  const settings = { agentName: name, agent, options: { ...config.options, ...agent.options }, tools };
  const { clock } = dependencies;
  const { maxRetries } = inputs.limits;
  const subjects = new Map<ModelScript | undefined, Subject>();
  const subjectWith = (script: ModelScript | undefined) => {
    const made = subjects.get(script);
    if (made !== undefined) return made;
    const subject = createRuntimeSubject({
      ...settings,
      model: createModel(provider, { clock, script }),
      clock,
      maxRetries,
    });
    subjects.set(script, subject);
    return subject;
  };
  return {
    ...common,
    description: provider.kind === 'scripted' ? described : { ...described, model: provider.model },
    files: [...scripts.byFile.keys()],
    warnings: [...provider.warnings, ...warnings],
    subjectFor: (planned) => subjectWith(scripts.of(planned)),
  };
}

/** Every script is read and checked before anything runs. */
async function readScripts(inputs: SubjectInputs, provider: ResolvedProvider) {
  const byFile = new Map<string, ModelScript>();
  const standard =
    provider.kind === 'scripted' && provider.scriptPath !== undefined
      ? resolve(inputs.projectDir, provider.scriptPath)
      : undefined;
  const fileOf = (planned?: PlannedScenario) => {
    if (planned?.scenario.script === undefined) return standard;
    const suite = inputs.suites[planned.suiteIndex]?.loaded;
    return resolve(suite?.dir ?? inputs.projectDir, planned.scenario.script);
  };
  const { scenarios } = inputs.plan;
  for (const file of new Set(scenarios.length === 0 ? [standard] : scenarios.map(fileOf))) {
    if (file !== undefined && provider.kind === 'scripted') byFile.set(file, await loadModelScript({ file }));
  }
  const of = (planned?: PlannedScenario) => {
    const file = fileOf(planned);
    return file === undefined ? undefined : byFile.get(file);
  };
  return { byFile, of };
}

/** A workflow or loop is more than one agent: running the agent alone would judge something else. */
function refuseOrchestration({ loaded }: SubjectInputs): void {
  const key =
    loaded.config.workflow !== undefined ? 'workflow' : loaded.config.loop !== undefined ? 'loop' : undefined;
  if (key === undefined) return;
  throw new UserError({
    code: 'subject_not_supported',
    message: `a configuration with ${key} cannot be evaluated by this version`,
    hint: `take ${key} out to evaluate the default agent alone`,
    at: { file: loaded.file },
    path: key,
  });
}

function chooseAgent({ loaded }: SubjectInputs): [string, Agent] {
  const { agents, defaultAgent } = loaded.config;
  const name = defaultAgent ?? Object.keys(agents)[0];
  const agent = name === undefined ? undefined : agents[name];
  if (name !== undefined && agent !== undefined && Object.hasOwn(agents, name)) return [name, agent];
  const near = name === undefined ? [] : nearest(name, Object.keys(agents));
  throw new UserError({
    code: name === undefined ? 'no_agent' : 'unknown_agent',
    message: name === undefined ? 'agents is empty' : `defaultAgent ${JSON.stringify(name)} is not in agents`,
    hint: near.length > 0 ? `did you mean ${near.join(', ')}?` : 'name an agent under agents',
    at: { file: loaded.file },
    path: name === undefined ? 'agents' : 'defaultAgent',
  });
}

/** The agent's own tools, else those of the configuration; spec section 1.3. */
function createAgentTools({ loaded }: SubjectInputs, agent: Agent, dependencies: SubjectDependencies) {
  const own = agent.tools ?? [];
  const wanted = (own.length > 0 ? own : (loaded.config.tools ?? [])).filter(
    ({ enabled }) => enabled !== false,
  );
  for (const tool of wanted) if (tool.path !== undefined) throw scriptTool(tool, loaded.file);
  const ids = wanted.map(({ id }) => id).filter((id) => id !== undefined);
  const tools: Tool[] = createTools({
    ids: ids.filter(isBuiltInToolId),
    runProcess: dependencies.runProcess,
    env: dependencies.processEnv([]),
    sandbox: dependencies.commandPolicy,
  });
  const warnings = ids
    .filter((id) => !isBuiltInToolId(id))
    .map((id) => ({
      code: 'tool_not_supported',
      message: `the tool ${id} is not there in this version; the agent runs without it`,
    }));
  return { tools, warnings };
}

function scriptTool(tool: ToolConfig, file: string): UserError {
  return new UserError({
    code: 'tool_not_supported',
    message: `the script tool ${JSON.stringify(tool.path)} cannot be run by this version`,
    hint: 'without it the agent would be judged for something else; disable it with enabled: false',
    at: { file },
  });
}

/** A model whose key is not set says nothing about the agent: every attempt is undecidable and names the variable. */
function unavailable(variable: string): Subject {
  return {
    kind: 'runtime',
    run: async () => ({
      response: '',
      error: {
        code: 'missing_credential',
        message: `the environment variable ${variable} is not set`,
        infrastructure: true,
      },
    }),
  };
}
