import { describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/create-test-app.ts';
import { onPostgres } from '../testing/open-test-store.ts';
import { useTwoProcesses } from '../testing/use-two-processes.ts';

interface EditingReply {
  readonly others: readonly { readonly field: string | null; readonly isYou: boolean }[];
  readonly demo: { readonly version: number; readonly templateData: object } | null;
}

describe.skipIf(!onPostgres)('two windows on two processes of one database', () => {
  const processes = useTwoProcesses();

  /** Tells a process where a window edits. */
  async function tell(app: TestApp, body: object): Promise<EditingReply> {
    const answer = await app.request(`/api/demos/${processes.demo.id}/editing`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://127.0.0.1:8787',
        cookie: `connect.sid=${processes.owner.cookie('connect.sid') ?? ''}`,
      },
      body: JSON.stringify({ field: null, version: 1, ...body }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as EditingReply;
  }

  test('hear of each other, of what the other saved, and that it was left', async () => {
    // Each window tells again every few seconds, so a process need not know what came before.
    const inOne = (): Promise<EditingReply> =>
      tell(processes.one, { window: 'window-a', field: 'f-slogan' });
    const inTwo = (): Promise<EditingReply> =>
      tell(processes.two, { window: 'window-b', field: 'f-phone' });
    await expect
      .poll(async () => {
        await inOne();
        return (await inTwo()).others;
      })
      .toMatchObject([{ field: 'f-slogan', isYou: true }]);
    await expect.poll(async () => (await inOne()).others).toMatchObject([{ field: 'f-phone' }]);
    await processes.owner.send('PATCH', `/api/demos/${processes.demo.id}`, {
      websiteData: { slogan: 'New' },
    });
    expect((await inTwo()).demo).toMatchObject({ templateData: { slogan: 'New' } });
    await tell(processes.one, { window: 'window-a', on: false });
    await expect.poll(async () => (await inTwo()).others).toEqual([]);
  });
});
