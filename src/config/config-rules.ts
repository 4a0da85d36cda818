import type { Config } from '../generated/types.ts';
import { didYouMean } from '../model/nearest.ts';
import { type Fault, list, type Path, show } from './fault.ts';
import { walkSteps } from './walk-steps.ts';

/** What the schema cannot say about a configuration (spec 1.1, steps 6 to 8, and the alternatives of 1.2 and 1.4). */
export function checkConfig(config: Config): Fault[] {
  return RULES.flatMap((rule) => rule(config));
}

const RULES: readonly ((config: Config) => Fault[])[] = [
  oneFlow,
  eachToolIsOne,
  providerIsComplete,
  subjectIsComplete,
  stepIdsAreUnique,
  stepsAreShallow,
  loopAgentsExist,
];

const MAX_STEP_DEPTH = 8;

function oneFlow({ workflow, loop }: Config): Fault[] {
  if (workflow === undefined || loop === undefined) return [];
  return [
    {
      code: 'exactly_one',
      path: ['loop'],
      points: 'key',
      message: 'only one of workflow and loop may be there',
    },
  ];
}

function eachToolIsOne({ tools = [], agents }: Config): Fault[] {
  const lists: [Path, Config['tools']][] = [
    [['tools'], tools],
    ...Object.entries(agents).map(([name, agent]): [Path, Config['tools']] => [
      ['agents', name, 'tools'],
      agent.tools,
    ]),
  ];
  return lists.flatMap(([path, entries = []]) =>
    entries.flatMap((tool, index): Fault[] => {
      if ((tool.id === undefined) !== (tool.path === undefined)) return [];
      const message = `needs exactly one of id and path, has ${tool.id === undefined ? 'neither' : 'both'}`;
      return [{ code: 'exactly_one', path: [...path, index], message }];
    }),
  );
}

function providerIsComplete({ provider }: Config): Fault[] {
  if (provider === undefined) return [];
  const { id, baseUrl, model, script } = provider;
  const faults: Fault[] = [];
  if (id === undefined && baseUrl === undefined) {
    faults.push({ code: 'missing_key', path: ['provider'], message: 'needs id or baseUrl' });
  }
  if (baseUrl !== undefined && model === undefined) {
    const message = 'the key "model" is missing; a provider with baseUrl needs it';
    faults.push({ code: 'missing_key', path: ['provider', 'model'], points: 'parent', message });
  }
  if (script !== undefined && (id !== 'scripted' || baseUrl !== undefined)) {
    const message = 'only the provider with id scripted has a script';
    faults.push({ code: 'not_allowed', path: ['provider', 'script'], points: 'key', message });
  }
  return faults;
}

function subjectIsComplete({ subject }: Config): Fault[] {
  if (subject?.type !== 'command' || subject.command !== undefined) return [];
  const message = 'the key "command" is missing; a subject of type command needs it';
  return [{ code: 'missing_key', path: ['subject', 'command'], points: 'parent', message }];
}

function stepIdsAreUnique({ workflow = [] }: Config): Fault[] {
  const first = new Map<string, Path>();
  return [...walkSteps(workflow, ['workflow'])].flatMap(({ step, path }): Fault[] => {
    const before = first.get(step.id);
    if (before === undefined) first.set(step.id, path);
    if (before === undefined) return [];
    const message = `the id ${show(step.id)} is taken by ${before.join('.')}`;
    return [{ code: 'duplicate_id', path: [...path, 'id'], message }];
  });
}

function stepsAreShallow({ workflow = [] }: Config): Fault[] {
  return [...walkSteps(workflow, ['workflow'])]
    .filter(({ depth }) => depth === MAX_STEP_DEPTH + 1)
    .map(({ path }) => ({ code: 'too_deep', path, message: `steps nest at most ${MAX_STEP_DEPTH} levels` }));
}

function loopAgentsExist({ loop, agents }: Config): Fault[] {
  const names = Object.keys(agents);
  return (['planning', 'execute', 'verify', 'repair'] as const).flatMap((phase): Fault[] => {
    const agent = loop?.[phase]?.agent;
    if (agent === undefined || names.includes(agent)) return [];
    const hint = didYouMean(agent, names);
    const message = `there is no agent ${show(agent)}; allowed: ${list(names)}`;
    const path = ['loop', phase, 'agent'];
    return [{ code: 'unknown_agent', path, message, ...(hint === undefined ? {} : { hint }) }];
  });
}
