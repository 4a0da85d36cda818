import type { AttemptWorkspace, WorkspaceRequest, Workspaces } from '../evaluation/ports.ts';
import { WorkspaceError } from '../model/workspace-error.ts';
import { type BaseFolder, baseFolder } from './base-folder.ts';
import { openCopy } from './copied.ts';
import { type Copies, createCopies } from './copies.ts';
import { digestSnapshot } from './digest.ts';
import { openInPlace } from './in-place.ts';
import { createRemovals, type Removals } from './removals.ts';
import { checkRequest } from './request.ts';
import { runSetup } from './setup.ts';
import { prepareTemplate, type Template, type Tools } from './template.ts';
import { createToolRunner } from './tool-runner.ts';
import { type Turns, turns } from './turns.ts';

/**
 * `root`: absolute folder outside the project for everything made here; `env`: the whole environment of
 * `setup` commands, whose PATH finds `cp` and `rm`; `signal`: ends those.
 */
export type WorkspacesOptions = Omit<Tools, 'signal' | 'runTool'> & { readonly signal?: AbortSignal };

/**
 * Makes the workspaces of one evaluation: each source is prepared once and copied for each attempt; design.md
 * section 6.
 */
export function createWorkspaces(options: WorkspacesOptions): Workspaces {
  const abort = new AbortController();
  const { signal = abort.signal } = options;
  const runner = createToolRunner(options.env['PATH']);
  const tools = { ...options, signal: AbortSignal.any([signal, abort.signal]), runTool: runner.run };
  const base = baseFolder(options.root, runner.run);
  const removals = createRemovals(runner.run);
  const maker: Maker = {
    tools,
    base,
    removals,
    copies: createCopies({ base, removals, runTool: runner.run }),
    templates: new Map(),
    setups: new Map(),
    turns: turns(tools.signal),
  };
  const opening = new Set<Promise<unknown>>();
  return {
    prepare: (request) => void track(opening, prepareCopy(maker, request)).catch(() => undefined),
    open: (request) => track(opening, openWorkspace(maker, request)),
    digest: (request) => track(opening, digestRequest(maker, request)),
    async dispose() {
      abort.abort();
      await Promise.all(opening);
      await removals.settle();
      await base.remove().finally(runner.end);
    },
  };
}

/** Nothing is removed while it is still being made. */
function track<T>(running: Set<Promise<unknown>>, started: Promise<T>): Promise<T> {
  const settled = started.catch(() => undefined).finally(() => running.delete(settled));
  running.add(settled);
  return started;
}

interface Maker {
  readonly tools: Tools;
  readonly base: BaseFolder;
  readonly removals: Removals;
  readonly copies: Copies;
  readonly templates: Map<string, Promise<Template>>;
  readonly setups: Map<string, Promise<void>>;
  readonly turns: Turns;
}

async function openWorkspace(maker: Maker, asked: WorkspaceRequest): Promise<AttemptWorkspace> {
  if (maker.tools.signal.aborted) {
    throw new WorkspaceError(
      'workspaces_disposed',
      'the evaluation has ended: no workspace is made any more',
    );
  }
  const request = checkRequest(asked);
  return request.isolation === 'in-place' ? openOriginal(maker, request) : openCopied(maker, request);
}

async function openCopied(maker: Maker, request: WorkspaceRequest): Promise<AttemptWorkspace> {
  const { copies, removals, tools } = maker;
  return openCopy(await templateOf(maker, request), request, { copies, removals, runTool: tools.runTool });
}

/** What is wrong is told when the workspace is opened. */
async function prepareCopy(maker: Maker, asked: WorkspaceRequest): Promise<void> {
  if (asked.isolation === 'in-place') return;
  const template = await templateOf(maker, checkRequest(asked));
  if (!maker.tools.signal.aborted) await maker.copies.begin(template);
}

function templateOf({ tools, base, templates }: Maker, request: WorkspaceRequest): Promise<Template> {
  const { source, include, setup } = request;
  const prepare = () => prepareTemplate({ source, include, setup }, base.next('template'), tools);
  return once(templates, JSON.stringify([source, include, setup]), prepare);
}

async function digestRequest(maker: Maker, asked: WorkspaceRequest): Promise<string | undefined> {
  if (asked.isolation === 'in-place' || maker.tools.signal.aborted) return undefined;
  try {
    const request = checkRequest(asked);
    const { copied } = await templateOf(maker, request);
    return digestSnapshot(copied, request.setup);
  } catch (error) {
    if (error instanceof WorkspaceError) return undefined;
    throw error;
  }
}

/** One attempt at a time has the source itself. `setup` runs in it once. */
async function openOriginal(maker: Maker, request: WorkspaceRequest): Promise<AttemptWorkspace> {
  const { tools, base, removals, setups } = maker;
  const { source, setup } = request;
  const release = await maker.turns.take(source);
  try {
    const folder = base.next('attempt');
    const run = () => runSetup(setup, { ...tools, folder: source, scratch: base.next('setup') });
    await once(setups, JSON.stringify([source, setup]), run);
    return await openInPlace(request, { ...tools, folder, release, removals });
  } catch (error) {
    release();
    throw error;
  }
}

/** All who ask for the same wait for the same, and get the same error. */
function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
