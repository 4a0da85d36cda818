import { evaluate } from '../app/evaluate.ts';
import type { EvaluateOptions } from '../app/options.ts';
import { version } from '../model/version.ts';
import { parseArguments, parseChoice, parsePositive, refuseExtra } from './arguments.ts';
import { openScreen } from './eval-screen.ts';
import type { Output } from './output.ts';
import { withSignals } from './signals.ts';

const OPTIONS = {
  suite: { type: 'string', multiple: true },
  scenario: { type: 'string', multiple: true },
  tag: { type: 'string', multiple: true },
  profile: { type: 'string' },
  permission: { type: 'string' },
  sandbox: { type: 'string' },
  workers: { type: 'string' },
  resume: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP = `Usage: proofmark eval [config] [options]

Runs the scenarios of a suite, each attempt in its own sealed workspace, and grades what happened.
Without a config: proofmark.yaml, else coremind.yaml, in this folder. Without --suite: evals/scenarios.yaml beside it.

  --suite <path or glob>     suites to run; may be given several times
  --scenario <id or glob>    only these scenarios; may be given several times
  --tag <tag>                only scenarios with one of these tags; may be given several times
  --profile <name>           development, standard or strict (strict: every scenario at least 3 times)
  --permission <mode>        ask, assisted or full
  --sandbox <mode>           required (default) or best-effort
  --workers <n>              attempts at the same time (default: cores)
  --resume <evalId>          go on with an evaluation that was cut short
  --json                     the report as one JSON document on standard output

Examples:
  proofmark eval
  proofmark eval proofmark.yaml --suite 'evals/*.yaml' --tag smoke --workers 4
  proofmark eval --resume 20261201-101500-3fa9c1
  proofmark eval --json > report.json

Exit codes: 0 passed, 1 failed, 2 usage error, 3 undecidable, 130 and 143 interrupted (resume it).
`;

/** proofmark eval. */
export async function run(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS);
  if (values.help === true) {
    output.write(HELP);
    return 0;
  }
  refuseExtra(positionals, 1);
  const cwd = process.cwd();
  const options: EvaluateOptions = {
    config: positionals[0],
    suites: values.suite ?? [],
    scenarios: values.scenario ?? [],
    tags: values.tag ?? [],
    profile: parseChoice('profile', values.profile, ['development', 'standard', 'strict']),
    permission: parseChoice('permission', values.permission, ['ask', 'assisted', 'full']),
    workers: parsePositive('workers', values.workers),
    sandbox: parseChoice('sandbox', values.sandbox, ['required', 'best-effort']),
    resume: values.resume,
  };
  const screen = openScreen({ stream: process.stderr, env: process.env, cwd, config: positionals[0] });
  const { observe, warn } = screen;
  const surroundings = { cwd, env: process.env, platform: process.platform, version, observe, warn };
  const result = await withSignals((signal) => evaluate(options, { ...surroundings, signal })).catch(
    (error: unknown) => {
      screen.leave();
      throw error;
    },
  );
  screen.finish(result);
  if (values.json === true) await output.writeJsonFile(result.reportFile);
  return result.exitCode;
}
