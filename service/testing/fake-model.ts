import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenOnLoopback } from './listen-on-loopback.ts';

/** A request to the language model. */
interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export interface FakeModel {
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
  /** Connections that the client closed before the answer was complete. */
  readonly brokenOff: () => number;
  readonly close: () => Promise<void>;
}

async function readJsonBody(request: IncomingMessage): Promise<ModelRequest['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest['body'];
}

/** Streams a text as a chat completions API does, a few letters at a time. */
export function streamText(text: string): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < text.length; at += 7) {
      const choice = { index: 0, delta: { content: text.slice(at, at + 7) } };
      response.write(
        `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [choice] })}\n\n`,
      );
    }
    response.end('data: [DONE]\n\n');
  };
}

/** An OpenAI-compatible server with the given answer. */
export async function startFakeModel(
  answer: (response: ServerResponse) => void,
): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  let broken = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) broken += 1;
    });
    void readJsonBody(request).then((body) => {
      requests.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body,
      });
      answer(response);
    });
  });
  const port = await listenOnLoopback(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    brokenOff: () => broken,
    close: () => closeServer(server),
  };
}
