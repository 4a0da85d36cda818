import type { CommandSpec } from '../generated/types.ts';
import { headAndTail } from '../model/excerpt.ts';
import type { Captured, ProcessResult } from '../model/process.ts';
import { checkText, type TextRules } from '../model/text-rules.ts';
import { resolveWorkspacePath } from '../model/workspace-path.ts';
import type { Grader, GraderPorts, Judgement, SpecOf } from './grader.ts';
import { failed, passed, textProblem, undecidable, worstOf } from './judgement.ts';

/**
 * A program that the harness runs: its exit code and what it prints. That it could not be run or was stopped by the harness says nothing
 * about the agent.
 */
export const command: Grader<'command'> = {
  type: 'command',
  async grade(spec, { workspace }, ports) {
    if (workspace?.problem !== undefined) {
      return undecidable(workspace.problem.code, workspace.problem.message);
    }
    const { cwd = '.' } = spec;
    if (resolveWorkspacePath(cwd) === undefined) {
      return undecidable('path_outside_workspace', `cwd ${JSON.stringify(cwd)} is outside the workspace`);
    }
    const result = await ports.runCommand(commandOf(spec));
    const facts = describeResult(result);
    return checkEnd(spec, result, facts) ?? checkOutput(spec, result, { ports, facts }) ?? passed(facts);
  },
};

function commandOf({ command, args, cwd, timeoutMs }: SpecOf<'command'>): CommandSpec {
  return {
    command,
    ...(args === undefined ? {} : { args }),
    ...(cwd === undefined ? {} : { cwd }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  };
}

type Facts = Record<string, unknown>;

const SHOWN_OUTPUT = 1000;

function describeResult({ exitCode, signal, durationMs, stdout, stderr }: ProcessResult): Facts {
  return {
    ...(exitCode === undefined ? {} : { exitCode }),
    ...(signal === undefined ? {} : { signal }),
    durationMs,
    ...(stdout.bytes === 0 ? {} : { stdout: headAndTail(stdout.text, SHOWN_OUTPUT) }),
    ...(stderr.bytes === 0 ? {} : { stderr: headAndTail(stderr.text, SHOWN_OUTPUT) }),
  };
}

function checkEnd(spec: SpecOf<'command'>, result: ProcessResult, facts: Facts): Judgement | undefined {
  const { exitCode, signal, error } = result;
  const line = [spec.command, ...(spec.args ?? [])].join(' ');
  if (error !== undefined) {
    const hint = error.hint === undefined ? '' : ` (${error.hint})`;
    return undecidable(error.code, `${line}: ${error.message}${hint}`, facts);
  }
  if (signal !== undefined) return failed('command_signalled', `${line} was killed by ${signal}`, facts);
  if (exitCode === undefined) return undecidable('exit_code_unknown', `${line} left no exit code`, facts);
  const wanted = spec.exitCode ?? 0;
  if (exitCode === wanted) return undefined;
  return failed('exit_code_differs', `${line} exited with ${exitCode}, expected ${wanted}`, facts);
}

function checkOutput(
  spec: SpecOf<'command'>,
  { stdout, stderr }: ProcessResult,
  { ports, facts }: { ports: GraderPorts; facts: Facts },
): Judgement | undefined {
  const check = (label: string, { text, truncated }: Captured, rules: TextRules) => {
    const problem = checkText({
      text,
      truncated,
      rules,
      matcher: ports.matcher,
      label,
      redact: ports.redact,
    });
    return problem === undefined ? undefined : textProblem(problem, facts);
  };
  const onStdout = {
    contains: spec.stdoutContains,
    notContains: spec.stdoutNotContains,
    matches: spec.stdoutMatches,
  };
  const onStderr = {
    contains: spec.stderrContains,
    notContains: spec.stderrNotContains,
    matches: spec.stderrMatches,
  };
  return worstOf([check('stdout', stdout, onStdout), check('stderr', stderr, onStderr)]);
}
