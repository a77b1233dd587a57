import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';

const origin = inject('origin');

async function write(demo: string, name: string, message: string): Promise<void> {
  const inquiry = { demo, name, email: 'ann@home.example', message, consent: true };
  const { status } = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  expect(status).toBe(200);
}

async function agencyWith(names: readonly string[]): Promise<AgencyAccount> {
  const account = await openAccount(origin);
  const demo = await account.create({ businessName: 'Harbor & Pike' });
  for (const name of names) await write(demo, name, `${name} asks\n<b>for a call</b>`);
  return account;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

describe.skipIf(!hasBrowser)('the inbox', () => {
  const { open } = useBrowser(still);

  async function visit(account: AgencyAccount, width = 1440): Promise<Page> {
    const context = await open({ viewport: { width, height: 900 } });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/inbox`);
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    return page;
  }

  test('is read by keyboard: J and K move, Enter opens, Esc gives the focus back', async () => {
    const page = await visit(await agencyWith(['First', 'Second', 'Third']));
    await page.getByText('3 unread', { exact: true }).waitFor();
    await page.locator('[data-message]').first().focus();
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toContain('Second');
    await page.keyboard.press('Enter');
    const message = page.getByRole('article');
    await message.getByText('<b>for a call</b>').waitFor();
    expect(await focused(page)).toBe('Second');
    await page.getByText('2 unread', { exact: true }).waitFor();
    await page.keyboard.press('j');
    await message.getByRole('heading', { name: 'First' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toContain('First');
    expect(await message.count()).toBe(0);
    await page.reload();
    await page.getByText('1 unread', { exact: true }).waitFor();
    await page.context().close();
  });

  test('answers by mail, exports, deletes, and undoes a deletion', async () => {
    const page = await visit(await agencyWith(['Ann Lee']));
    await page.getByRole('button', { name: /Ann Lee/u }).click();
    const answer = await page.getByRole('link', { name: 'Answer by mail' }).getAttribute('href');
    expect(answer).toMatch(/^mailto:ann@home\.example\?subject=Re%3A.*Harbor%20%26%20Pike&body=/u);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^inbox-[\d-]+\.csv$/u);
    await page.getByRole('button', { name: 'Delete the message' }).click();
    await page.getByText('No messages yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Ann Lee' }).waitFor();
    await page.context().close();
  });

  test.each(sample([1440, 390]))('has no accessibility violation at %i pixels', async (width) => {
    const page = await visit(await agencyWith(['Ann Lee', 'سارة العلي']), width);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /سارة/u }).click();
    await page.getByRole('article').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide).toBe(false);
    const back = page.getByRole('button', { name: 'Back to the messages' });
    expect(await back.isVisible()).toBe(width === 390);
    if (width === 390) {
      await back.click();
      await expect.poll(() => focused(page)).toContain('سارة');
    }
    await page.context().close();
  });
});
