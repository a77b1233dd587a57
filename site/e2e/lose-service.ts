import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccount } from './agency-account.ts';
import {
  click,
  openStudio,
  waitForValue,
  makeLink,
  waitForText,
  containsText,
  startFresh,
} from './studio-steps.ts';
import { startService } from './start-service.ts';
import { waitFor, until, type OpenVisitor } from './visitor.ts';

/**
 * The service stops during the call that saves a demo: the link exists immediately, and works once
 * the service is back.
 */
export async function playLostService(open: OpenVisitor): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-lost-'));
  let service = await startService({ folder, without: ['packing', 'preparation'] });
  const { origin } = service;
  try {
    const account = await openAccount(origin);
    const visitor = await open({ cookie: account.cookie });
    await openStudio(visitor, origin);
    await startFresh(visitor, 'Made on a Train');
    await click(visitor, { role: 'button', name: 'Next' });
    await waitFor(visitor, { role: 'heading', name: 'Content Editing' });
    // A stopped process accepts the connection without an answer until it is killed.
    service.signal('SIGSTOP');
    const requested = visitor.sends('POST', '/api/demos');
    const made = makeLink(visitor);
    await requested;
    await service.end('SIGKILL');
    const link = await made;
    await waitForText(visitor, 'This demo is on this device only.');

    const port = Number(new URL(origin).port);
    service = await startService({ folder, port, without: ['packing', 'preparation'] });
    // The page retries at growing intervals, and immediately when the person returns to it.
    await visitor.comeBack();
    await until('the link to work', async () => (await fetch(link)).status === 200);
    await until(
      'the notice to go',
      async () => !(await containsText(visitor, 'on this device only.')),
    );
    await waitForValue(visitor, 'Demo link', link);
    await visitor.leave();
  } finally {
    await service.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
