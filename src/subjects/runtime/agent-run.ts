import type { ModelOptions } from '../../generated/types.ts';
import type {
  Clock,
  Message,
  Model,
  SubjectEnd,
  SubjectHost,
  SubjectRequest,
  Tool,
} from '../../harness/ports.ts';

/** The agent that runs: the same in every run. */
interface AgentSetup {
  readonly name: string;
  readonly systemPrompt?: string | undefined;
  readonly options?: ModelOptions | undefined;
  readonly model: Model;
  readonly tools: readonly Tool[];
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
  /** What was said before the input. */
  readonly history?: readonly Message[] | undefined;
  readonly host: SubjectHost;
  /** Reading of `clock.elapsed` at which the run is ended; infinite without a deadline. */
  readonly deadline: number;
  /** Provider retries so far. */
  retries: number;
  /** A call could not run at all: the run ends with this. */
  broken: SubjectEnd['error'];
  /** A tool said that the work is done. */
  finished: boolean;
  /** Ids of the calls in the trace. */
  callIds: Set<string> | undefined;
  /** Of the workflow or loop. */
  readonly stepId?: string;
}

/** A tool by its exact name, else whatever its case. */
export function findTool(tools: readonly Tool[], name: string): Tool | undefined {
  const folded = name.toLowerCase();
  return tools.find((tool) => tool.name === name) ?? tools.find((tool) => tool.name.toLowerCase() === folded);
}
