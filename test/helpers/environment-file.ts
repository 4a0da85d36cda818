/**
 * Reads what a step wrote to `GITHUB_OUTPUT` by the rules of the runner: `NAME=VALUE`, or `NAME<<DELIMITER` up to a line
 * equal to the delimiter. Whatever a runner would fail the step for is an error here.
 */
export function readEnvironmentFile(text: string): Record<string, string> {
  const lines = text.split('\n');
  const values: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === '') continue;
    const [, name = '', separator, rest = ''] = /^(.+?)(=|<<)(.*)$/u.exec(line) ?? [];
    if (separator === undefined) throw new Error(`Invalid format ${line}`);
    values[name] = separator === '=' ? rest : takeUntil(lines, rest);
  }
  return values;
}

function takeUntil(lines: string[], delimiter: string): string {
  const end = lines.indexOf(delimiter);
  if (end < 0) throw new Error(`Matching delimiter not found ${delimiter}`);
  return lines
    .splice(0, end + 1)
    .slice(0, end)
    .join('\n');
}
