import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readStream } from '../testing/read-stream.ts';
import { startService } from '../testing/start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a service that shuts down closes the followers’ streams, and shows the same state after a restart', async () => {
  const variables = { TRIAL_DAYS: '14' };
  const service = await startService({ folder, variables });
  const send = async (
    origin: string,
    path: string,
    body: unknown,
    cookie = '',
  ): Promise<{ readonly response: Response; readonly json: Record<string, unknown> }> => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = (await response.json()) as Record<string, unknown>;
    return { response, json };
  };
  const registered = await send(service.origin, '/api/auth/email/register', {
    email: 'ada@agency.example',
    username: 'Ada',
    password: 'correct horse battery',
  });
  const cookie = registered.response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await send(
    service.origin,
    '/api/demos',
    { name: 'Harbor Law', industry: 'law', websiteData: {} },
    cookie,
  );
  const path = `/api/demos/${String(made.json['uniqueId'])}/live`;
  const state = { on: true, section: 'services' };
  const shown = await send(
    service.origin,
    `/api/demos/${String(made.json['id'])}/live`,
    state,
    cookie,
  );
  expect(shown.response.status).toBe(200);
  const readers = [];
  for (let count = 0; count < 20; count += 1)
    readers.push(readStream(await fetch(service.origin + path)));
  for (const reader of readers) await expect.poll(() => reader.events().length).toBe(1);
  expect(await service.kill('SIGTERM')).toBe(0);
  for (const reader of readers) await reader.ended;

  const again = await startService({ folder, variables });
  const reader = readStream(await fetch(again.origin + path));
  await expect
    .poll(() => reader.events())
    .toMatchObject([{ on: true, section: 'services', version: shown.json['version'] }]);
  await reader.close();
  expect(await again.kill('SIGTERM')).toBe(0);
});
