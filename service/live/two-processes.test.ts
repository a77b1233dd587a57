import { describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/open-test-store.ts';
import { readStream } from '../testing/read-stream.ts';
import { useTwoProcesses } from '../testing/use-two-processes.ts';

describe.skipIf(!onPostgres)('a call on two processes of one database', () => {
  const processes = useTwoProcesses();

  test('is followed on the one that it is not shown by, to its end', async () => {
    const show = (body: object): Promise<unknown> =>
      processes.owner.send('POST', `/api/demos/${processes.demo.id}/live`, body);
    const path = `/api/demos/${processes.demo.uniqueId}/live`;
    await show({ on: true, section: 'services' });
    const readers = await Promise.all(
      [processes.one, processes.two].map(async (app) => readStream(await app.request(path))),
    );
    for (const reader of readers)
      await expect.poll(() => reader.events().at(-1)).toMatchObject({ section: 'services' });
    for (const section of ['about', 'faq', 'contact']) await show({ on: true, section });
    for (const reader of readers)
      await expect.poll(() => reader.events().at(-1)).toMatchObject({ section: 'contact' });
    const cookie = `connect.sid=${processes.owner.cookie('connect.sid') ?? ''}`;
    const pointers = `/api/demos/${processes.demo.id}/live/pointers`;
    const editor = readStream(await processes.one.request(pointers, { headers: { cookie } }));
    const at = { page: '/', section: 'hero', x: 0.5, y: 0.5 };
    await expect
      .poll(async () => {
        await processes.two.visitor().send('POST', `${path}/pointer`, { view: 'v1', at });
        return editor.events()[0];
      })
      .toEqual({ view: 'v1', at, name: null });
    await editor.close();
    await show({ on: false });
    for (const reader of readers) {
      await reader.ended;
      expect(reader.events().at(-1)).toEqual({ on: false });
    }
    expect([processes.one.live.size(), processes.two.live.size()]).toEqual([0, 0]);
  });
});
