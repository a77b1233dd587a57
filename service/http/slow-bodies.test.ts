import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchBody } from './slow-bodies.ts';

const length = 200_000;
/** Reads each request's body, and answers 200; a slow one is answered with 408. */
const server = createServer((request: IncomingMessage, response) => {
  watchBody(
    request,
    () => {
      response.writeHead(408, { connection: 'close' }).end();
    },
    { graceMs: 100, bytesPerSecond: 1000 },
  );
  const answer = (): void => void response.writeHead(200, { connection: 'close' }).end();
  // Some handlers answer late, and read no body.
  if (request.url === '/late') setTimeout(answer, 400);
  else request.resume().on('end', answer);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a body in pieces, every 20 ms; resolves with the first line of the answer. */
function send(pieceLength: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${length}\r\n\r\n`),
    );
    let left = length;
    const sending = setInterval(() => {
      const piece = Math.min(left, pieceLength);
      left -= piece;
      socket.write(' '.repeat(piece));
      if (left === 0) clearInterval(sending);
    }, 20);
    socket.on('error', reject);
    socket.once('data', (answer) => {
      clearInterval(sending);
      socket.destroy();
      resolve(answer.toString('latin1').split('\r\n')[0] ?? '');
    });
  });
}

test('a large body over a slow line is read to its end', async () => {
  expect(await send(5000)).toBe('HTTP/1.1 200 OK');
});

test('a body that only holds its connection is ended', async () => {
  expect(await send(1)).toBe('HTTP/1.1 408 Request Timeout');
});

test.each([
  ['of no bytes', ''],
  ['that has arrived but is not read', 'hello'],
])('a body %s is not slow when its answer is late', async (_, body) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/late`, { method: 'POST', body });
  expect(answer.status).toBe(200);
});
