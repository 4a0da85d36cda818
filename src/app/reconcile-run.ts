import { UserError } from '../errors.ts';
import type { RunReconcilePayload } from '../generated/types.ts';
import type { UnsettledEffect } from '../harness/call-ledger.ts';
import { createRedactor } from '../harness/redact.ts';
import { secretsOf } from '../process/environment.ts';
import { findRunFiles } from '../store/run-files.ts';
import { openConfig } from './load-inputs.ts';
import { holdEarlierRun } from './run-state.ts';

export interface ReconcileOptions {
  /** Configuration file; absent: the one in the working folder. */
  readonly config?: string | undefined;
  readonly runId: string;
  /** Absent: nothing is settled, what is open is told. */
  readonly settle?: Settlement | undefined;
}

export interface Settlement {
  /** Idempotency key, or its last part, the id of the call. */
  readonly effect: string;
  readonly decision: RunReconcilePayload['decision'];
  readonly reason: string;
  /** Name of the user account. */
  readonly by: string;
}

export interface Reconciliation {
  readonly runId: string;
  readonly settled?: RunReconcilePayload;
  /** What is open still. */
  readonly unsettled: readonly UnsettledEffect[];
}

export interface ReconcileSurroundings {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Lets a person say what came of an effect whose end nobody saw; spec section 6.4. The word and its reason are recorded. Rejects with a
 * `UserError` when there is no such run or effect.
 */
export async function reconcileRun(
  { config, runId, settle }: ReconcileOptions,
  { cwd, env }: ReconcileSurroundings,
): Promise<Reconciliation> {
  const { dir } = await openConfig(config, cwd);
  const redactor = createRedactor({ secrets: secretsOf(env) });
  const held = await holdEarlierRun(dir, findRunFiles(dir, runId), redactor);
  try {
    const { unsettled } = held.earlier;
    if (settle === undefined) return { runId, unsettled };
    const { idempotencyKey } = findEffect(unsettled, settle.effect);
    const { decision, reason, by } = settle;
    const settled = { idempotencyKey, decision, reason: redactor.text(reason), by };
    await held.reconcile(settled);
    return { runId, settled, unsettled: unsettled.filter((each) => each.idempotencyKey !== idempotencyKey) };
  } finally {
    held.release();
  }
}

function findEffect(unsettled: readonly UnsettledEffect[], wanted: string): UnsettledEffect {
  const found = unsettled.filter(
    ({ idempotencyKey: key }) => key === wanted || key.slice(key.lastIndexOf(':') + 1) === wanted,
  );
  const [effect] = found;
  if (effect !== undefined && found.length === 1) return effect;
  const keys = unsettled.map(({ idempotencyKey }) => idempotencyKey);
  throw new UserError({
    code: 'unknown_effect_key',
    message: `${JSON.stringify(wanted)} names ${found.length === 0 ? 'no' : 'more than one'} unsettled effect`,
    hint: keys.length === 0 ? 'nothing is unsettled: resume the run' : `one of: ${keys.join(', ')}`,
  });
}
