import type { ModelOptions } from '../../generated/types.ts';
import type {
  Clock,
  Model,
  SubjectHost,
  SubjectRequest,
  Tool,
  ToolDescription,
} from '../../harness/ports.ts';

/** The agent that runs: the same in every run. */
export interface AgentSetup {
  readonly name: string;
  readonly systemPrompt?: string | undefined;
  readonly options?: ModelOptions | undefined;
  readonly model: Model;
  readonly tools: ToolBox;
  /** Provider retries of a whole run. */
  readonly maxRetries: number;
  /** Milliseconds before the first retry, doubled for each further one. */
  readonly retryBaseMs: number;
  /** Characters of a tool's answer that the model sees. */
  readonly maxToolChars: number;
  readonly clock: Clock;
}

/** One run of it. */
export interface AgentRun {
  readonly agent: AgentSetup;
  readonly request: SubjectRequest;
  readonly host: SubjectHost;
  /** Reading of `clock.elapsed` at which the run is ended; infinite without a deadline. */
  readonly deadline: number;
  /** Provider retries so far. */
  retries: number;
  /** Ids of calls in the trace. */
  readonly callIds: Set<string>;
}

export interface ToolBox {
  readonly descriptions: readonly ToolDescription[];
  /** By its exact name, else whatever its case. */
  find(name: string): Tool | undefined;
}

export function createToolBox(tools: readonly Tool[]): ToolBox {
  const exact = new Map(tools.map((tool) => [tool.name, tool]));
  const folded = new Map(tools.map((tool) => [tool.name.toLowerCase(), tool]));
  return {
    descriptions: tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
    find: (name) => exact.get(name) ?? folded.get(name.toLowerCase()),
  };
}
