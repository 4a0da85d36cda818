import type { CommandSpec, GraderSpec, Oracle, Scenario } from '../generated/types.ts';
import { resolveWorkspacePath } from '../model/workspace-path.ts';
import { type Fault, type Path, show } from './fault.ts';
import { checkVacuous, type TextRule, textRules } from './vacuous-grader.ts';

/** Throws with a message when a pattern cannot be compiled. */
export type CompilePattern = (pattern: string) => void;

/** What a schema cannot say about one scenario whose grader ids are filled in. Paths start at the scenario. */
export function checkScenario(scenario: Scenario, compile?: CompilePattern): readonly Fault[] {
  const { graders, setup = NONE, workspace, oracle } = scenario;
  const faults: Fault[] = [];
  if (!graders.some(({ type }) => type === 'outcome')) faults.push(NO_OUTCOME);
  graders.forEach((grader, index) => {
    const before = graders.findIndex(({ id }) => id === grader.id);
    if (before < index) faults.push(repeatedId(grader, index, before));
    const own = checkGrader(grader, compile);
    if (own.length > 0) faults.push(...under(['graders', index], own));
  });
  setup.forEach((command, index) => {
    faults.push(...under(['setup', index], checkCommand(command)));
  });
  if (workspace !== undefined)
    faults.push(...under(['workspace'], checkLists(workspace, ['include', 'protect'])));
  if (oracle !== undefined) faults.push(...under(['oracle'], checkOracle(oracle)));
  return faults;
}

/** Faults moved under a path. */
export function under(prefix: Path, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, path: [...prefix, ...fault.path] }));
}

const NONE: readonly never[] = [];

const NO_OUTCOME: Fault = {
  code: 'no_outcome_grader',
  path: ['graders'],
  message: 'no outcome grader',
  hint: 'add { type: outcome, status: succeeded }',
};

function repeatedId({ id }: GraderSpec, index: number, before: number): Fault {
  const message = `the id ${show(id)} is taken by graders.${before}`;
  return { code: 'duplicate_id', path: ['graders', index, 'id'], message };
}

function checkGrader(grader: GraderSpec, compile: CompilePattern | undefined): readonly Fault[] {
  const rules = textRules(grader);
  const vacuous = checkVacuous(grader, rules);
  const escapes = checkGraderPaths(grader);
  const patterns = compile === undefined || rules.length === 0 ? NONE : checkPatterns(rules, compile);
  return vacuous.length + escapes.length + patterns.length === 0
    ? NONE
    : [...vacuous, ...escapes, ...patterns];
}

function checkGraderPaths(grader: GraderSpec): readonly Fault[] {
  switch (grader.type) {
    case 'command':
      return checkCommand(grader);
    case 'file':
      return checkPath(['path'], grader.path);
    case 'diff':
      return checkLists(grader, ['allowedPaths', 'requiredPaths', 'forbiddenPaths']);
    case 'outcome':
    case 'trajectory':
    case 'state':
    case 'response':
      return NONE;
  }
}

/** A program by an absolute path or by name is the machine's; a relative path is the workspace's. */
function checkCommand({ command, cwd }: CommandSpec): readonly Fault[] {
  const program = /^\.\.?[\\/]/.test(command) ? checkPath(['command'], command) : NONE;
  return cwd === undefined ? program : [...program, ...checkPath(['cwd'], cwd)];
}

function checkLists<K extends string>(
  holder: { readonly [key in K]?: readonly string[] },
  keys: readonly K[],
): readonly Fault[] {
  return keys.flatMap((key) => (holder[key] ?? NONE).flatMap((path, index) => checkPath([key, index], path)));
}

function checkPath(path: Path, given: string): readonly Fault[] {
  if (given === '' || resolveWorkspacePath(given) !== undefined) return NONE;
  return [{ code: 'outside_workspace', path, message: `${show(given)} is outside the workspace` }];
}

function checkPatterns(rules: readonly TextRule[], compile: CompilePattern): readonly Fault[] {
  return rules
    .filter(({ key }) => key.toLowerCase().endsWith('matches'))
    .flatMap(({ key, texts }) =>
      texts.flatMap((pattern, index): Fault[] => {
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

function checkOracle({ patch, commands }: Oracle): readonly Fault[] {
  const faults = (commands ?? NONE).flatMap((command, index) =>
    under(['commands', index], checkCommand(command)),
  );
  if ((patch === undefined) !== (commands === undefined)) return faults;
  const message = `needs exactly one of patch and commands, has ${patch === undefined ? 'neither' : 'both'}`;
  return [...faults, { code: 'exactly_one', path: [], message }];
}
