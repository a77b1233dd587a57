import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { TestApp } from './create-test-app.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** Status, Cache-Control and body of an answer. */
type BeaconAnswer = readonly [number | undefined, string | null, string];

export interface BeaconCalls {
  /** With plain `node:http`, like real beacons. */
  readonly byListener: (headers: Record<string, string>, text: string) => Promise<BeaconAnswer>;
  readonly byApp: (headers: Record<string, string>, text: string) => Promise<BeaconAnswer>;
  readonly close: () => Promise<void>;
}

/** Listens for beacons, and sends them on both ways through the service. */
export async function openBeaconCalls(app: TestApp): Promise<BeaconCalls> {
  const server = createServer(app.listener);
  const port = await listenOnLoopback(server);
  return {
    byListener: async (headers, text) => {
      const call = request({ port, method: 'POST', path: '/api/signals', headers, agent: false });
      call.end(text);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      let answer = '';
      for await (const chunk of response.setEncoding('utf8')) answer += String(chunk);
      return [response.statusCode, response.headers['cache-control'] ?? null, answer];
    },
    byApp: async (headers, text) => {
      const init = { method: 'POST', headers, body: text };
      const response = await app.request('/api/signals', init);
      return [response.status, response.headers.get('cache-control'), await response.text()];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
