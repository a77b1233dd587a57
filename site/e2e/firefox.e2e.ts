import { describe, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasFirefox, useFirefox } from './firefox.ts';
import { playLostService } from './lose-service.ts';
import {
  playExpiredSession,
  playScanToLink,
  playTwoTabs,
  playTwoUsers,
  readsWholeDemo,
} from './play-studio.ts';
import { openByKeyboard, resetByKeyboard, signUpByKeyboard } from './walk-modal.ts';

const origin = inject('origin');
const outbox = inject('outbox');
const businessHost = inject('businessHost');
/** One walk stands for the others in the short run; all of them are taken in Chromium by every run. */
const full = process.env['FIRSTLOOK_FULL'] === '1';

describe.skipIf(!hasFirefox)('in Firefox', { timeout: 240_000 }, () => {
  const { open } = useFirefox();

  test.runIf(full)(
    'every button that opens the sign-in gets the focus back, and no Tab leads out of it',
    async () => {
      const visitor = await open();
      await openByKeyboard(visitor, origin);
      await visitor.leave();
    },
  );

  test('an account is made, paid for, looked at and left with keys only', async () => {
    const visitor = await open();
    await signUpByKeyboard(visitor, origin, `${crypto.randomUUID()}@agency.example`);
    await visitor.leave();
  });

  test.runIf(full)('a forgotten password is set anew by the mailed link with keys only', async () => {
    const visitor = await open();
    await resetByKeyboard(visitor, origin, outbox);
    await visitor.leave();
  });

  test.runIf(full)(
    'a scan becomes a link over undo, redo and a reload, and the client reads every page under their name',
    async () => {
      const { cookie } = await openAccount(origin);
      const visitor = await open({ cookie });
      const link = await playScanToLink(visitor, origin, businessHost);
      await visitor.leave();
      await readsWholeDemo(open, link, 'Marlowe & Finch');
    },
  );

  test.runIf(full)('two tabs keep a draft each', async () => {
    const { cookie } = await openAccount(origin);
    const visitor = await open({ cookie });
    await playTwoTabs(visitor, origin);
    await visitor.leave();
  });

  test.runIf(full)('two people at one browser see nothing of each other', async () => {
    const visitor = await open();
    await playTwoUsers(visitor, origin, [await openAccount(origin), await openAccount(origin)]);
    await visitor.leave();
  });

  test.runIf(full)('a session that ends in mid-edit is renewed without losing a letter', async () => {
    const account = await openAccount(origin);
    const visitor = await open({ cookie: account.cookie });
    await playExpiredSession(visitor, origin, account);
    await visitor.leave();
  });

  test.runIf(full)('a demo that is being made while the service dies keeps its link', async () => {
    await playLostService(open);
  });
});
