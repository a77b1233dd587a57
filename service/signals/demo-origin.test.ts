import { afterEach, describe, expect, test } from 'vitest';
import type { DemoSignals } from '../contract/signals.ts';
import { operate } from '../objections/operate.ts';
import { openBeaconCalls, type BeaconCalls } from '../testing/call-listener.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import {
  addRecipient,
  beacon,
  desktop,
  grantAll,
  openAgencyWithDemo,
  sendBeacon,
  type SentDemo,
} from '../testing/read-demo.ts';

const productHost = '127.0.0.1:8787';
const demoHost = 'concepts.example:8787';
const demoOrigin = `http://${demoHost}`;
const variables = {
  ...grantAll,
  PUBLIC_ORIGIN: `http://${productHost}`,
  DEMO_ORIGIN: demoOrigin,
};

let app: TestApp | undefined;
let calls: BeaconCalls | undefined;
afterEach(async () => {
  await calls?.close();
  await app?.close();
  [app, calls] = [undefined, undefined];
});

interface Stage {
  readonly test: TestApp;
  readonly owner: Visitor;
  readonly demo: SentDemo;
  readonly read: (demo?: SentDemo) => Promise<DemoSignals>;
}

async function start(): Promise<Stage> {
  const test = (app = createTestApp({ variables }));
  const { owner, demo } = await openAgencyWithDemo(test);
  const read = async ({ id } = demo): Promise<DemoSignals> => {
    await test.sendVisitMails();
    return (await owner.get(`/api/demos/${id}/signals`)).json as unknown as DemoSignals;
  };
  return { test, owner, demo, read };
}

const programs = ({ programs: found }: DemoSignals): unknown =>
  found.map(({ kind, opens }) => [kind, opens]);

describe('where demos have a name of their own', () => {
  test('a beacon is taken from a demo there, and from no other site', async () => {
    const { test, demo, read } = await start();
    const { byListener, byApp } = (calls = await openBeaconCalls(test));
    const usual = { host: demoHost, 'content-type': 'application/json', 'user-agent': desktop };
    const text = JSON.stringify(beacon(demo));
    for (const [headers, status] of [
      [{ 'sec-fetch-site': 'same-origin' }, 204],
      [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
      [{ 'sec-fetch-site': 'same-site', origin: `http://${productHost}` }, 403],
      // Browsers without fetch metadata send only the `Origin` header.
      [{ origin: demoOrigin }, 204],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: `http://${productHost}` }, 403],
      [{}, 403],
      [{ origin: demoOrigin, host: productHost }, 403],
      [{ origin: demoOrigin, host: 'evil.example' }, 421],
    ] as const) {
      const all: Record<string, string> = { ...usual, ...headers };
      const short = await byListener(all, text);
      expect([headers, short[0]]).toEqual([headers, status]);
      expect(await byApp(all, text)).toEqual(short);
    }
    expect((await read()).totals.opens).toBe(1);
  });

  test('the agency’s own reading is told by its token, not by a forged one', async () => {
    const { test, owner, demo, read } = await start();
    const led = await owner.get(`/demos/${demo.uniqueId}`, { host: productHost });
    const { searchParams } = new URL(led.headers.get('location') ?? '');
    const preview = searchParams.get('preview') ?? '';
    const send = async (body: unknown): Promise<void> => {
      expect((await sendBeacon(test, body, { host: demoHost })).status).toBe(204);
    };
    await send(beacon(demo, { preview }));
    const own = await read();
    expect([own.totals.opens, programs(own)]).toEqual([0, [['member', 1]]]);
    const forged = preview.replace(/\.(.)/u, (_, one) => (one === 'A' ? '.B' : '.A'));
    await send(beacon(demo, { preview: forged, view: 'v2' }));
    expect((await read()).totals.opens).toBe(1);
  });

  test('links to recipients lead there, and the notice’s button is taken there', async () => {
    const { test, owner, demo, read } = await start();
    const { token } = await addRecipient(owner, demo);
    const listed = (await owner.get(`/api/demos/${demo.id}/recipients`)).json['recipients'];
    const link = `${demoOrigin}/demos/${demo.uniqueId}?to=${token}`;
    expect(listed).toMatchObject([{ link }]);
    const browser = { host: demoHost, 'user-agent': desktop, 'accept-language': 'en' };
    const page = await test.visitor().get(`/demos/${demo.uniqueId}?to=${token}`, browser);
    expect(page.status).toBe(200);
    const off = await test.visitor().send('POST', '/api/signals/off', { to: token }, browser);
    expect(off.status).toBe(200);
    expect((await read()).recipients).toMatchObject([{ declined: true }]);
  });
});

test.each(['signals', 'domain'] as const)(
  'nobody is measured on demos of a domain that is stopped as %s',
  async (kind) => {
    const { test, owner, read } = await start();
    const websiteData = { businessName: 'Harbor', sourceUrl: 'https://www.harbor.example/' };
    const order = { name: 'Harbor', industry: 'law', websiteData };
    const { json } = await owner.send('POST', '/api/demos', order);
    const other = { id: String(json['id']), uniqueId: String(json['uniqueId']) };
    const type = (action: 'stop' | 'allow'): Promise<string> =>
      operate(test.store, [action, kind, 'harbor.example', '--why', 'a letter'], test.clock.now);
    const send = async (view: string): Promise<number> => {
      const { status } = await sendBeacon(test, beacon(other, { view }), { host: demoHost });
      expect(status).toBe(204);
      return (await read(other)).totals.opens;
    };
    await type('stop');
    expect(await send('v1')).toBe(0);
    await type('allow');
    expect(await send('v2')).toBe(1);
  },
);
