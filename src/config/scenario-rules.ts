import type { CommandSpec, GraderSpec, Scenario } from '../generated/types.ts';
import { type Fault, type Path, show } from './fault.ts';
import { checkVacuous, textRules } from './vacuous-grader.ts';
import { leavesWorkspace } from './workspace-path.ts';

/** Throws with a message when a pattern cannot be compiled. */
export type CompilePattern = (pattern: string) => void;

/** What a schema cannot say about one scenario. Paths start at the scenario. Grader ids are filled in. */
export function checkScenario(scenario: Scenario, compile?: CompilePattern): Fault[] {
  const faults: Fault[] = [];
  if (!scenario.graders.some(({ type }) => type === 'outcome')) faults.push(NO_OUTCOME);
  faults.push(...repeatedIds(scenario.graders));
  for (const [index, grader] of scenario.graders.entries()) {
    faults.push(...under(['graders', index], checkGrader(grader, compile)));
  }
  for (const [index, command] of (scenario.setup ?? []).entries()) {
    faults.push(...under(['setup', index], checkCommand(command)));
  }
  if (scenario.workspace !== undefined) {
    const { include, protect } = scenario.workspace;
    faults.push(...under(['workspace'], checkPaths({ include, protect })));
  }
  faults.push(...checkOracle(scenario));
  return faults;
}

/** Faults moved under a path. */
export function under(prefix: Path, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, path: [...prefix, ...fault.path] }));
}

const NO_OUTCOME: Fault = {
  code: 'no_outcome_grader',
  path: ['graders'],
  message: 'no outcome grader',
  hint: 'add { type: outcome, status: succeeded }',
};

function repeatedIds(graders: readonly GraderSpec[]): Fault[] {
  const first = new Map<string | undefined, number>();
  return graders.flatMap(({ id }, index): Fault[] => {
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    if (before === undefined) return [];
    const message = `the id ${show(id)} is taken by graders.${before}`;
    return [{ code: 'duplicate_id', path: ['graders', index, 'id'], message }];
  });
}

function checkGrader(grader: GraderSpec, compile: CompilePattern | undefined): Fault[] {
  const faults = checkVacuous(grader);
  if (grader.type === 'command') faults.push(...checkCommand(grader));
  if (grader.type === 'file') faults.push(...checkPaths({ path: [grader.path] }));
  if (grader.type === 'diff') {
    const { allowedPaths, requiredPaths, forbiddenPaths } = grader;
    faults.push(...checkPaths({ allowedPaths, requiredPaths, forbiddenPaths }));
  }
  return compile === undefined ? faults : [...faults, ...checkPatterns(grader, compile)];
}

/** A program by an absolute path or by name is the machine's; a relative path is the workspace's. */
function checkCommand({ command, cwd }: CommandSpec): Fault[] {
  const program = /^\.\.?[\\/]/.test(command) ? [command] : undefined;
  return checkPaths({ command: program, cwd: cwd === undefined ? undefined : [cwd] });
}

function checkPaths(fields: Readonly<Record<string, readonly string[] | undefined>>): Fault[] {
  return Object.entries(fields).flatMap(([key, paths = []]) =>
    paths.flatMap((path, index): Fault[] => {
      if (!leavesWorkspace(path)) return [];
      const isList = !SINGLE.has(key);
      const message = `${show(path)} is outside the workspace`;
      return [{ code: 'outside_workspace', path: isList ? [key, index] : [key], message }];
    }),
  );
}

const SINGLE = new Set(['path', 'cwd', 'command']);

function checkPatterns(grader: GraderSpec, compile: CompilePattern): Fault[] {
  return textRules(grader)
    .filter(([key]) => key.toLowerCase().endsWith('matches'))
    .flatMap(([key, patterns]) =>
      patterns.flatMap((pattern, index): Fault[] => {
        const refusal = refusalOf(pattern, compile);
        if (refusal === undefined) return [];
        return [
          { code: 'bad_pattern', path: [key, index], message: `${show(pattern)} is no pattern: ${refusal}` },
        ];
      }),
    );
}

function refusalOf(pattern: string, compile: CompilePattern): string | undefined {
  try {
    compile(pattern);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function checkOracle({ oracle }: Scenario): Fault[] {
  if (oracle === undefined) return [];
  const commands = (oracle.commands ?? []).flatMap((command, index) =>
    under(['oracle', 'commands', index], checkCommand(command)),
  );
  if ((oracle.patch === undefined) !== (oracle.commands === undefined)) return commands;
  const message = `needs exactly one of patch and commands, has ${oracle.patch === undefined ? 'neither' : 'both'}`;
  return [...commands, { code: 'exactly_one', path: ['oracle'], message }];
}
