import { describe, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { chromiumVisitors } from './chromium-visitor.ts';
import { playLostService } from './lose-service.ts';
import { playScanToLink, playTwoUsers, readsWholeDemo } from './play-studio.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');
/** The main journey and the library's own test of an absent service are part of every run. */
const full = process.env['FIRSTLOOK_FULL'] === '1';

describe.skipIf(!hasBrowser)('the studio in Chromium', { timeout: 240_000 }, () => {
  const { open } = useBrowser();
  const visit = chromiumVisitors(open);

  test.runIf(full)('a scan becomes a link, and the client reads every page under their name', async () => {
    const { cookie } = await openAccount(origin);
    const visitor = await visit({ cookie });
    const link = await playScanToLink(visitor, origin, businessHost);
    await visitor.leave();
    await readsWholeDemo(visit, link, 'Marlowe & Finch');
  });

  test('two people at one browser see nothing of each other', async () => {
    const visitor = await visit();
    await playTwoUsers(visitor, origin, [await openAccount(origin), await openAccount(origin)]);
    await visitor.leave();
  });

  test.runIf(full)('a demo that is being made while the service dies keeps its link', async () => {
    await playLostService(visit);
  });
});
