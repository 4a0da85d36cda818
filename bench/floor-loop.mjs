// The least that leaves the same trace, journal and report: one loop that reads the suite and the script, answers each scenario with the scripted turn,
// checks it with its two graders, and writes what `proofmark eval` writes, line for line in the same shape: four trace lines and two
// journal lines an attempt, and the report with its result and its row, some 2.8 KB an attempt. One row serves journal and report,
// ids count, the time is formatted once a millisecond, writes are batched, the journal alone is flushed to disk, once. It is straight
// code: nothing is validated, redacted, budgeted, timed out, run at the same time or written before the batch is full, and it has no
// answer to a tool call, an error, another grader or a resumed evaluation.
// `node bench/floor-loop.mjs <project> <suite> <out>`
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const [project, suiteFile, out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const { scenarios } = JSON.parse(readFileSync(suiteFile, 'utf8'));
const [turn] = JSON.parse(readFileSync(join(project, 'echo.json'), 'utf8')).turns;
const suite = 'suite.json';
const evalId = 'floor';

const trace = openBatched(join(out, 'trace.jsonl'));
const journal = openBatched(join(out, 'journal.jsonl'));
const scenarioResults = [];
const rows = [];
let ids = 0;
let records = 0;
let passedCount = 0;
let lastMs;
let lastText;

for (const { id, input, graders } of scenarios) {
  const key = `${suite}::${id}#1`;
  const startedAt = timestamp();
  const started = performance.now();
  append({ kind: 'attempt_started', key });

  const runId = nextId();
  const text = turn.text.replaceAll('{{input}}', () => input);
  tell(runId, 1, { type: 'agent_start', agent: 'echo' });
  tell(runId, 2, { type: 'text_delta', agent: 'echo', delta: text });
  tell(runId, 3, { type: 'turn_end', agent: 'echo', requestsAnotherTurn: false });
  tell(runId, 4, { type: 'agent_end', agent: 'echo' });
  const ranMs = performance.now() - started;

  const graderResults = graders.map((grader, index) => ({
    id: `${grader.type}-${index + 1}`,
    type: grader.type,
    ...grade(grader, text),
  }));
  const passed = graderResults.every(({ verdict }) => verdict === 'passed');
  const verdict = passed ? 'passed' : 'failed';
  if (passed) passedCount++;
  const durationMs = roundMs(performance.now() - started);
  const row = JSON.stringify({
    scenarioId: id,
    suite,
    attempt: 1,
    verdict,
    passed,
    runId,
    transcript: text,
    outcome: { status: 'succeeded', finishReason: 'completed' },
    graderResults,
    metrics: {
      durationMs: ranMs,
      turns: 1,
      steps: { total: 0, succeeded: 0, failed: 0 },
      toolCalls: 0,
      toolFailures: 0,
      retries: 0,
      outputChars: text.length,
    },
    approvalCount: 0,
    toolTrajectory: [],
    securityFindings: [],
    warnings: [],
    startedAt,
    durationMs,
  });
  journal.write(`${journalHead()}"kind":"attempt_finished","key":${JSON.stringify(key)},"record":${row}}\n`);
  rows.push(row);
  scenarioResults.push({ id, suite, verdict, passed, ...rates(passed ? 1 : 0, 1), k: 1, durationMs });
}

trace.close();
journal.sync();
const report = openBatched(join(out, 'report.json'));
const header = { schemaVersion: 1, evalId, ...rates(passedCount, rows.length), scenarioResults };
report.write(`${JSON.stringify(header).slice(0, -1)},"attempts":[`);
for (const [index, row] of rows.entries()) report.write(index === 0 ? row : `,${row}`);
report.write(']}\n');
report.close();
journal.close();

function tell(runId, sequence, event) {
  trace.write(`${JSON.stringify({ eventId: nextId(), runId, sequence, timestamp: timestamp(), event })}\n`);
}

function append(body) {
  journal.write(`${journalHead()}${JSON.stringify(body).slice(1)}\n`);
}

function journalHead() {
  return `{"version":1,"evalId":"${evalId}","sequence":${++records},"timestamp":"${timestamp()}",`;
}

function grade(grader, text) {
  const holds =
    grader.type === 'outcome'
      ? grader.status === 'succeeded'
      : grader.contains.every((part) => text.includes(part));
  return holds ? { verdict: 'passed', code: 'ok' } : { verdict: 'failed', code: `${grader.type}_differs` };
}

/** What the report says of a scenario, and of all: counts, rates, Wilson's interval. */
function rates(passed, total) {
  const failed = total - passed;
  const rate = passed / total;
  const z2 = 1.959963984540054 ** 2;
  const centre = (rate + z2 / (2 * total)) / (1 + z2 / total);
  const half = Math.sqrt(z2 * ((rate * failed) / total ** 2 + z2 / (4 * total ** 2))) / (1 + z2 / total);
  return {
    score: rate,
    flaky: false,
    attempts: { total, passed, failed, undecidable: 0, decided: total },
    passRate: rate,
    decidedPassRate: rate,
    interval: { low: centre - half, high: centre + half },
    passAtK: rate,
    passHatK: rate,
  };
}

function roundMs(value) {
  return Math.round(value * 1000) / 1000;
}

function nextId() {
  return `81780182-dd14-86ea-bd19-${(++ids).toString(16).padStart(12, '0')}`;
}

function timestamp() {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastText = new Date(now).toISOString();
  }
  return lastText;
}

function openBatched(file) {
  const fd = openSync(file, 'w');
  let batch = '';
  const flush = () => {
    writeSync(fd, batch);
    batch = '';
  };
  return {
    write(text) {
      batch += text;
      if (batch.length > 65_536) flush();
    },
    sync() {
      flush();
      fsyncSync(fd);
    },
    close() {
      flush();
      closeSync(fd);
    },
  };
}
