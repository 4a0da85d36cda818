import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

export interface CommandLine {
  /** Absolute. */
  readonly program: string;
  readonly args: readonly string[];
  /** An argument carries the input, so standard input stays closed. */
  readonly takesInput: boolean;
}

export interface ConfiguredCommand {
  readonly command: readonly string[];
  readonly configDir: string;
  readonly env: Readonly<Record<string, string>>;
}

const INPUT = '{{input}}';

/**
 * The program and the arguments to run, or the name of a program that is not there. The program starts in the workspace, so
 * what is named relative to the configuration is made absolute:
 *
 * - the program: with a `/` it is a file beside the configuration; a bare name is looked for on PATH, then beside the configuration;
 * - arguments that begin with `./` or `../` and name a file beside the configuration;
 * - the first other argument that names a file beside the configuration (`node agent.mjs`).
 *
 * Every other argument stays as it is and so means the workspace. `{{input}}` is filled in afterwards.
 */
export function resolveCommand(
  configured: ConfiguredCommand,
  input: string,
): CommandLine | { notFound: string } {
  const [name = '', ...args] = configured.command;
  const program = findProgram(name, configured);
  if (program === undefined) return { notFound: name };
  const filled = resolveFiles(args, configured.configDir).map((arg) => arg.replaceAll(INPUT, () => input));
  return { program, args: filled, takesInput: args.some((arg) => arg.includes(INPUT)) };
}

function findProgram(name: string, { configDir, env }: ConfiguredCommand): string | undefined {
  if (name === '') return undefined;
  const beside = resolve(configDir, name);
  if (name.includes('/')) return isProgram(beside) ? beside : undefined;
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, name));
  return [...onPath, beside].find(isProgram);
}

function resolveFiles(args: readonly string[], configDir: string): string[] {
  let scriptSeen = false;
  return args.map((arg) => {
    const explicit = /^\.\.?\//.test(arg);
    const candidate = explicit || (!scriptSeen && !arg.startsWith('-') && !arg.includes(INPUT));
    if (!candidate || isAbsolute(arg) || !isFile(resolve(configDir, arg))) return arg;
    if (!explicit) scriptSeen = true;
    return resolve(configDir, arg);
  });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isFile(path);
  } catch {
    return false;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
