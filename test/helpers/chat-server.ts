import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one request; answers are used in order, the last one again and again. */
export interface ChatAnswer {
  readonly chunks?: readonly Record<string, unknown>[];
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Accepts the request and never answers. */
  readonly hang?: boolean;
  /** Breaks the connection after the chunks. */
  readonly cut?: boolean;
}

export interface ChatServer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly requests: { headers: IncomingMessage['headers']; body: Record<string, unknown> }[];
}

/** A small scripted chat-completions server on loopback. */
export async function startChatServer(...answers: readonly ChatAnswer[]): Promise<ChatServer> {
  const requests: ChatServer['requests'] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? {};
    requests.push({ headers: request.headers, body });
    respond(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One chunk of the stream with a delta, and a finish reason where given. */
export function chunk(
  delta: Record<string, unknown>,
  finish_reason: string | null = null,
): Record<string, unknown> {
  return {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason }],
  };
}

/** The piece of a tool call at `index`. */
export function callPiece(
  index: number,
  piece: { id?: string; name?: string; args?: string },
): Record<string, unknown> {
  const { id, name, args } = piece;
  return chunk({
    tool_calls: [
      { index, ...(id === undefined ? {} : { id }), type: 'function', function: { name, arguments: args } },
    ],
  });
}

/** The chunk that carries the token counts. */
export function usageChunk(usage: Record<string, unknown>): Record<string, unknown> {
  return { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage };
}

function respond(response: ServerResponse, answer: ChatAnswer): void {
  if (answer.hang) return;
  if (answer.status !== undefined) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body ?? '');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of answer.chunks ?? []) response.write(`data: ${JSON.stringify(piece)}\n\n`);
  if (answer.cut) setTimeout(() => response.destroy(), 20);
  else response.end('data: [DONE]\n\n');
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
