import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ScanEvent, ScanOptions } from './scan-options.ts';
import { closeServer, listenOnLoopback } from '../testing/listen-on-loopback.ts';

export interface TestSite {
  /** `127.0.0.1:port` */
  readonly host: string;
  readonly origin: string;
  /** Requested paths so far. */
  readonly asked: string[];
  /** Scan options that allow only this site. */
  readonly options: ScanOptions;
  readonly events: ScanEvent[];
  readonly stop: () => Promise<void>;
}

export type TestAnswer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/**
 * A website on this machine for tests: paths with their HTML, CSS or handler; all other paths are a
 * 404.
 */
export async function startTestSite(
  answers: Readonly<Record<string, TestAnswer>>,
): Promise<TestSite> {
  const asked: string[] = [];
  const events: ScanEvent[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (typeof answer === 'function') {
      answer(request, response);
    } else if (answer === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<title>404</title>');
    } else {
      const type = path.endsWith('.css')
        ? 'text/css'
        : path.endsWith('.txt')
          ? 'text/plain'
          : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(answer);
    }
  });
  const host = `127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    host,
    origin: `http://${host}`,
    asked,
    events,
    options: {
      allowHosts: new Set([host]),
      resolve: new Map(),
      log: (event) => events.push(event),
    },
    stop: () => closeServer(server),
  };
}
