import type { EvaluateOptions } from '../app/options.ts';
import { type Problem, UserError } from '../errors.ts';
import { didYouMean, nearest } from '../model/nearest.ts';
import type { Environment } from './environment.ts';

/** The inputs of the Action, as action.yml declares them. Defaults live in the code that uses a value. */
export const INPUTS = [
  'config',
  'suite',
  'scenario',
  'tag',
  'profile',
  'permission',
  'workers',
  'resume',
  'sandbox',
  'sandbox-setup',
  'soft-fail',
  'working-directory',
] as const;

export interface ActionInputs {
  readonly evaluate: EvaluateOptions;
  readonly sandboxSetup: 'auto' | 'off';
  readonly softFail: boolean;
  /** Relative to the checkout. */
  readonly workingDirectory: string;
}

type InputName = (typeof INPUTS)[number];

/** Reads `INPUT_*`. Rejects every wrong value at once with a `UserError` that names the inputs. */
export function parseInputs(env: Environment): ActionInputs {
  const problems: Problem[] = misspelt(env);
  const text = (name: InputName) => readInput(env, name);
  const choice = <T extends string>(name: InputName, allowed: readonly T[]): T | undefined => {
    const value = text(name);
    const found = allowed.find((one) => one === value);
    if (value !== undefined && found === undefined) problems.push(notAllowed(name, value, allowed));
    return found;
  };
  const workers = text('workers');
  if (workers !== undefined && !/^[1-9]\d{0,5}$/.test(workers)) {
    problems.push(problem('workers', workers, 'is not a whole number of at least 1', 'for example 4'));
  }
  const inputs: ActionInputs = {
    evaluate: {
      suites: linesOf(text('suite')),
      scenarios: linesOf(text('scenario')),
      tags: linesOf(text('tag')),
      config: text('config'),
      profile: choice('profile', ['development', 'standard', 'strict']),
      permission: choice('permission', ['ask', 'assisted', 'full']),
      workers: workers === undefined ? undefined : Number(workers),
      resume: text('resume'),
      sandbox: choice('sandbox', ['required', 'best-effort']),
    },
    sandboxSetup: choice('sandbox-setup', ['auto', 'off']) ?? 'auto',
    softFail: choice('soft-fail', ['true', 'false']) === 'true',
    workingDirectory: text('working-directory') ?? '.',
  };
  if (problems.length > 0) throw new UserError(problems);
  return inputs;
}

/** An input that is not given is empty. */
function readInput(env: Environment, name: InputName): string | undefined {
  const value = env[variableOf(name)]?.trim();
  return value === '' ? undefined : value;
}

/** How the runner names the variable of an input: blanks become `_`, dashes stay. */
function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

function linesOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The runner hands unknown inputs on; one that resembles ours is a slip that would judge the wrong thing. */
function misspelt(env: Environment): Problem[] {
  const known = new Set(INPUTS.map(variableOf));
  return Object.keys(env)
    .filter((name) => name.startsWith('INPUT_') && !known.has(name))
    .flatMap((name) => {
      const input = name.slice('INPUT_'.length).toLowerCase().replaceAll('_', '-');
      const meant = nearest(input, INPUTS).find((one) => Math.abs(one.length - input.length) <= 2);
      if (meant === undefined) return [];
      return [problem(input, '', 'is not an input', `did you mean ${JSON.stringify(meant)}?`)];
    });
}

function notAllowed(name: string, value: string, allowed: readonly string[]): Problem {
  const hint = didYouMean(value, allowed);
  return problem(name, value, `is not one of ${allowed.join(', ')}`, hint);
}

function problem(name: string, value: string, message: string, hint?: string): Problem {
  const shown = value === '' ? '' : ` ${JSON.stringify(value)}`;
  return {
    code: 'invalid_input',
    message: `input ${name}${shown} ${message}`,
    path: name,
    ...(hint === undefined ? {} : { hint }),
  };
}
