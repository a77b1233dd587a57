import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { sample } from '../../service/testing/full-run.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { hasFocus, heading, headline, findStudioViolations, startFresh } from './studio-page.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

/** Whether a click at the element's middle reaches it. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

describe.skipIf(!hasBrowser)('the accessibility of the studio', () => {
  const { open } = useBrowser();

  test.each(
    sample([
      ['a phone', { width: 390, height: 844 }],
      ['a desktop', { width: 1440, height: 900 }],
    ] as const),
  )('no step has an accessibility violation on %s', async (_, viewport) => {
    const context = await open({ bypassCSP: true, viewport, reducedMotion: 'reduce' });
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    expect(await findStudioViolations(page)).toEqual([]);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/nothing-here`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await page.getByText('Scanning failed').waitFor();
    expect(await findStudioViolations(page)).toEqual([]);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await studio
      .getByRole('button', { name: /^from their site/u })
      .first()
      .click();
    expect(await findStudioViolations(page)).toEqual([]);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: 'Get suggestions' }).click();
    await studio.getByRole('button', { name: 'Use this' }).first().click();
    for (const part of [
      'logo',
      'socials',
      'section-hero',
      'section-services',
      'section-people',
      'section-testimonials',
    ]) {
      await studio.locator(`button#f-${part}`).click();
    }
    await studio.getByRole('button', { name: 'Add a testimonial' }).click();
    await studio.getByLabel('Email', { exact: true }).fill('office@');
    await studio.getByLabel('Phone').focus();
    await studio.getByText('Please enter a valid email address').first().waitFor();
    expect(await findStudioViolations(page)).toEqual([]);
    await studio.getByLabel('Email', { exact: true }).fill('office@harrow.example');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByRole('textbox', { name: 'Demo link' }).waitFor();
    expect(await findStudioViolations(page)).toEqual([]);
    await context.close();
  });

  test('the preview is a single Tab stop', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await headline(studio).waitFor();
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    // A name is not torn after its "&".
    await expect.poll(() => headline(studio).textContent()).toBe('Harrow &\u00a0Finch');
    const inside = studio
      .frameLocator('iframe')
      .locator(':is(a[href], button, input):not([tabindex="-1"], [data-reach])');
    await expect.poll(() => inside.count()).toBe(0);
    await studio.getByRole('button', { name: 'Phone preview' }).focus();
    const stops: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
    }
    expect(stops.filter((name) => name === 'IFRAME')).toEqual(['IFRAME']);
    await context.close();
  });

  test('the focus moves to an invalid field out of sight, to a refusal, and to the finished demo', async () => {
    const context = await open({ viewport: { width: 390, height: 844 } });
    const { page, account } = await openSubscriber(context, origin);
    await account.create({ businessName: 'Older demo' });
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await studio.getByRole('button', { name: 'Next' }).click();
    await heading(studio, 'Content Editing').waitFor();
    const email = studio.getByLabel('Email', { exact: true });
    await email.fill('office@');
    await studio.getByRole('heading', { name: 'Before you send' }).scrollIntoViewIfNeeded();
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await expect.poll(() => hasFocus(email)).toBe(true);
    await email.fill('office@harrow.example');
    const sentence = 'All of your website slots are used.';
    let isFull = true;
    await page.route('**/api/demos', (route) =>
      isFull
        ? route.fulfill({
            status: 403,
            json: { error: sentence, message: sentence, code: 'quota_used_up' },
          })
        : route.continue(),
    );
    await studio.getByRole('heading', { name: 'Before you send' }).scrollIntoViewIfNeeded();
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const makeRoom = studio.getByRole('button', { name: 'Open the library' });
    await expect.poll(() => makeRoom.evaluate(isInSight)).toBe(true);
    isFull = false;
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByRole('button', { name: 'View in Library' }).click();
    await studio.getByRole('heading', { level: 1, name: 'Harrow & Finch' }).waitFor();
    await expect.poll(() => hasFocus(studio.locator('#main'))).toBe(true);
    await context.close();
  });
});
