// The least a harness can do: read the JSON suite, echo, check, append one row a case, flush once.
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

const [suite, out] = process.argv.slice(2);
const { scenarios } = JSON.parse(readFileSync(suite, 'utf8'));
const fd = openSync(out, 'w');
let rows = '';
for (const { id, input, graders } of scenarios) {
  const text = `You asked: ${input}`;
  const passed = graders.every(
    (grader) => grader.type !== 'response' || grader.contains.every((part) => text.includes(part)),
  );
  rows += `${JSON.stringify({ id, attempt: 1, passed, text })}\n`;
  if (rows.length > 65_536) {
    writeSync(fd, rows);
    rows = '';
  }
}
writeSync(fd, rows);
fsyncSync(fd);
closeSync(fd);
