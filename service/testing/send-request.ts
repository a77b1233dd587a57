import { request as send, type Agent } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly json: Record<string, unknown>;
}

/** Sends one request; undefined without a complete answer. */
export function sendRequest(
  origin: string,
  method: string,
  path: string,
  { cookie, body, agent }: { cookie?: string; body?: unknown; agent?: Agent } = {},
): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const call = send(`${origin}${path}`, {
      method,
      agent: agent ?? false,
      headers: {
        origin,
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    call.on('error', () => resolve(undefined));
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', () => resolve(undefined));
      response.on('close', () => {
        if (!response.complete) {
          resolve(undefined);
          return;
        }
        const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
        resolve({ status: response.statusCode ?? 0, headers: response.headers, json });
      });
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
