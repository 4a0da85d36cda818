import type { Model, ModelEvent, ModelRequest, ModelToolCall, Usage } from '../harness/ports.ts';
import { ModelError } from '../model/model-error.ts';
import { toModelError } from './openai-error.ts';
import { toPrompt } from './openai-prompt.ts';

export interface OpenAiCompatibleOptions {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly id: string;
  readonly apiKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxTokens?: number;
  readonly temperature?: number;
  /** Name of the request field that carries `maxTokens`; default `max_tokens`. */
  readonly maxTokensField?: 'max_tokens' | 'max_completion_tokens';
}

/**
 * A model behind an OpenAI-compatible chat server: one streamed step, no retries. Tool calls are passed on together right
 * before the finish, with their arguments as the server sent them. Throws `ModelError` with the codes of spec section 3.2;
 * rethrows the reason of an aborted signal. A silent server is the caller's deadline to end.
 */
export function createOpenAiCompatibleModel(options: OpenAiCompatibleOptions): Model {
  const secrets = [options.apiKey, ...Object.values(options.headers ?? {})];
  let client: Promise<LanguageModel> | undefined;
  return {
    id: options.id,
    async *stream(request: ModelRequest): AsyncGenerator<ModelEvent> {
      request.signal.throwIfAborted();
      client ??= loadClient(options);
      try {
        const { stream } = await (await client).doStream(toCall(request, options));
        yield* readParts(stream);
      } catch (error) {
        request.signal.throwIfAborted();
        throw error instanceof ModelError ? error : toModelError(error, secrets);
      }
    },
  };
}

type Library = typeof import('@ai-sdk/openai-compatible');
type LanguageModel = ReturnType<ReturnType<Library['createOpenAICompatible']>['chatModel']>;
type Call = Parameters<LanguageModel['doStream']>[0];
type PartStream = Awaited<ReturnType<LanguageModel['doStream']>>['stream'];
type Part = PartStream extends ReadableStream<infer P> ? P : never;
type Finish = Extract<Part, { type: 'finish' }>;

async function loadClient(options: OpenAiCompatibleOptions): Promise<LanguageModel> {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { baseUrl, apiKey, headers, maxTokensField } = options;
  const provider = createOpenAICompatible({
    name: 'proofmark',
    baseURL: baseUrl,
    includeUsage: true,
    // A redirect would carry the request, and with it the key, to another server.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    ...(maxTokensField === 'max_completion_tokens' ? { transformRequestBody: renameMaxTokens } : {}),
  });
  return provider.chatModel(options.model);
}

function renameMaxTokens(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens, ...rest } = body;
  return max_tokens === undefined ? rest : { ...rest, max_completion_tokens: max_tokens };
}

function toCall(request: ModelRequest, options: OpenAiCompatibleOptions): Call {
  const maxOutputTokens = request.maxTokens ?? options.maxTokens;
  const temperature = request.temperature ?? options.temperature;
  return {
    prompt: toPrompt(request),
    abortSignal: request.signal,
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(request.tools.length === 0 ? {} : { tools: request.tools.map(toFunction) }),
  };
}

function toFunction({ name, description, parameters }: ModelRequest['tools'][number]) {
  return { type: 'function' as const, name, description, inputSchema: parameters };
}

async function* readParts(stream: PartStream): AsyncGenerator<ModelEvent> {
  const calls: ModelToolCall[] = [];
  for await (const part of stream) {
    if (part.type === 'text-delta') yield { type: 'text', delta: part.delta };
    if (part.type === 'error') throw part.error;
    if (part.type === 'tool-call') {
      calls.push({ callId: part.toolCallId, tool: part.toolName, rawArgs: part.input });
    }
    if (part.type === 'finish') {
      for (const call of calls) yield { type: 'tool_call', ...call };
      yield finish(part, calls.length > 0);
    }
  }
}

const REASONS = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  'tool-calls': 'tool_calls',
  error: 'other',
  other: 'other',
} as const;

function finish(part: Finish, hasCalls: boolean): ModelEvent {
  const said = REASONS[part.finishReason.unified];
  // Some servers say "stop" although they ask for tools.
  const reason = hasCalls && (said === 'stop' || said === 'other') ? 'tool_calls' : said;
  const usage = readUsage(part.usage.raw);
  return usage === undefined ? { type: 'finish', reason } : { type: 'finish', reason, usage };
}

/** From the server's own numbers: the library turns a missing count into 0. */
function readUsage(raw: Finish['usage']['raw']): Usage | undefined {
  const inputTokens = raw?.['prompt_tokens'];
  const outputTokens = raw?.['completion_tokens'];
  const usage: Usage = {
    ...(typeof inputTokens === 'number' ? { inputTokens } : {}),
    ...(typeof outputTokens === 'number' ? { outputTokens } : {}),
  };
  return Object.keys(usage).length === 0 ? undefined : usage;
}
