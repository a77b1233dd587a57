import { expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { countWork } from './count-work.ts';
import { playLostService } from './lose-service.ts';
import {
  playExpiredSession,
  playReload,
  playScanToLink,
  playTwoTabs,
  playTwoUsers,
  playUndo,
  readWholeDemo,
} from './play-studio.ts';
import { isFullRun } from '../../service/testing/full-run.ts';
import type { OpenVisitor } from './visitor.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

/**
 * Tests of an agency's journeys in the browser of `open`. With `onlyFirst`, only the first one runs
 * outside the full run.
 */
export function testJourneys(open: OpenVisitor, { onlyFirst = false } = {}): void {
  const openSignedIn = async (): ReturnType<OpenVisitor> => {
    const { cookie } = await openAccount(origin);
    return open({ cookie });
  };

  test('a scan leads to a copied link with less than thirty seconds of a person’s work', async () => {
    const work = countWork(await openSignedIn());
    const link = await playScanToLink(work.visitor, origin, businessHost);
    await work.visitor.leave();
    expect(work.seconds()).toBeLessThan(30);
    expect(await (await fetch(link)).text()).toContain('Marlowe &amp; Finch');
    if (isFullRun) await readWholeDemo(open, link, 'Marlowe & Finch');
  });

  if (onlyFirst && !isFullRun) return;
  // studio.e2e.ts undoes, redoes and reloads in each run.
  const testInFull = test.runIf(isFullRun);

  testInFull('a reload during an edit loses no letter', async () => {
    const visitor = await openSignedIn();
    const link = await playReload(visitor, origin);
    await visitor.leave();
    expect(await (await fetch(link)).text()).toContain('tel:9025550199');
  });

  testInFull('edits can be undone and redone', async () => {
    const visitor = await openSignedIn();
    await playUndo(visitor, origin);
    await visitor.leave();
  });

  test('a demo keeps its link when the service is killed while saving it', () =>
    playLostService(open));

  test('two tabs have separate drafts', async () => {
    const visitor = await openSignedIn();
    await playTwoTabs(visitor, origin);
    await visitor.leave();
  });

  test('two people in one browser do not see each other’s data', async () => {
    const visitor = await open();
    await playTwoUsers(visitor, origin, [await openAccount(origin), await openAccount(origin)]);
    await visitor.leave();
  });

  test('a session that ends during an edit is renewed without losing a letter', async () => {
    const account = await openAccount(origin);
    const visitor = await open({ cookie: account.cookie });
    await playExpiredSession(visitor, origin, account);
    await visitor.leave();
  });
}
