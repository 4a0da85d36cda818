/** A command that a runner would read in the output of a step. */
interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** The output of a step as its runner reads it: commands, and the lines that are only printed. */
export interface StepOutput {
  readonly commands: readonly WorkflowCommand[];
  readonly lines: readonly string[];
}

/** Reads output by the rules of the runner: `::name k=v::data` after blanks, `##[name k=v]data` anywhere, stop-commands. */
export function readStepOutput(text: string): StepOutput {
  const commands: WorkflowCommand[] = [];
  const lines: string[] = [];
  let stopToken: string | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const command = parseCommand(line);
    if (stopToken !== undefined) {
      if (command?.name === stopToken) stopToken = undefined;
      else lines.push(line);
    } else if (command === undefined) {
      lines.push(line);
    } else {
      if (command.name === 'stop-commands') stopToken = command.data;
      commands.push(command);
    }
  }
  return { commands, lines };
}

function parseCommand(line: string): WorkflowCommand | undefined {
  const modern = /^\s*::([^\s:]+)(?: (.*?))?::(.*)$/u.exec(line);
  if (modern !== null) return commandOf(modern, ',', unescapeProperty, unescapeData);
  const legacy = /##\[([^\s\]]+)(?: ([^\]]*))?\](.*)$/u.exec(line);
  return legacy === null ? undefined : commandOf(legacy, ';', unescapeData, unescapeData);
}

type Unescape = (text: string) => string;

function commandOf(
  match: RegExpExecArray,
  separator: string,
  property: Unescape,
  data: Unescape,
): WorkflowCommand {
  const pairs = (match[2] ?? '').split(separator).filter((pair) => pair.includes('='));
  const properties = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), property(pair.slice(at + 1))];
    }),
  );
  return { name: match[1] ?? '', properties, data: data(match[3] ?? '') };
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}
