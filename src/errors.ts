/** Where in a user's file something is: 1-based line and column. */
export interface Position {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** One thing that is wrong with what the user gave: a stable code, what is wrong, what to do. */
export interface Problem {
  /** Stable machine code, lower snake case; manual/reference/codes.md. */
  readonly code: string;
  /** What is wrong, with the offending value. */
  readonly message: string;
  /** What to do. */
  readonly hint?: string;
  readonly at?: Position;
  /** Path inside the document, dotted: `agents.main.tools.0.effect`. */
  readonly path?: string;
}

/** The user's input or surroundings are wrong; nothing was judged. Carries every problem found, not the first only. */
export class UserError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const list = 'code' in problems ? [problems] : problems;
    super(list.map(formatProblem).join('\n'), options);
    this.name = 'UserError';
    this.problems = list;
  }
}

/** Something outside ended the work after it began: what was judged is kept, and the verdict is undecidable. */
export class StoppedError extends UserError {
  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    super(problems, options);
    this.name = 'StoppedError';
  }
}

/** A signal ended the work before anything was judged. */
export class InterruptedError extends StoppedError {
  readonly signal: string;

  constructor(signal: string) {
    super({ code: 'interrupted', message: `interrupted by ${signal} before anything ran` });
    this.name = 'InterruptedError';
    this.signal = signal;
  }
}

/** How a command ends that ends with the error; design.md section 5. */
export function exitCodeOf(error: UserError): 2 | 3 | 130 | 143 {
  if (error instanceof InterruptedError) return error.signal === 'SIGINT' ? 130 : 143;
  return error instanceof StoppedError ? 3 : 2;
}

/** `file:line:column: message (hint)`: one line a problem. */
export function formatProblem(problem: Problem): string {
  const { at, message, hint } = problem;
  const where =
    at === undefined
      ? ''
      : `${[at.file, at.line, at.column].filter((part) => part !== undefined).join(':')}: `;
  return oneLine(`${where}${message}${hint === undefined ? '' : ` (${hint})`}`);
}

/** Control characters made visible, so that a hostile name cannot break the line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (char) =>
    char === '\n' ? '\\n' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
