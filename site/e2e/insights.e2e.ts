import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { openAgency } from './library-page.ts';

const origin = inject('origin');
const names = Array.from({ length: 12 }, (_, index) => `Firm ${index + 1}`);

describe.skipIf(!hasBrowser)('insights', () => {
  const { open } = useBrowser(still);

  /**
   * Opens the insights of an agency whose plan includes them; every third of its deals was won, the
   * others lost.
   */
  async function openInsights(
    demos: readonly string[],
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const { context, page, ids } = await openAgency(open, demos, options);
    const headers = { origin };
    await context.request.post(`${origin}/api/change-plan`, { headers, data: { plan: 'agency' } });
    for (const [index, id] of ids.entries()) {
      const data =
        index % 3 === 0
          ? { stage: 'won', value: { cents: 480_000, currency: 'USD' } }
          : { stage: 'lost', lostReason: 'Too dear' };
      await context.request.patch(`${origin}/api/demos/${id}`, { headers, data });
    }
    await page.goto(`${origin}/app/insights`);
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
    return page;
  }

  test('shows a rate with its interval, and no difference that is not significant', async () => {
    const page = await openInsights(names);
    await page.getByText('4 of 12 decided deals were won.').waitFor();
    const byDesign = page.getByRole('list', { name: 'Win rate by design' });
    expect(await byDesign.innerText()).toMatch(/Chambers\s*4 of 12[^]*33%[^]*14 to 61/u);
    await page
      .getByText('Only one design has ten decisions: there is nothing to compare.')
      .waitFor();
    await page.getByRole('region', { name: 'Why deals were lost' }).getByText('8').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^insights-[\d-]+-to-[\d-]+\.csv$/u);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Win rate by design,Chambers,,,,4,12,0.3333,0.1381,0.6094');
    expect(text).toContain('Stage,won,4,19200.00 USD');
    await page.context().close();
  });

  test('keeps the period in the address, and explains an empty one', async () => {
    const page = await openInsights(names.slice(0, 2));
    await page.getByText('Too few to say:').waitFor();
    await page.getByLabel('Period', { exact: true }).selectOption('Other days');
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByLabel('to', { exact: true }).fill('2020-12-31');
    await page.waitForURL(`${origin}/app/insights?from=2020-01-01&to=2020-12-31`);
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
    await page.reload();
    expect(await page.getByLabel('From').inputValue()).toBe('2020-01-01');
    await page.getByRole('link', { name: 'Open the board' }).click();
    await page.waitForURL(`${origin}/app?view=board`);
    await page.context().close();
  });

  test('names the plan that includes them', async () => {
    const { page } = await openAgency(open, []);
    await page.goto(`${origin}/app/insights`);
    await page.getByRole('heading', { name: 'Insights belong to the Agency plan' }).waitFor();
    expect(await page.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/app/settings/plan',
    );
    await page.context().close();
  });

  test.each(sample([390, 1440]))('have no accessibility violation at %i pixels', async (width) => {
    const page = await openInsights(names, { viewport: { width, height: 900 } });
    await page.getByText('4 of 12 decided deals were won.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await page.context().close();
  });
});
