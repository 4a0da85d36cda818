import type { LoopSnapshot } from '../generated/types.ts';
import type { Message } from './ports.ts';

/** Port: what a run leaves so that it can be resumed, beside its trace; spec section 6.1. */
export interface RunState {
  /** Keeps one message of the conversation; `stepId` is empty outside of workflows and loops. Throws when it cannot. */
  remember(message: Message, stepId: string): void;
  /** Keeps where a loop stands. Throws when it cannot. */
  saveLoop(snapshot: LoopSnapshot): void;
  /** Resolves when the disk has everything that was recorded. Rejects when it cannot have it. */
  settle(): Promise<void>;
}
