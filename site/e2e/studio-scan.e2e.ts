import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { heading } from './studio-page.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

describe.skipIf(!hasBrowser)('a website with a problem', () => {
  const { open } = useBrowser(still);

  test('an unreachable website can be replaced by pasted text', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    await studio.getByLabel('Website URL').press('Enter');
    await page.getByText('Please enter a valid website URL').waitFor();
    await studio.getByLabel('Website URL').fill('http://10.0.0.1/');
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await page.getByText('Scanning failed').waitFor();
    await studio.getByRole('button', { name: 'Paste the page' }).click();
    await studio
      .getByLabel('Text or source of the page')
      .fill(
        '<title>Harbour Dental | Dentist in Halifax</title><h1>Gentle dentistry</h1><p>Teeth, gums and implants: our dental clinic treats patients of all ages. Call (902) 555-0177.</p>',
      );
    await studio.getByRole('button', { name: 'Read the pasted page' }).click();
    await heading(studio, 'Brand & Colors').waitFor();
    expect(await studio.getByLabel('Business name').inputValue()).toBe('Harbour Dental');
    const trade = studio.getByRole('combobox', { name: 'Industry or trade' });
    await expect.poll(() => trade.inputValue()).toMatch(/^(?:Dentist|Medical)$/u);
    await context.close();
  });

  test('a website that needs scripts is read from the agency’s own browser, by a bookmark', async () => {
    const context = await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = await openSubscriber(context, origin);
    await page.route('**/api/scan-website', (route) =>
      route.request().postData()?.includes('"source"') === true
        ? route.continue()
        : route.fulfill({ json: { outcome: 'script-only', website: {}, evidence: {} } }),
    );
    const studio = await openStudio(page);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await studio.getByText('This website builds its pages with scripts').first().waitFor();
    const bookmark = studio.getByRole('link', { name: 'Copy this page' });
    expect(await bookmark.getAttribute('draggable')).toBe('true');
    const address = (await bookmark.getAttribute('href')) ?? '';
    expect(address).toMatch(/^javascript:/u);
    await bookmark.click();
    await page.getByText('This is a bookmark').waitFor();

    // The prospect's page, of another origin, has changed since its source was sent.
    const prospect = await context.newPage();
    await prospect.goto(`http://${businessHost}/`);
    const opened = context.waitForEvent('page');
    await prospect.evaluate(() => {
      const headline = document.querySelector('h1');
      if (headline) headline.textContent = 'Drawn by a script';
    });
    await prospect.locator('h1').click();
    await prospect.evaluate(decodeURIComponent(address.slice('javascript:'.length)));
    expect(new URL((await opened).url()).origin).toBe(origin);

    await page.bringToFront();
    await bookmark.dispatchEvent('dragend');
    await studio.getByLabel('Text or source of the page').focus();
    await page.keyboard.press('Control+v');
    await studio.getByRole('button', { name: 'Read the pasted page' }).click();
    await heading(studio, 'Brand & Colors').waitFor();
    expect(await studio.getByRole('textbox', { name: 'Headline', exact: true }).inputValue()).toBe(
      'Drawn by a script',
    );
    expect(await studio.getByLabel('Business name').inputValue()).toBe('Marlowe & Finch');
    await context.close();
  });

  test('a website with an existing demo is reported beside the result, with links to it and past it', async () => {
    const context = await open();
    const { page, account } = await openSubscriber(context, origin);
    const sourceUrl = `http://${businessHost.toUpperCase()}/about`;
    await account.create({ businessName: 'Finch as it was', industry: 'law' }, { sourceUrl });
    const studio = await openStudio(page);
    const scan = async (): Promise<void> => {
      await studio.getByLabel('Website URL').fill(`http://${businessHost}/#top`);
      await studio.getByRole('button', { name: 'Scan Website' }).click();
      await studio
        .getByRole('heading', { name: 'There is a demo of this website already' })
        .waitFor();
    };
    await scan();
    await studio.getByText(/^Made \w+ \d+, \d{4}$/u).waitFor();
    expect(await studio.getByLabel('Business name').inputValue()).toBe('Marlowe & Finch');
    await studio
      .getByRole('textbox', { name: 'Headline', exact: true })
      .fill('Typed after the scan');
    await studio.getByRole('button', { name: 'Open Finch as it was' }).click();
    await page.getByRole('tab', { name: 'Brand' }).click();
    await expect
      .poll(() => studio.getByLabel('Business name').inputValue())
      .toBe('Finch as it was');
    expect(await studio.getByRole('heading', { name: 'There is a demo' }).count()).toBe(0);
    // The draft of the scan stays as it was left.
    await page.goBack();
    await expect
      .poll(() => studio.getByRole('textbox', { name: 'Headline', exact: true }).inputValue())
      .toBe('Typed after the scan');

    await studio.getByRole('button', { name: 'Scan & Generate' }).click();
    await studio.getByRole('button', { name: 'Start Fresh' }).click();
    await studio.getByRole('button', { name: 'Scan & Generate' }).click();
    await scan();
    await studio.getByRole('button', { name: 'Go on with a new one' }).press('Enter');
    expect(await studio.getByRole('heading', { name: 'There is a demo' }).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Brand & Colors');
    expect(await studio.getByLabel('Business name').inputValue()).toBe('Marlowe & Finch');
    await context.close();
  });

  test('a repeated scan lists the differences, and applies only the ticked ones', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    const scan = async (name: string): Promise<void> => {
      await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
      await studio.getByRole('button', { name }).click();
    };
    await scan('Scan Website');
    await heading(studio, 'Brand & Colors').waitFor();
    const found = await studio.getByRole('textbox', { name: 'Headline', exact: true }).inputValue();
    await studio.getByLabel('Business name').fill('Typed by hand');
    await studio.getByRole('textbox', { name: 'Headline', exact: true }).fill('Typed over');
    await studio.getByRole('button', { name: 'Scan & Generate' }).click();
    await scan('Scan again');
    await studio.getByRole('heading', { name: 'What their website says otherwise' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('rescan');
    const name = studio.getByRole('checkbox', { name: 'Business name' });
    expect(await name.isChecked()).toBe(false);
    expect(await studio.getByRole('checkbox', { name: 'Phone' }).count()).toBe(0);
    const slogan = studio.getByRole('checkbox', { name: 'Headline' });
    await slogan.focus();
    await page.keyboard.press('Space');
    await studio.getByRole('button', { name: /^Take over 1 of \d+$/u }).press('Enter');
    await heading(studio, 'Brand & Colors').waitFor();
    expect(await studio.getByRole('textbox', { name: 'Headline', exact: true }).inputValue()).toBe(
      found,
    );
    expect(await studio.getByLabel('Business name').inputValue()).toBe('Typed by hand');
    await studio.getByRole('button', { name: /^Undo/u }).click();
    await studio.getByRole('button', { name: 'Brand & Colors' }).click();
    await expect
      .poll(() => studio.getByRole('textbox', { name: 'Headline', exact: true }).inputValue())
      .toBe('Typed over');
    await context.close();
  });

  test('a list that was found says where it stood, and a removed entry stays away on a rescan', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await heading(studio, 'Brand & Colors').waitFor();
    await studio.getByRole('button', { name: 'Next', exact: true }).click();
    await studio.getByRole('button', { name: /^Services\s?\d/u }).click();
    const services = studio.locator('[id^="panel-"]').filter({
      has: page.getByRole('button', { name: 'Remove Service 1', exact: true }),
    });
    await services.getByRole('button', { name: /^from their site/u }).click();
    await services.getByText(/^(?:Read|Concluded) from/u).waitFor();
    const first = services.getByRole('textbox').first();
    const removed = await first.inputValue();
    await studio.getByRole('button', { name: 'Remove Service 1', exact: true }).click();
    await expect.poll(() => first.inputValue()).not.toBe(removed);
    await studio.getByRole('button', { name: 'Scan & Generate' }).click();
    await studio.getByRole('button', { name: 'Scan again' }).click();
    const away = studio.getByRole('group', { name: 'Removed by you' });
    await away.getByText(removed).first().waitFor();
    expect(await away.getByRole('checkbox').first().isChecked()).toBe(false);
    await context.close();
  });
});
