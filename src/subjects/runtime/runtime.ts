import type { Agent, ModelOptions } from '../../generated/types.ts';
import type { Clock, Model, Subject, Tool } from '../../harness/ports.ts';
import { runAgent } from './agent-loop.ts';

export interface RuntimeSubjectOptions {
  readonly agentName: string;
  readonly agent: Pick<Agent, 'systemPrompt'>;
  /** Of the agent, over those of the configuration. */
  readonly options?: ModelOptions | undefined;
  readonly model: Model;
  readonly tools: readonly Tool[];
  readonly clock: Clock;
  /** Tries after a transient error of the model, in a whole run; `runtime.maxRetries`. */
  readonly maxRetries: number;
  /** Milliseconds before the first of them, doubled for each further one. Default 500. */
  readonly retryBaseMs?: number | undefined;
  /** Characters of a tool's answer that the model sees. Default 262,144. */
  readonly maxToolChars?: number | undefined;
}

const RETRY_BASE_MS = 500;
const MAX_TOOL_CHARS = 256 * 1024;

/**
 * Our own runtime as a subject: an agent loop over one model and its tools. Ends with the code of a `ModelError`, with
 * `max_tokens` or `refusal` for an answer that was cut or withheld, with `unknown` for any other failure of the model.
 */
export function createRuntimeSubject(options: RuntimeSubjectOptions): Subject {
  const { agentName, model, tools, maxRetries, clock } = options;
  const agent = {
    name: agentName,
    systemPrompt: options.agent.systemPrompt,
    options: options.options,
    model,
    tools,
    maxRetries,
    retryBaseMs: options.retryBaseMs ?? RETRY_BASE_MS,
    maxToolChars: options.maxToolChars ?? MAX_TOOL_CHARS,
    clock,
  };
  return {
    kind: 'runtime',
    asksFirst: true,
    run(request, host) {
      const { timeoutMs } = request;
      const deadline = timeoutMs === undefined ? Number.POSITIVE_INFINITY : clock.elapsed() + timeoutMs;
      const retries = request.resume?.retries.provider ?? 0;
      const callIds = request.resume && new Set(request.resume.callIds);
      return runAgent({
        agent,
        request,
        history: request.history,
        host,
        deadline,
        retries,
        broken: undefined,
        finished: false,
        callIds,
      });
    },
  };
}
