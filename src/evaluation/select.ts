import { type Problem, UserError } from '../errors.ts';
import type { LoadedSuite } from '../model/loaded.ts';
import { nearest } from '../model/nearest.ts';

/** One scenario of the suites given. */
export interface Selected {
  readonly suiteIndex: number;
  readonly scenarioIndex: number;
}

export interface Selection {
  /** Ids, or globs of them: `*` is any run of characters, `?` one. None: every scenario. */
  readonly scenarios: readonly string[];
  /** A scenario must have one of them. None: every scenario. */
  readonly tags: readonly string[];
}

/**
 * The scenarios to run, in the order of the suites. Throws a `UserError` `nothing_selected` with near names when any pattern or
 * tag matches nothing (a typo must not shrink a run in silence), or when nothing has both.
 */
export function selectScenarios(
  suites: readonly Pick<LoadedSuite, 'scenarios'>[],
  selection: Selection,
): Selected[] {
  const all = suites.flatMap(({ scenarios }, suiteIndex) =>
    scenarios.map(({ id, tags = [] }, scenarioIndex) => ({ suiteIndex, scenarioIndex, id, tags })),
  );
  const filters: Filter[] = [
    { noun: 'scenario', wanted: selection.scenarios, namesOf: ({ id }) => [id], matches: matchesGlob },
    {
      noun: 'tag',
      wanted: selection.tags,
      namesOf: ({ tags }) => tags,
      matches: (tag, name) => tag === name,
    },
  ];
  const problems = filters.flatMap((filter) => unmatched(filter, all));
  if (problems.length > 0) throw new UserError(problems);
  const selected = all.filter((candidate) => filters.every((filter) => lets(filter, candidate)));
  if (selected.length === 0) throw new UserError(nothingHasBoth(selection, all.length));
  return selected.map(({ suiteIndex, scenarioIndex }) => ({ suiteIndex, scenarioIndex }));
}

interface Candidate extends Selected {
  readonly id: string;
  readonly tags: readonly string[];
}

interface Filter {
  readonly noun: string;
  readonly wanted: readonly string[];
  readonly namesOf: (candidate: Candidate) => readonly string[];
  readonly matches: (wanted: string, name: string) => boolean;
}

function lets({ wanted, namesOf, matches }: Filter, candidate: Candidate): boolean {
  const names = namesOf(candidate);
  return wanted.length === 0 || wanted.some((each) => names.some((name) => matches(each, name)));
}

function unmatched({ noun, wanted, namesOf, matches }: Filter, all: readonly Candidate[]): Problem[] {
  const names = all.flatMap(namesOf);
  return wanted
    .filter((each) => !names.some((name) => matches(each, name)))
    .map((each) => ({
      code: 'nothing_selected',
      message: `no ${noun} matches ${JSON.stringify(each)}`,
      hint: nearHint(noun, each, names),
    }));
}

const SHOWN = 5;

function nearHint(noun: string, pattern: string, names: readonly string[]): string {
  const near = nearest(pattern.replaceAll(/[*?]/g, ''), names, SHOWN);
  if (near.length > 0) return `near: ${near.join(', ')}`;
  const known = [...new Set(names)];
  if (known.length === 0) return `there is no ${noun}`;
  const more = known.length > SHOWN ? `, and ${known.length - SHOWN} more` : '';
  return `there are: ${known.slice(0, SHOWN).join(', ')}${more}`;
}

function nothingHasBoth({ scenarios, tags }: Selection, total: number): Problem {
  const message =
    total === 0
      ? 'there is no scenario'
      : `no scenario matches both --scenario ${scenarios.join(', ')} and --tag ${tags.join(', ')}`;
  return { code: 'nothing_selected', message };
}

/** In time proportional to pattern times name; an id that holds `*` itself can be given as it is. */
function matchesGlob(pattern: string, name: string): boolean {
  if (pattern === name) return true;
  let [at, star, retry, position] = [0, -1, 0, 0];
  while (position < name.length) {
    const char = pattern[at];
    if (char === '*') {
      [star, retry] = [at, position];
      at++;
    } else if (char === '?' || char === name[position]) {
      at++;
      position++;
    } else if (star !== -1) {
      at = star + 1;
      retry++;
      position = retry;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}
