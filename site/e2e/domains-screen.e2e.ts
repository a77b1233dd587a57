import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDnsServer, type DnsServer } from '../../service/testing/dns-server.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { startService, type RunningService } from './start-service.ts';

const host = 'demo.agency.example';
const { open } = useBrowser();

describe.skipIf(!hasBrowser)('the screen of an agency’s domains', () => {
  let folder = '';
  let dns: DnsServer;
  let service: RunningService;
  let account: AgencyAccount;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firstlook-domains-'));
    dns = await startDnsServer();
    const settings = { DNS_SERVERS: dns.address, TRIAL_DAYS: '0', PUBLIC_ORIGIN: '' };
    service = await startService({ folder, settings, without: ['packing', 'preparation'] });
    account = await openAccount(service.origin);
    const file = new SqliteFile(join(folder, 'firstlook.sqlite'), { timeout: 10_000 });
    file.prepare('update users set email_verified = 1').run();
    file.prepare("update subscriptions set plan = 'agency'").run();
    file.close();
  });
  afterAll(async () => {
    await service.end();
    await dns.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function visit(width: number): Promise<Page> {
    const context = await open({ viewport: { width, height: 900 } });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${service.origin}/app/settings/domains`);
    await page.getByLabel('Add a domain').waitFor();
    return page;
  }

  /** Presses Tab until a control with this name has the focus. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let count = 0; count < 60 && !name.test(await focused()); count += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  }

  test('works by keyboard alone, from adding a domain to its verification and removal', async () => {
    const page = await visit(1440);
    const field = page.getByLabel('Add a domain');
    await field.focus();
    await page.keyboard.type('co.uk');
    await page.keyboard.press('Enter');
    await page.getByText('This is not a domain of yours').waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(host);
    await page.keyboard.press('Enter');
    const entry = page.getByRole('region', { name: host });
    await entry.getByText(`_demo-challenge.${host}`).waitFor();
    const token = await entry.locator('dd > span').nth(1).textContent();
    dns.texts.set(`_demo-challenge.${host}`, [token ?? '']);
    await entry.getByRole('button', { name: 'the TXT record’s name' }).focus();
    await tabTo(page, /^Check now$/u);
    await page.keyboard.press('Enter');
    await entry.getByText('its name leads nowhere yet').waitFor();
    dns.leading.add(host);
    await tabTo(page, /^Check now$/u);
    await page.keyboard.press('Enter');
    await entry.getByText('Demos are shown here, and the links you copy begin with it.').waitFor();
    const links = entry.getByLabel('Make the links of our demos with this domain');
    await links.focus();
    await page.keyboard.press('Space');
    await entry.getByText('Demos are shown here.', { exact: true }).waitFor();
    await tabTo(page, /^Remove$/u);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await page.keyboard.press('Escape');
    await entry.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });

  test('opens a demo under the product’s name, where the agency’s visit is not counted', async () => {
    const id = await account.create({ businessName: 'Harbor Law', industry: 'law' });
    const file = new SqliteFile(join(folder, 'firstlook.sqlite'), { timeout: 10_000 });
    file.prepare('update agency_hosts set for_links = 1').run();
    file.close();
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${service.origin}/app/demos/${id}/details`);
    const shared = page.getByLabel('Link to share');
    await expect.poll(() => shared.inputValue()).toBe(`https://${host}/harbor-law`);
    const opened = page.getByRole('link', { name: 'Present (opens in a new tab)' });
    expect(await opened.getAttribute('href')).toBe(`/demos/${id}`);
    await context.close();
  });

  test('fits 390 pixels, with records of maximum length', async () => {
    const page = await visit(390);
    await page.getByLabel('Add a domain').fill(`${'a'.repeat(60)}.${'b'.repeat(60)}.example`);
    await page.getByRole('button', { name: 'Show the records' }).click();
    await page.getByText('Set the records below').waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });
});
