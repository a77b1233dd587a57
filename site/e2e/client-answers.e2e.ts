import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { pressFeedback } from './press-feedback.ts';
import { startService, type RunningService } from './start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-answers-'));
const { open } = useBrowser(still);
let service: RunningService;
let account: AgencyAccount;
beforeAll(async () => {
  if (!hasBrowser) return;
  service = await startService({ folder, settings: { TRIAL_DAYS: '14', RATE_LIMITS: 'off' } });
  account = await openAccount(service.origin, { username: 'North & Co', subscribed: false });
});
afterAll(async () => {
  if (hasBrowser) await service.end();
  rmSync(folder, { recursive: true, force: true });
});

const looks = {
  palettes: [{ name: 'Harbour', primaryColor: '#12304e', secondaryColor: '#b08d3c' }],
  headlines: ['Counsel that stays, for good'],
};

async function send(method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(service.origin + path, {
    method,
    headers: {
      origin: service.origin,
      cookie: `${account.cookie.name}=${account.cookie.value}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

/** A link by which visits are seen by name, which its page says. */
async function makeNamedLink(demo: string): Promise<string> {
  const body = { name: 'Maria Keller', named: true };
  const made = await send('POST', `/api/demos/${demo}/recipients`, body);
  return (made as { link: string }).link;
}

async function makeDemo(panel: object, language = 'en'): Promise<string> {
  const demo = await account.create(
    { businessName: 'Harbor Law', industry: 'law', slogan: 'Steady counsel, plain words' },
    { language, services: [{ name: 'Wills', text: 'We write them.' }] },
  );
  await send('PATCH', `/api/demos/${demo}`, { panel, looks });
  return demo;
}

/** The name of a browser that is not automated; programs get no notice. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens the demo and its panel as a client. */
async function openPanel(
  demo: string,
  options: object = phone,
  button = 'Your feedback',
): Promise<Page> {
  const page = await (await open(options)).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${service.origin}/demos/${demo}`);
  const opener = page.getByRole('button', { name: button, exact: true });
  await opener.waitFor();
  await page.waitForTimeout(600);
  expect(asked.filter((url) => /islands\/panel|\/comments|client\/words/u.test(url))).toEqual([]);
  await pressFeedback(page, button);
  return page;
}

/** Reloads the page, and opens the panel. */
async function reopen(page: Page): Promise<void> {
  await page.reload();
  await pressFeedback(page);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return inner?.textContent ?? '';
  });

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
    await agency.addCookies([account.cookie]);
    const work = await agency.newPage();
    await work.goto(`${service.origin}/app/demos/${demo}/edit`);
    const preview = work.frameLocator('[title="Live preview of the website"]');
    await preview.locator('[data-commented]', { hasText: 'We write them.' }).waitFor();
    await work.locator('#f-section-services').getByText('1 comment').waitFor();
    await work.goto(`${service.origin}/app/demos/${demo}/comments`);
    const thread = work.getByRole('listitem', { name: 'Comment of Maria Keller' });
    await thread.getByText('Could it say “since 1987”?').waitFor();
    expect(await findViolations(work)).toEqual([]);
    await thread.getByLabel('Reply to Maria Keller').fill('Of course.');
    await thread.getByRole('button', { name: 'Send' }).click();
    await thread.getByText('Of course.').waitFor();
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

  test('one press opens the panel before the page has loaded its pictures, and before its script has come', async () => {
    const demo = await makeDemo({ comments: true });
    const page = await (await open(phone)).newPage();
    let release = (): void => undefined;
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Pictures never come, so that the page stays without its load event.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'image') return;
      if (route.request().url().endsWith('/start-page.js')) await pressed;
      await route.continue();
    });
    await page.goto(`${service.origin}/demos/${demo}`, { waitUntil: 'commit' });
    const asked = page.waitForRequest(/start-page\.js$/u);
    await page.getByRole('button', { name: 'Your feedback', exact: true }).click();
    await asked;
    release();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    await page.context().close();
  });

  test('the panel takes the keyboard focus and returns it, and can be closed for good', async () => {
    const page = await openPanel(await makeDemo({ comments: true, choices: true }), {
      viewport: { width: 1440, height: 900 },
    });
    await expect.poll(() => focused(page)).toBe('Your feedback');
    await page.getByRole('tab', { name: 'Comments' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Harbour' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Your feedback');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Do not show this again' }).click();
    expect(await page.getByRole('button', { name: 'Your feedback' }).count()).toBe(0);
    await page.context().close();
  });

  test('an edit on a call is shown on the client’s phone before it is saved, until the call ends', async () => {
    const demo = await makeDemo({ comments: true });
    const page = await (await open(phone)).newPage();
    await page.goto(`${service.origin}/demos/${demo}`);
    await page.touchscreen.tap(4, 400);
    const agency = await open({ viewport: { width: 1440, height: 900 } });
    await agency.addCookies([account.cookie]);
    const work = await agency.newPage();
    await work.goto(`${service.origin}/app/demos/${demo}/edit`);
    await work.getByRole('button', { name: 'Go live' }).click();
    await page.getByText('North & Co is showing you this page live.').waitFor();
    // The notice to named readers leaves room for the bar on a phone.
    const named = await (await open({ ...phone, userAgent })).newPage();
    await named.goto(await makeNamedLink(demo));
    await named.getByText('North & Co sees visits by this link.').waitFor();
    await named.touchscreen.tap(4, 400);
    const stop = named.getByRole('button', { name: 'Stop following' });
    await stop.click({ trial: true });
    await named.getByRole('button', { name: 'Switch off' }).click({ trial: true });
    await named.context().close();
    await work.getByLabel('Headline', { exact: true }).fill('Said on the call, and not saved');
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
    await work.getByLabel('Headline', { exact: true }).fill('Typed during the pause');
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

  test('another look is shown on the press without a layout shift, and the agency sees the choice', async () => {
    const demo = await makeDemo({ choices: true }, 'de');
    const page = await openPanel(demo, phone, 'Ihre Rückmeldung');
    expect(await findViolations(page)).toEqual([]);
    const shift = await page.evaluate(() => {
      const sums = window as unknown as { shifts: number };
      sums.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          sums.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
      return getComputedStyle(document.documentElement).getPropertyValue('--brand');
    });
    const changed = await page.getByRole('radio', { name: 'Harbour' }).evaluate(async (radio) => {
      (radio as HTMLElement).click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return getComputedStyle(document.documentElement).getPropertyValue('--brand');
    });
    expect(changed).not.toBe(shift);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    // The first tried headline reserves room for the tallest one.
    const tryHeadline = (label: string): Promise<{ words: string; top: number }> =>
      page.getByRole('radio', { name: label }).evaluate(async (radio) => {
        (radio as HTMLElement).click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const next = document.querySelectorAll('main > [data-section]')[1];
        const words = document.querySelector('[data-section="hero"] h1')?.textContent ?? '';
        return { words, top: (next?.getBoundingClientRect().top ?? 0) + scrollY };
      });
    const long = await tryHeadline('Counsel that stays, for good');
    expect(long.words).toBe('Counsel that stays, for good');
    const back = await tryHeadline('Steady counsel, plain words');
    expect(back).toEqual({ words: 'Steady counsel, plain words', top: long.top });
    expect(await tryHeadline('Counsel that stays, for good')).toEqual(long);
    await page.getByLabel('Ihr Name').fill('Maria');
    await page.getByRole('button', { name: 'Diese Variante wählen' }).click();
    await page.getByText('North & Co weiß, welche Sie gewählt haben.').waitFor();
    await page.context().close();

    const agency = await open({ viewport: { width: 390, height: 844 } });
    await agency.addCookies([account.cookie]);
    const work = await agency.newPage();
    await work.goto(`${service.origin}/app/demos/${demo}/comments`);
    await work.getByRole('button', { name: 'Take it over' }).click();
    await work.getByText(/, taken over/u).waitFor();
    expect(await findViolations(work)).toEqual([]);
    await agency.close();
    const html = await (await fetch(`${service.origin}/demos/${demo}`)).text();
    expect(html).toContain('--brand:#12304e');
  });
});
