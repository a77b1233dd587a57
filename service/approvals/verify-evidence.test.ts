import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestApproval, createApprovalApp, signAsClient } from '../testing/approve-demo.ts';
import type { TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
let text = '';
let evidence: Record<string, unknown> = {};
beforeAll(async () => {
  app = createApprovalApp();
  const { id } = await requestApproval(app);
  evidence = (await signAsClient(app, id)).json;
  text = (await app.visitor().get(`/api/approvals/${id}/evidence.json`)).text;
});
afterAll(() => app.close());

async function check(evidence: unknown): Promise<Record<string, unknown>> {
  return (await app.visitor().send('POST', '/api/verify', { evidence: evidence })).json;
}

test('unchanged evidence is valid as a file and as an object', async () => {
  expect(await check(text)).toMatchObject({ valid: true });
  expect(await check(evidence)).toMatchObject({ valid: true });
});

test('one changed byte anywhere makes evidence invalid', async () => {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 97) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await check(changed.toString('utf8')), `byte ${at}`).toMatchObject({ valid: false });
  }
  expect(await check(`${text}\n`)).toMatchObject({ valid: false });
  expect(await check(` ${text}`)).toMatchObject({ valid: false });
});

test('the result names the changed part: the offer, the events, the name, the key', async () => {
  const copy = (): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  const reason = async (change: (value: Record<string, unknown>) => void): Promise<unknown> => {
    const value = copy();
    change(value);
    return (await check(value))['reason'];
  };
  const set = (path: string, to: unknown) => (value: Record<string, unknown>) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce<object>((at, key) => Reflect.get(at, key) as object, value);
    Reflect.set(place, last, to);
  };
  expect(await reason(set('frozen.offer.totalCents', 1))).toContain('What was approved');
  expect(await reason(set('events.1.at', '2026-01-01T00:00:00.000Z'))).toContain('event 2');
  expect(await reason((value) => (value['events'] as unknown[]).reverse())).toContain('event 1');
  expect(await reason((value) => (value['events'] as unknown[]).pop())).toContain('seal');
  expect(await reason(set('approval.name', 'Somebody'))).toContain('seal');
  expect(await reason(set('publicKey', 'AAAA'))).toContain('another key');
  expect(await reason(set('more', 1))).toContain('does not belong');
  expect(await check({})).toMatchObject({ valid: false });
});
