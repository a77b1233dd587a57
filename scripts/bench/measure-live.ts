import { createServer, request, type ServerResponse } from 'node:http';
import { openAccount } from '../../site/e2e/agency-account.ts';
import { record } from './report.ts';
import { listenOnLoopback } from '../../service/testing/listen-on-loopback.ts';

/** As many as one address may open. */
const windows = 20;
const changes = 200;
/** Milliseconds between two changes, as when a person types fast. */
const pauseMs = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a stream, and reports each change that arrives. Returns a function that closes it. */
function follow(url: string, onChange: (change: number) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const stream = request(url, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const events = (text + chunk).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const change = /"section":"change-(\d+)"/u.exec(event)?.[1];
          if (change !== undefined) onChange(Number(change));
        }
      });
      resolve(() => stream.destroy());
    });
    stream.on('error', reject).end();
  });
}

/** Milliseconds from each change until each window has it, in order of their length. */
async function measure(url: string, show: (change: number) => Promise<unknown>): Promise<number[]> {
  const sentAt: number[] = [];
  const waits: number[] = [];
  const closing = await Promise.all(
    Array.from({ length: windows }, () =>
      follow(url, (change) => waits.push(performance.now() - (sentAt[change] ?? 0))),
    ),
  );
  for (let change = 0; change < changes; change += 1) {
    sentAt.push(performance.now());
    await show(change);
    await pause(pauseMs);
  }
  for (let left = 100; left > 0 && waits.length < windows * changes; left -= 1) await pause(50);
  closing.forEach((close) => close());
  return waits.toSorted((one, other) => one - other);
}

/** A bare server that writes what it is sent to all who are connected. */
async function measureFloor(): Promise<number[]> {
  const streams: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      streams.push(response);
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      for (const stream of streams) stream.write(`data: ${body}\n\n`);
      response.end();
    });
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/`;
  const waits = await measure(url, (change) =>
    fetch(url, { method: 'POST', body: `{"section":"change-${change}"}` }),
  );
  server.closeAllConnections();
  server.close();
  return waits;
}

/** Time until an agency's change on a call is in the windows that follow. */
export async function measureLive(origin: string): Promise<void> {
  const floor = await measureFloor();
  // A trial includes calls.
  const { cookie, create } = await openAccount(origin, { subscribed: false });
  const demo = await create({ businessName: 'Marlowe & Finch LLP', industry: 'law' });
  const show = async (body: object): Promise<void> => {
    const answer = await fetch(`${origin}/api/demos/${demo}/live`, {
      method: 'POST',
      headers: {
        origin,
        cookie: `${cookie.name}=${cookie.value}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`a change was answered with ${answer.status}`);
  };
  await show({ on: true });
  const ours = await measure(`${origin}/api/demos/${demo}/live`, (change) =>
    show({ on: true, section: `change-${change}` }),
  );
  await show({ on: false });
  const at = (waits: readonly number[], share: number): string =>
    (waits[Math.ceil(waits.length * share) - 1] ?? NaN).toFixed(1);
  const row = (name: string, waits: readonly number[]): readonly string[] => [
    name,
    at(waits, 0.5),
    at(waits, 0.95),
    at(waits, 1),
    `${waits.length} of ${windows * changes}`,
  ];
  record({
    title: 'Live on the call: from a change to the windows',
    goal: `Goal: p95 of 150 ms. ${changes} changes, one every ${pauseMs} ms, in ${windows} windows on one machine; a window that is behind gets only the latest state.`,
    columns: ['server', 'p50 ms', 'p95 ms', 'longest ms', 'arrived'],
    rows: [row('floor: raw `node:http`, nothing stored', floor), row('the service', ours)],
  });
}
