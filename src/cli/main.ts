import { exitCodeOf, formatProblem, UserError } from '../errors.ts';
import { nearest } from '../model/nearest.ts';
import { version } from '../model/version.ts';
import { EXIT } from './exit-code.ts';
import { createOutput, type Output } from './output.ts';

/** One verb: its code is loaded when it runs. */
interface Verb {
  readonly summary: string;
  load(): Promise<{ run(args: readonly string[], output: Output): Promise<number> }>;
}

const VERBS: Readonly<Record<string, Verb>> = {
  eval: { summary: 'run scenario suites for real and grade what happened', load: () => import('./eval.ts') },
  run: { summary: 'run the subject once, in the project itself', load: () => import('./run.ts') },
};

/** Runs one command line; returns the exit code. The one place that catches. */
export async function main(args: readonly string[]): Promise<number> {
  const output = createOutput(process.stdout, process.stderr);
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      output.write(usage());
      return name === undefined ? EXIT.usage : EXIT.passed;
    }
    const verb = VERBS[name];
    if (verb === undefined) throw unknownVerb(name);
    return await (await verb.load()).run(rest, output);
  } catch (error) {
    return reportError(error, output, rest.includes('--json'));
  }
}

/** With --json the problems are the one document on standard output. */
function reportError(error: unknown, output: Output, json: boolean): number {
  if (!(error instanceof UserError)) return reportBug(error, output);
  for (const problem of error.problems) output.note(`${formatProblem(problem)}\n`);
  if (json) output.writeJson({ error: { problems: error.problems } });
  return exitCodeOf(error);
}

function reportBug(error: unknown, output: Output): number {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  output.note(
    `proofmark ${version}, node ${process.version}: this is a bug, please report it with these lines\n${text}\n`,
  );
  return EXIT.internal;
}

function unknownVerb(name: string): UserError {
  const near = nearest(name, Object.keys(VERBS));
  return new UserError({
    code: 'unknown_verb',
    message: `unknown verb ${JSON.stringify(name)}`,
    hint: near.length > 0 ? `did you mean ${near.join(', ')}?` : `verbs: ${Object.keys(VERBS).join(', ')}`,
  });
}

function usage(): string {
  const verbs = Object.entries(VERBS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return `Proofmark ${version}: qualifies AI agents for release.

Usage: proofmark <verb> [options]

${verbs.join('\n')}

proofmark <verb> --help shows the options of a verb with examples.
Exit codes: 0 passed, 1 failed, 2 usage error (nothing was judged), 3 undecidable, 130 and 143 interrupted.
`;
}
