import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { hasBrowser } from './browser.ts';
import { phone, usePanelService } from './panel-service.ts';
import { pressFeedback } from './press-feedback.ts';

const { open, origin, cookie, send, makeDemo, makeLink, openPanel } = usePanelService();

/** The name of a browser that is not automated; programs get no notice. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';

/** Reloads the page, and opens the panel. */
async function reopen(page: Page): Promise<void> {
  await page.reload();
  await pressFeedback(page);
}

describe.skipIf(!hasBrowser)('a client’s answers', () => {
  test('a comment from a phone reaches the agency, and the reply reaches the client, with the pin at its words', async () => {
    const demo = await makeDemo({ comments: true });
    const page = await openPanel(demo);
    const panel = page.getByRole('dialog');
    expect(await findViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Choose words on the page' }).click();
    const words = page.getByText('We write them.').first();
    await words.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    // A link covers the whole item; the comment is about the words below it.
    const box = await words.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 12, (box?.y ?? 0) + 8);
    await panel.getByText('On “We write them.”').waitFor({ state: 'attached' });
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => panel.getByText('Please fill this in.').count()).toBe(2);
    await panel.getByRole('textbox', { name: 'Your comment' }).fill('Could it say “since 1987”?');
    await panel.getByLabel('Your name').fill('Maria Keller');
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByText('North & Co has been told.').waitFor();
    await page.getByRole('button', { name: 'Comment 1', exact: true }).waitFor();
    expect(await page.context().cookies()).toEqual([]);

    const agency = await open({ viewport: { width: 1440, height: 900 } });
    await agency.addCookies([cookie()]);
    const work = await agency.newPage();
    await work.goto(`${origin()}/app/demos/${demo}/edit`);
    const preview = work.frameLocator('[title="Live preview of the website"]');
    await preview.locator('[data-commented]', { hasText: 'We write them.' }).waitFor();
    await work.locator('#f-section-services').getByText('1 comment').waitFor();
    await work.goto(`${origin()}/app/demos/${demo}/comments`);
    const thread = work.getByRole('listitem', { name: 'Comment of Maria Keller' });
    await thread.getByText('Could it say “since 1987”?').waitFor();
    expect(await findViolations(work)).toEqual([]);
    await thread.getByLabel('Reply to Maria Keller').fill('Of course.');
    await thread.getByRole('button', { name: 'Send' }).click();
    // The field is emptied just after the reply is shown.
    await thread.getByRole('paragraph').filter({ hasText: 'Of course.' }).waitFor();
    await thread.getByRole('button', { name: 'Mark as done' }).click();
    await work.getByRole('button', { name: '1 done' }).waitFor();
    await agency.close();

    await reopen(page);
    await page.getByRole('dialog').getByText('Of course.').waitFor();
    await page.getByRole('button', { name: 'Comment 1', exact: true }).waitFor();
    await send('PATCH', `/api/demos/${demo}`, {
      websiteData: { services: [{ name: 'Wills', text: 'We draft them.' }] },
    });
    await reopen(page);
    await page.getByText('About something that has changed').waitFor();
    expect(await page.getByRole('button', { name: 'Comment 1', exact: true }).count()).toBe(0);
    await page.context().close();
  });

  test('an edit on a call is shown on the client’s phone before it is saved, until the call ends', async () => {
    const demo = await makeDemo({ comments: true });
    const page = await (await open(phone)).newPage();
    await page.goto(`${origin()}/demos/${demo}`);
    await page.touchscreen.tap(4, 400);
    const agency = await open({ viewport: { width: 1440, height: 900 } });
    await agency.addCookies([cookie()]);
    const work = await agency.newPage();
    await work.goto(`${origin()}/app/demos/${demo}/edit`);
    await work.getByRole('button', { name: 'Go live' }).click();
    await page.getByText('North & Co is showing you this page live.').waitFor();
    // The notice to named readers leaves room for the bar on a phone.
    const named = await (await open({ ...phone, userAgent })).newPage();
    await named.goto(await makeLink(demo, true));
    await named.getByText('North & Co sees visits by this link.').waitFor();
    await named.touchscreen.tap(4, 400);
    const stop = named.getByRole('button', { name: 'Stop following' });
    await stop.click({ trial: true });
    await named.getByRole('button', { name: 'Switch off' }).click({ trial: true });
    await named.context().close();
    await work
      .getByRole('textbox', { name: 'Headline', exact: true })
      .fill('Said on the call, and not saved');
    await expect
      .poll(() => page.locator('h1').first().textContent(), { timeout: 10_000 })
      .toBe('Said on the call, and not saved');
    expect(await findViolations(page)).toEqual([]);
    await work.getByText('1 follows').waitFor({ timeout: 20_000 });
    // The editor shows the client's pointer until the call ends.
    await page.mouse.move(180, 240);
    await work.locator('[data-live-pointer]', { hasText: 'Visitor' }).waitFor();
    // While the call is paused, the client's page stays; afterwards it shows the edits made
    // meanwhile.
    const pause = work.getByRole('button', { name: 'Pause what is shown' });
    await pause.click();
    await work.getByText('Paused').waitFor();
    await work
      .getByRole('textbox', { name: 'Headline', exact: true })
      .fill('Typed during the pause');
    const preview = work.frameLocator('[title="Live preview of the website"]');
    await preview.locator('h1', { hasText: 'Typed during the pause' }).first().waitFor();
    const repeated = work.waitForResponse((answer) => answer.url().endsWith(`/${demo}/live`));
    expect((await repeated).status()).toBe(200);
    expect(await page.locator('h1').first().textContent()).toBe('Said on the call, and not saved');
    await pause.click();
    await expect
      .poll(() => page.locator('h1').first().textContent(), { timeout: 10_000 })
      .toBe('Typed during the pause');
    await work.getByRole('button', { name: 'End', exact: true }).click();
    await expect.poll(() => page.getByText('is showing you this page live').count()).toBe(0);
    // The edits were saved meanwhile.
    await expect
      .poll(() => page.locator('h1').first().textContent())
      .toBe('Typed during the pause');
    expect(await page.getByText('is showing you this page live').count()).toBe(0);
    expect(await work.locator('[data-live-pointer]').count()).toBe(0);
    await agency.close();
    await page.context().close();
  });
});
