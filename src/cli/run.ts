import { text as readAll } from 'node:stream/consumers';
import { run as runSubject } from '../app/run.ts';
import { formatProblem, UserError } from '../errors.ts';
import type { Finding, Outcome } from '../generated/types.ts';
import { parseArguments, parseChoice, refuseExtra } from './arguments.ts';
import { EXIT } from './exit-code.ts';
import type { Output } from './output.ts';
import { withSignals } from './signals.ts';

const OPTIONS = {
  resume: { type: 'string' },
  prompt: { type: 'string', short: 'p' },
  permission: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP = `Usage: proofmark run [config] [options]
       proofmark run reconcile <runId> [options]

Runs the subject once, in the project itself, and prints its answer. A run is no evaluation: it never says that an agent is ready.

  -p, --prompt <text>        what the agent is asked (default: standard input)
  --resume <runId>           go on with a run that was interrupted or waits for a person
  --permission <mode>        ask, assisted or full
  --json                     the result as one JSON document on standard output

Examples:
  proofmark run --prompt 'Mend the discount'
  echo 'Mend the discount' | proofmark run proofmark.yaml --json
  proofmark run --resume 0198c2f4-… --permission full

Exit codes: 0 succeeded, 1 failed, 2 usage error, 3 paused, 4 budget exceeded, 124 timeout, 130 aborted (143 by SIGTERM).
`;

/** proofmark run. */
export async function run(args: readonly string[], output: Output): Promise<number> {
  if (args[0] === 'reconcile') return await (await import('./run-reconcile.ts')).run(args.slice(1), output);
  const { values, positionals } = parseArguments(args, OPTIONS);
  if (values.help === true) {
    output.write(HELP);
    return EXIT.passed;
  }
  refuseExtra(positionals, 1);
  const permission = parseChoice('permission', values.permission, ['ask', 'assisted', 'full']);
  const prompt = values.prompt ?? (values.resume === undefined ? await readPrompt() : undefined);
  return await withSignals(async (signal) => {
    const { cwd, env, platform } = { cwd: process.cwd(), env: process.env, platform: process.platform };
    const warn = (warnings: readonly Finding[]) => {
      for (const { message, ...rest } of warnings)
        output.note(`warning: ${formatProblem({ ...rest, message })}\n`);
    };
    const options = { config: positionals[0], prompt, permission, resume: values.resume };
    const result = await runSubject(options, { cwd, env, platform, signal, warn });
    if (values.json === true) output.writeJson(result);
    else output.write(`${result.response}\n`);
    const { status, finishReason, error } = result.outcome;
    const why = error === undefined ? '' : `: ${error.message}`;
    if (status !== 'succeeded')
      output.note(`${formatProblem({ code: finishReason, message: `${status} (${finishReason})${why}` })}\n`);
    if (result.resumable) output.note(`to go on: proofmark run --resume ${result.runId}\n`);
    return exitCodeOf(result.outcome, signal);
  });
}

async function readPrompt(): Promise<string> {
  const prompt = process.stdin.isTTY === true ? '' : await readAll(process.stdin);
  if (prompt.trim() !== '') return prompt;
  throw new UserError({
    code: 'no_prompt',
    message: 'there is nothing to ask the agent',
    hint: 'give --prompt, or standard input',
  });
}

/** design.md section 5. */
function exitCodeOf({ status }: Outcome, signal: AbortSignal): number {
  if (status === 'aborted') return signal.reason === 'SIGTERM' ? EXIT.sigterm : EXIT.sigint;
  return {
    succeeded: EXIT.passed,
    failed: EXIT.failed,
    paused: EXIT.paused,
    budget_exceeded: EXIT.budget,
    timeout: EXIT.timeout,
  }[status];
}
