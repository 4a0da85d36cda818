import { type Problem, UserError } from '../errors.ts';
import type { UnsettledEffect } from '../harness/call-ledger.ts';
import type { EarlierRun } from '../harness/earlier-run.ts';
import type { Subject } from '../harness/ports.ts';
import type { RunFiles } from '../store/run-files.ts';
import { sha256 } from './manifest.ts';

export interface ResumeQuestion {
  readonly files: RunFiles;
  readonly configFingerprint: string;
  readonly prompt: string | undefined;
  readonly subject: Subject;
}

/** Throws a `UserError` when a run cannot go on; the order is that of spec section 6.3. */
export function refuseResume(earlier: EarlierRun, question: ResumeQuestion): void {
  const problem = findProblem(earlier, question);
  const { journal: file, runId } = question.files;
  if (problem !== undefined) throw new UserError({ ...problem, at: { file } });
  if (earlier.unsettled.length === 0) return;
  throw new UserError(
    earlier.unsettled.map((effect) => ({ ...describeEffect(effect, runId), at: { file } })),
  );
}

/** What the agent is asked: what is given, else what it was asked before. */
export function promptOf(
  { prompt }: { readonly prompt?: string | undefined },
  earlier: EarlierRun | undefined,
): string {
  const found = prompt ?? earlier?.start.initialPrompt;
  if (found !== undefined) return found;
  throw new UserError({ code: 'no_prompt', message: 'there is nothing to ask the agent' });
}

function findProblem({ start }: EarlierRun, question: ResumeQuestion): Problem | undefined {
  const { configFingerprint, prompt, subject } = question;
  if (start.configFingerprint !== configFingerprint) {
    return {
      code: 'resume_config_mismatch',
      message: 'the configuration, or a file that the agent is made of, changed since the run began',
      hint: 'put it back, or start a new run; --permission may change',
    };
  }
  if (prompt !== undefined && sha256(prompt) !== start.promptDigest) {
    return {
      code: 'resume_input_mismatch',
      message: 'the run was asked something else',
      hint: 'leave the prompt out, or start a new run',
    };
  }
  if (prompt === undefined && start.promptHidden === true) {
    return {
      code: 'resume_input_required',
      message: 'what the run was asked holds a secret, which is not kept',
      hint: 'give the same --prompt again',
    };
  }
  if (subject.kind === 'runtime') return undefined;
  return {
    code: 'operation_not_resumable',
    message: `what a subject of type ${subject.kind} has done is known to itself alone`,
    hint: 'start a new run',
  };
}

const RECEIPTS: Readonly<Record<UnsettledEffect['receipt'], string>> = {
  committed: 'it has happened, but what came of it is lost',
  unknown: 'it ended with an error, and may have happened',
  started: 'it had begun when the run was interrupted',
  none: 'nobody saw whether it began',
};

function describeEffect(
  { tool, args, receipt, code, idempotencyKey }: UnsettledEffect,
  runId: string,
): Problem {
  return {
    code,
    message: `${tool} ${JSON.stringify(args)}: ${RECEIPTS[receipt]}`,
    hint: `look, then: proofmark run reconcile ${runId} --effect ${idempotencyKey} --happened (or --did-not-happen) --reason <text>`,
  };
}
