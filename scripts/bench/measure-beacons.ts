import { Agent, request } from 'node:http';
import type { AgencyAccount } from '../../site/e2e/agency-account.ts';
import { cpuMicroseconds, idle } from './cpu-per-request.ts';
import type { MeasuredService } from './measure-service.ts';
import { writePageFile } from './page-file.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';
import { startRawServer } from './start-peer.ts';

const connections = 64;
const beacons = 6000;
const demos = 20;
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Body = (view: number, seq: number) => string;

/** The body of a page view's beacon, whose numbers grow with each second. */
function createBody(run: number, ids: readonly string[]): Body {
  return (view, seq) =>
    JSON.stringify({
      demo: ids[view % ids.length],
      to: null,
      view: `bench-${run}-${view}`,
      page: '/',
      seq,
      visibleMs: seq * 1000,
      sections: { hero: seq * 400, services: seq * 300, people: seq * 300 },
      interacted: true,
    });
}

function post(url: string, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      'user-agent': browser,
    };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Processor microseconds of a server per beacon, over 64 keep-alive connections, each of which
 * reads one page. The page views begin before the measurement, because most beacons belong to a
 * running view.
 */
async function measure(pid: number, url: string, body: Body): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async (from: number, to: number): Promise<void> => {
    const reader = async (view: number): Promise<void> => {
      for (let seq = from; seq < to; seq += 1) {
        const status = await post(url, agent, body(view, seq));
        if (status !== 204) throw new Error(`a beacon was answered with ${status}`);
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, view) => reader(view)));
  };
  const each = Math.ceil(beacons / connections);
  await send(1, 20);
  await idle(pid);
  const before = cpuMicroseconds(pid);
  await send(20, 20 + each);
  await idle(pid);
  agent.destroy();
  return (cpuMicroseconds(pid) - before) / (each * connections);
}

/** Processor time of a beacon, beside a bare server that reads one and answers 204. */
export async function measureBeacons(
  { service, database, account }: MeasuredService & { readonly account: AgencyAccount },
  runs: number,
): Promise<void> {
  const page = writePageFile('');
  const raw = await startRawServer(page.path, database);
  const ids: string[] = [];
  for (let index = 0; index < demos; index += 1)
    ids.push(await account.create({ businessName: `Firm ${index}`, industry: 'law' }));
  const found: { bare: number; ours: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const body = createBody(run, ids);
    const bare = await measure(raw.pid, raw.origin, body);
    found.push({ bare, ours: await measure(service.pid, `${service.origin}/api/signals`, body) });
  }
  await raw.stop();
  page.remove();
  const bare = median(found.map((one) => one.bare));
  const beyond = median(found.map((one) => one.ours - one.bare));
  record({
    title: 'Beacons: processor time',
    goal: `Goal: 60 µs beyond the bare answer, each on the disk when it is answered. Median of ${runs} × ${beacons} beacons over ${connections} connections.`,
    columns: ['answer', 'µs', 'beyond the floor'],
    rows: [
      ['floor: raw `node:http`, reads the body, answers 204', bare.toFixed(0), ''],
      ['`POST /api/signals`', (bare + beyond).toFixed(0), beyond.toFixed(0)],
    ],
  });
}
