import { join } from 'node:path';
import type { TraceEvent } from '../../src/generated/types.ts';
import type { SubjectEnd } from '../../src/harness/ports.ts';
import { type CommandSubjectOptions, createCommandSubject } from '../../src/subjects/command/command.ts';
import { hostOf } from './host-of.ts';
import { spawnProcess } from './spawn-process.ts';
import { tempFolder } from './temp-folder.ts';

export interface CommandSetting extends Partial<CommandSubjectOptions> {
  /** Files beside the configuration. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files of the workspace. */
  readonly workspace?: Readonly<Record<string, string>>;
  /** Absolute; default a new folder. */
  readonly scratch?: string;
  readonly input?: string;
  readonly signal?: AbortSignal;
}

export interface CommandRunResult {
  readonly end: SubjectEnd;
  /** Without the start and the end of the agent. */
  readonly events: readonly TraceEvent[];
  readonly configDir: string;
  readonly workspace: string;
  readonly scratch: string;
  readonly logs: string;
}

/** Runs a command subject once in folders of its own, without a sandbox. */
export async function runCommandSubject(setting: CommandSetting): Promise<CommandRunResult> {
  const { files = {}, workspace: workspaceFiles = {}, input = 'do it', signal, ...rest } = setting;
  const { scratch = tempFolder(), ...options } = rest;
  const configDir = tempFolder(files);
  const workspace = tempFolder(workspaceFiles);
  const logs = join(tempFolder(), 'logs');
  const events: TraceEvent[] = [];
  const subject = createCommandSubject({
    command: ['node', 'agent.mjs'],
    configDir,
    env: { PATH: process.env['PATH'] ?? '' },
    missingVariables: [],
    runProcess: spawnProcess,
    ...options,
  });
  const end = await subject.run(
    { runId: 'run-1', input, workspace, scratch, logs, signal: signal ?? new AbortController().signal },
    hostOf({ emit: (event) => events.push(event) }),
  );
  return {
    end,
    events: events.filter(({ type }) => !/^agent_/.test(type)),
    configDir,
    workspace,
    scratch,
    logs,
  };
}
