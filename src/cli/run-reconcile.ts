import { userInfo } from 'node:os';
import { type Reconciliation, reconcileRun, type Settlement } from '../app/reconcile-run.ts';
import { UserError } from '../errors.ts';
import { parseArguments, refuseExtra } from './arguments.ts';
import { EXIT } from './exit-code.ts';
import type { Output } from './output.ts';

const OPTIONS = {
  config: { type: 'string' },
  effect: { type: 'string' },
  happened: { type: 'boolean' },
  'did-not-happen': { type: 'boolean' },
  reason: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP = `Usage: proofmark run reconcile <runId> [options]

Settles what a run may have done when it was interrupted: the run goes on only when somebody has looked. Without --effect it lists what
is open.

  --effect <key>             the effect, by its key or the id of its call
  --happened                 it has taken effect: the agent is told so and does not repeat it
  --did-not-happen           it has not: the agent is told so and may do it again
  --reason <text>            how you know; it is recorded
  --config <file>            the configuration (default: the one in the working folder)
  --json                     one JSON document on standard output

Examples:
  proofmark run reconcile 0198c2f4-…
  proofmark run reconcile 0198c2f4-… --effect call-0-0 --did-not-happen --reason 'no such row in the table'

Exit codes: 0 nothing is open any more, 1 something is, 2 usage error.
`;

/** proofmark run reconcile. */
export async function run(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS);
  if (values.help === true) {
    output.write(HELP);
    return EXIT.passed;
  }
  refuseExtra(positionals, 1);
  const [runId] = positionals;
  if (runId === undefined) throw usage('which run?', 'proofmark run reconcile <runId>');
  const options = { config: values.config, runId, settle: settlementOf(values) };
  const result = await reconcileRun(options, { cwd: process.cwd(), env: process.env });
  if (values.json === true) output.writeJson(result);
  else output.write(describe(result));
  return result.unsettled.length === 0 ? EXIT.passed : EXIT.failed;
}

interface Given {
  readonly effect?: string | undefined;
  readonly happened?: boolean | undefined;
  readonly 'did-not-happen'?: boolean | undefined;
  readonly reason?: string | undefined;
}

function settlementOf({ effect, happened, 'did-not-happen': not, reason }: Given): Settlement | undefined {
  if (effect === undefined && happened === undefined && not === undefined && reason === undefined) return;
  if (effect === undefined) throw usage('which effect?', 'add --effect <key>');
  if (happened === not) throw usage('did it happen?', 'add one of --happened and --did-not-happen');
  if (reason === undefined || reason.trim() === '') throw usage('how do you know?', 'add --reason <text>');
  const decision = happened === true ? 'happened' : 'did_not_happen';
  return { effect, decision, reason, by: userInfo().username };
}

function usage(message: string, hint: string): UserError {
  return new UserError({ code: 'usage', message, hint });
}

function describe({ runId, settled, unsettled }: Reconciliation): string {
  const lines = unsettled.map(
    ({ idempotencyKey, tool, args, receipt }) =>
      `${idempotencyKey}\n  ${tool} ${JSON.stringify(args)}\n  last receipt: ${receipt}`,
  );
  if (settled !== undefined) lines.unshift(`settled: ${settled.idempotencyKey} ${settled.decision}`);
  lines.push(
    unsettled.length === 0 ? `nothing is open: proofmark run --resume ${runId}` : `${unsettled.length} open`,
  );
  return `${lines.join('\n')}\n`;
}
