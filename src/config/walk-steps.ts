import type { Step } from '../generated/types.ts';
import type { Path } from './fault.ts';

/** A workflow step, where it stands and how deep: 1 for those of the workflow itself. */
export interface PlacedStep {
  readonly step: Step;
  readonly path: Path;
  readonly depth: number;
}

/** All steps of a tree, in the order of the file. */
export function* walkSteps(steps: readonly Step[], path: Path, depth = 1): Generator<PlacedStep> {
  for (const [index, step] of steps.entries()) {
    const here = [...path, index];
    yield { step, path: here, depth };
    for (const [branch, inner] of branchesOf(step)) yield* walkSteps(inner, [...here, ...branch], depth + 1);
  }
}

function branchesOf(step: Step): [Path, readonly Step[]][] {
  switch (step.type) {
    case 'prompt':
    case 'call':
      return [];
    case 'parallel':
      return [[['steps'], step.steps]];
    case 'if':
      return [
        [['then'], step.then],
        [['else'], step.else ?? []],
      ];
    case 'switch':
      return [
        ...Object.entries(step.cases).map(([value, steps]): [Path, readonly Step[]] => [
          ['cases', value],
          steps,
        ]),
        [['default'], step.default ?? []],
      ];
  }
}
