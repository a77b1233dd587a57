import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { DemoSignals } from '../../service/contract/signals.ts';
import { isFullRun } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasFirefox, useFirefox } from './firefox.ts';
import { testJourneys } from './studio-journeys.ts';
import { openByKeyboard, resetByKeyboard, signUpByKeyboard } from './walk-modal.ts';

const origin = inject('origin');
const outbox = inject('outbox');

// The first journey alone runs here; Chromium runs all of them, and so does Firefox in the full
// run.
describe.skipIf(!hasFirefox)('in Firefox', { timeout: 240_000 }, () => {
  const { open } = useFirefox();

  test.runIf(isFullRun)(
    'every button that opens the sign-in gets the focus back, and Tab stays inside',
    async () => {
      const visitor = await open();
      await openByKeyboard(visitor, origin);
      await visitor.leave();
    },
  );

  test.runIf(isFullRun)(
    'an agency registers, pays, views the account and logs out by keyboard alone',
    async () => {
      const visitor = await open();
      await signUpByKeyboard(visitor, origin, `${crypto.randomUUID()}@agency.example`);
      await visitor.leave();
    },
  );

  test.runIf(isFullRun)(
    'a forgotten password is reset by the mailed link with keys only',
    async () => {
      const visitor = await open();
      await resetByKeyboard(visitor, origin, outbox);
      await visitor.leave();
    },
  );

  test('reading a demo is measured within a second, without the time in another tab', async () => {
    const account = await openAccount(origin);
    const cookie = `${account.cookie.name}=${account.cookie.value}`;
    // Who looked at a demo comes with this plan.
    await fetch(`${origin}/api/change-plan`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ plan: 'professional' }),
    });
    const demo = await account.create({ businessName: 'Harbor Law', industry: 'law' });
    const visitor = await open();
    await visitor.goto(`${origin}/demos/${demo}`);
    await visitor.run(async () => {
      let painted: PerformanceEntry | undefined;
      // On a busy machine the page is loaded before it is painted.
      while ((painted = performance.getEntriesByName('first-contentful-paint')[0]) === undefined)
        await new Promise(requestAnimationFrame);
      let [last, isRead] = [painted.startTime, !document.hidden];
      const sums = { read: 0, away: 0, isAway: false };
      Object.assign(window, { sums });
      const count = (): void => {
        const now = performance.now();
        sums[isRead ? 'read' : 'away'] += now - last;
        // A busy browser gives the focus back some time after it shows the page.
        [last, isRead] = [now, !document.hidden && document.hasFocus()];
        sums.isAway = !isRead;
      };
      for (const type of ['blur', 'focus']) addEventListener(type, count);
      document.addEventListener('visibilitychange', count);
      // The page misses a key that is pressed before its script listens.
      const isBeacon = ({ name }: PerformanceEntry): boolean => name.endsWith('/api/signals');
      while (!performance.getEntriesByType('resource').some(isBeacon))
        await new Promise(requestAnimationFrame);
    }, undefined);
    await visitor.press('ArrowDown');
    await pause(4000);
    await visitor.comeBack(4000);
    await pause(3000);
    // Another tab ends the reading, and this page can still be asked.
    await visitor.newTab();
    const readSums = (): Promise<{ read: number; away: number; isAway: boolean }> =>
      visitor.run(() => (window as unknown as { sums: never }).sums, undefined);
    await expect.poll(async () => (await readSums()).isAway).toBe(true);
    const sums = await readSums();
    expect(sums.away).toBeGreaterThan(3000);

    const read = async (): Promise<DemoSignals> => {
      const answer = await fetch(`${origin}/api/demos/${demo}/signals`, { headers: { cookie } });
      return DemoSignals.parse(await answer.json());
    };
    await expect
      .poll(async () => Math.abs((await read()).totals.visibleMs - sums.read))
      .toBeLessThan(1000);
    expect((await read()).visits).toMatchObject([{ device: 'desktop', pages: [{ page: '/' }] }]);
    await visitor.leave();
  });

  testJourneys(open, { onlyFirst: true });
});
