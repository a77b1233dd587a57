import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { hasBrowser } from './browser.ts';
import { phone, usePanelService } from './panel-service.ts';
import { pressFeedback } from './press-feedback.ts';

const { open, origin, cookie, makeDemo, makeLink, openPanel } = usePanelService();

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return inner?.textContent ?? '';
  });

describe.skipIf(!hasBrowser)('the panel for a client’s answers', () => {
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
    await page.goto(`${origin()}/demos/${demo}`, { waitUntil: 'commit' });
    const asked = page.waitForRequest(/start-page\.js$/u);
    await page.getByRole('button', { name: 'Your feedback', exact: true }).click();
    await asked;
    release();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    await page.context().close();
  });

  test('on a wide window a thread opens at its pin beside any tab, and is answered there', async () => {
    const demo = await makeDemo({ comments: true, choices: true });
    const answer = await fetch(`${origin()}/api/demos/${demo}/comments`, {
      method: 'POST',
      headers: { origin: origin(), 'content-type': 'application/json' },
      body: JSON.stringify({
        page: '/',
        section: 'services',
        quote: 'We write them.',
        text: 'Since when?',
        author: 'Maria Keller',
      }),
    });
    expect(answer.status).toBe(201);
    const page = await (await open({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(await makeLink(demo));
    await pressFeedback(page);
    await page.getByRole('tab', { name: 'Looks' }).click();
    const pin = page.getByRole('button', { name: 'Comment 1', exact: true });
    await pin.click();
    const thread = page.getByRole('dialog', { name: 'Comment 1' });
    await thread.getByText('Since when?').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const [words, box, panel] = await Promise.all([
      page.getByText('We write them.').first().boundingBox(),
      thread.boundingBox(),
      page.getByRole('dialog', { name: 'For you, Maria Keller' }).boundingBox(),
    ]);
    expect(box?.x).toBeGreaterThan(words?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
    // What was typed is still there when the thread is opened again.
    await thread.getByRole('textbox', { name: 'Reply' }).fill('Or leave it');
    await page.keyboard.press('Escape');
    await thread.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.ariaLabel))
      .toBe('Comment 1');
    await page.keyboard.press('Enter');
    await thread.getByRole('button', { name: 'Send' }).click();
    await thread.getByText('Or leave it').first().waitFor();
    await expect.poll(() => thread.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe('');
    await page.getByRole('radio', { name: 'Harbour' }).waitFor();
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
    await agency.addCookies([cookie()]);
    const work = await agency.newPage();
    await work.goto(`${origin()}/app/demos/${demo}/comments`);
    await work.getByRole('button', { name: 'Take it over' }).click();
    await work.getByText(/, taken over/u).waitFor();
    expect(await findViolations(work)).toEqual([]);
    await agency.close();
    const html = await (await fetch(`${origin()}/demos/${demo}`)).text();
    expect(html).toContain('--brand:#12304e');
  });
});
