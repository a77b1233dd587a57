import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readStream } from '../testing/read-stream.ts';
import { startService } from '../testing/start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-streams-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a service that shuts down closes its streams, exits in order, and continues them after a restart', async () => {
  const service = await startService({ folder });
  const { origin } = service;
  const send = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const registered = await send('/api/auth/email/register', {
    email: 'ada@agency.example',
    username: 'Ada',
    password: 'correct horse battery',
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const readers = [];
  for (let count = 0; count < 20; count += 1)
    readers.push(readStream(await fetch(`${origin}/api/events`, { headers: { cookie } })));
  const demo = { name: 'Harbor Law', industry: 'law', websiteData: {} };
  await send('/api/demos', demo, cookie);
  for (const reader of readers) await expect.poll(() => reader.events().length).toBe(1);
  expect(await service.kill('SIGTERM')).toBe(0);
  for (const reader of readers) await reader.ended;

  const again = await startService({ folder });
  await fetch(`${again.origin}/api/demos`, {
    method: 'POST',
    headers: { origin: again.origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const headers = { cookie, 'last-event-id': '1' };
  const reader = readStream(await fetch(`${again.origin}/api/events`, { headers }));
  await expect.poll(() => reader.events()).toMatchObject([{ number: 2, kind: 'demo.created' }]);
  await reader.close();
  expect(await again.kill('SIGTERM')).toBe(0);
});
