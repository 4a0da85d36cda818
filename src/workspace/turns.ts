import { WorkspaceError } from '../model/workspace-error.ts';

/** Lets one at a time have a thing. */
export interface Turns {
  /**
   * Resolves when all who asked before have released; call what it gives once. Rejects when the signal is
   * aborted first.
   */
  take(key: string): Promise<() => void>;
}

export function turns(signal: AbortSignal): Turns {
  const last = new Map<string, Promise<void>>();
  const ended = new Promise<never>((_resolve, reject) => {
    const tell = () => reject(new WorkspaceError('workspaces_disposed', 'the evaluation has ended'));
    signal.addEventListener('abort', tell, { once: true });
  });
  ended.catch(() => undefined);
  return {
    async take(key) {
      const before = last.get(key);
      const { promise, release } = gate();
      last.set(
        key,
        (before ?? Promise.resolve()).then(() => promise),
      );
      await Promise.race([before, ended]);
      return release;
    },
  };
}

function gate(): { promise: Promise<void>; release: () => void } {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
