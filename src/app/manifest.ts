import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { arch } from 'node:os';
import { UserError } from '../errors.ts';
import type { InputFile, Manifest } from '../generated/types.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import { type Inputs, projectPath } from './load-inputs.ts';
import type { EvaluateOptions } from './options.ts';
import type { SubjectSource } from './subject.ts';

export interface ManifestFacts {
  readonly evalId: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly version: string;
  readonly platform: string;
  readonly node: string;
  readonly workers: number;
  /** Commit of the project, when it is a git repository. */
  readonly commit?: string;
  /** Folder outside the project that holds the workspaces. */
  readonly workspaceRoot: string;
  /** Digests of the folders that attempts start from, by absolute path. */
  readonly sources: ReadonlyMap<string, string>;
}

/** What an evaluation will judge, before anything runs; design.md section 6, step 1. */
export function buildManifest(
  inputs: Inputs,
  source: SubjectSource,
  options: EvaluateOptions,
  facts: ManifestFacts,
): Manifest {
  const { loaded, plan, projectDir } = inputs;
  const { config } = loaded;
  return {
    schemaVersion: 1,
    evalId: facts.evalId,
    createdAt: facts.createdAt,
    proofmark: facts.version,
    platform: `${facts.platform}-${arch()}`,
    node: facts.node,
    ...(facts.commit === undefined ? {} : { git: facts.commit }),
    config: digestOf(projectPath(projectDir, loaded.file), loaded.text),
    suites: inputs.suites.map(({ name, loaded: suite }) => digestOf(name, suite.text)),
    subject: {
      type: config.subject?.type ?? 'runtime',
      ...source.description,
      digest: subjectDigest(inputs),
    },
    graders: gradersOf(inputs),
    profile: inputs.profile,
    threshold: inputs.threshold,
    permission: inputs.permissions.mode,
    sandbox: inputs.sandbox,
    workers: facts.workers,
    shard: { index: 1, total: 1 },
    ...(options.scenarios.length + options.tags.length === 0
      ? {}
      : { filter: { scenarios: [...options.scenarios], tags: [...options.tags] } }),
    inputs: { ...fileDigests(source.files, projectDir), ...sourceDigests(facts.sources, projectDir) },
    plan: { digest: planDigest(inputs), scenarios: plan.scenarios.length, attempts: plan.attempts },
    workspaceRoot: facts.workspaceRoot,
  };
}

/** Refuses to go on with an evaluation whose inputs are not what they were, and names each that differs. */
export function refuseChanges(before: Manifest, now: Manifest, manifestFile: string): void {
  const changed = findChanges(before, now);
  if (changed.length === 0) return;
  throw new UserError(
    changed.map((what) => ({
      code: 'resume_input_mismatch',
      message: `changed since the evaluation began: ${what}`,
      hint: 'put it back, or start a new evaluation',
      at: { file: manifestFile },
    })),
  );
}

/** Whether both judge the very same in the very same way. */
export function judgeTheSame(one: Manifest, other: Manifest): boolean {
  const options = ({ profile, threshold, permission, sandbox, filter, shard }: Manifest) =>
    canonicalJson({ profile, threshold, permission, sandbox, filter, shard });
  return options(one) === options(other) && findChanges(one, other).length === 0;
}

function findChanges(before: Manifest, now: Manifest): string[] {
  const changed = [
    ...changedFiles([before.config], [now.config]),
    ...changedFiles(before.suites, now.suites),
    ...changedKeys(before.inputs, now.inputs),
  ];
  if (changed.length === 0) {
    if (before.subject.digest !== now.subject.digest) changed.push('the subject');
    if (before.graders.digest !== now.graders.digest) changed.push('the graders');
    if (before.plan.digest !== now.plan.digest) changed.push('the plan');
  }
  if (before.proofmark !== now.proofmark)
    changed.push(`Proofmark ${before.proofmark} (now ${now.proofmark})`);
  return changed;
}

/** `sha256:` and lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(data).digest('hex')}`;
}

function digestOf(path: string, text: string): InputFile {
  return { path, digest: sha256(text) };
}

/** Secrets do not enter: a key written in the configuration is not part of what the subject is. */
function subjectDigest({ loaded, permissions, limits }: Inputs): string {
  const { subject, provider, agents, tools, options, defaultAgent } = loaded.config;
  const { apiKey: _secret, ...server } = provider ?? {};
  return sha256(
    canonicalJson({ subject, server, agents, tools, options, defaultAgent, permissions, limits }),
  );
}

function gradersOf({ plan }: Inputs): Manifest['graders'] {
  let count = 0;
  const specs = plan.scenarios.map(({ key, scenario }) => {
    count += scenario.graders.length;
    return [key, scenario.graders];
  });
  return { digest: sha256(JSON.stringify(specs)), count };
}

function planDigest({ plan }: Inputs): string {
  return sha256(JSON.stringify(plan.scenarios.map(({ key, repetitions }) => [key, repetitions])));
}

/** Of those that are files: a command also holds words that name none. */
export function fileDigests(files: readonly string[], projectDir: string): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const file of files) {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue;
    digests[projectPath(projectDir, file)] = sha256(readFileSync(file));
  }
  return digests;
}

function sourceDigests(sources: ReadonlyMap<string, string>, projectDir: string): Record<string, string> {
  return Object.fromEntries(
    [...sources].map(([dir, digest]) => [`${projectPath(projectDir, dir) || '.'}/`, digest]),
  );
}

function changedFiles(before: readonly InputFile[], now: readonly InputFile[]): string[] {
  const asRecord = (files: readonly InputFile[]) =>
    Object.fromEntries(files.map(({ path, digest }) => [path, digest]));
  return changedKeys(asRecord(before), asRecord(now));
}

function changedKeys(before: Record<string, string>, now: Record<string, string>): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...paths].filter((path) => before[path] !== now[path]).sort();
}
