import { describe, inject, test } from 'vitest';
import { isFullRun } from '../../service/testing/full-run.ts';
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

  test('an agency registers, pays, views the account and logs out by keyboard alone', async () => {
    const visitor = await open();
    await signUpByKeyboard(visitor, origin, `${crypto.randomUUID()}@agency.example`);
    await visitor.leave();
  });

  test.runIf(isFullRun)(
    'a forgotten password is reset by the mailed link with keys only',
    async () => {
      const visitor = await open();
      await resetByKeyboard(visitor, origin, outbox);
      await visitor.leave();
    },
  );

  testJourneys(open, { onlyFirst: true });
});
