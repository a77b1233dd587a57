import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { mailedCode, mailedLink, mailsTo } from './mail-box.ts';

const origin = inject('origin');
const outbox = inject('outbox');
const signer = 'maria@harbor.example';
const { open } = useBrowser(still);

/** Sends a request in the workspace; returns the client's address. */
async function requestInWorkspace(page: Page, uniqueId: string): Promise<string> {
  await page.goto(`${origin}/app/demos/${uniqueId}/approval`);
  await page.getByLabel('Who signs').fill('Maria Keller');
  await page.getByLabel('Their email address').fill(signer);
  await page.getByLabel('Line 1').fill('Website, five pages, as shown');
  await page.getByLabel('Amount').first().fill('4,800');
  await page.getByLabel('Amount').nth(1).fill('1,920.00');
  await page.getByLabel('Your payment link at Stripe').fill('https://buy.stripe.com/test_x');
  await page.getByRole('button', { name: 'Freeze this version and ask' }).click();
  const link = page.getByRole('link', { name: 'See the page' });
  return origin + ((await link.getAttribute('href')) ?? '');
}

describe.skipIf(!hasBrowser)('a deal is approved', () => {
  let account: AgencyAccount;
  let uniqueId = '';

  /** Opens an agency with a verified address, without which it cannot write to clients. */
  async function prepare(): Promise<void> {
    account = await openAccount(origin, { username: 'Anna Weiss' });
    const { name, value } = account.cookie;
    const send = (path: string, body: unknown): Promise<Response> =>
      fetch(origin + path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', cookie: `${name}=${value}` },
        body: JSON.stringify(body),
      });
    expect((await send('/api/change-plan', { plan: 'professional' })).status).toBe(200);
    const proof = new URL(await mailedLink(outbox, account.email, '/verify-email'));
    await send('/api/verify-email', { token: proof.searchParams.get('token') });
    uniqueId = await account.create({ businessName: 'Harbor Law', slogan: 'Clear advice' });
  }

  test('in two browsers: requested, signed with the mailed code, paid, verified, and unchanged by a later edit', async () => {
    await prepare();
    const agency = await open();
    await agency.addCookies([account.cookie]);
    const workspace = await agency.newPage();
    const address = await requestInWorkspace(workspace, uniqueId);

    const client = await open();
    const page = await client.newPage();
    await page.goto(address);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.content()).not.toContain('Firstlook');
    const frame = page.frameLocator('iframe');
    await expect.poll(() => frame.locator('h1').first().textContent()).toContain('Clear advice');
    await page.getByLabel('Your full name').fill('');
    await page.getByRole('button', { name: /^Approve/u }).click();
    expect(await page.getByLabel('Your full name').getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
    await page.getByLabel('Your full name').fill('ماريا كيلر');
    const known = mailsTo(outbox, signer, 'is your code').length;
    await page.getByRole('button', { name: 'Mail me the code' }).click();
    const code = await mailedCode(outbox, signer, known);
    await page.getByLabel(/^Code/u).fill(code === '000000' ? '111111' : '000000');
    await page.getByLabel(/^I approve/u).check();
    await page.getByRole('button', { name: /^Approve/u }).click();
    await page.getByText('4 tries are left').waitFor();
    await page.getByLabel(/^Code/u).fill(code);
    await page.getByRole('button', { name: /^Approve/u }).click();
    await page.getByText('Thank you').waitFor();
    await page.getByRole('button', { name: /^Simulate the payment/u }).click();
    await page.getByText('Simulated: no money has moved').waitFor();
    expect(await findViolations(page)).toEqual([]);

    const id = address.split('/').at(-1) ?? '';
    const pdf = await fetch(`${origin}/api/approvals/${id}/certificate.pdf`);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const frozen = await (await fetch(`${address}/page`)).text();
    await account.edit(uniqueId, { businessName: 'Harbor Law', slogan: 'Other words' });
    expect(await (await fetch(`${address}/page`)).text()).toBe(frozen);

    await page.goto(`${origin}/verify/${id}`);
    await page.getByRole('heading', { name: 'Unchanged' }).waitFor();
    const evidence = await (await fetch(`${origin}/api/approvals/${id}/evidence.json`)).text();
    const choose = async (text: string): Promise<void> =>
      page.getByLabel('Evidence file').setInputFiles({
        name: 'evidence.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await choose(evidence);
    await page.getByText(/^Unchanged\. /u).waitFor();
    await choose(evidence.replace('480000', '480001'));
    await page.getByText(/^Changed\. What was approved/u).waitFor();

    await workspace.reload();
    await workspace.getByText('Approved', { exact: true }).first().waitFor();
    await client.close();
    await agency.close();
  });

  test('at 390 pixels the footer leads to the form, by keyboard too, and faults leave with their cause', async () => {
    const agency = await open();
    await agency.addCookies([account.cookie]);
    const address = await requestAgain(await agency.newPage());
    const phone = await open({ viewport: { width: 390, height: 664 } });
    const page = await phone.newPage();
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: 'Sign' }).click();
    await page.getByRole('link', { name: 'Sign' }).waitFor({ state: 'hidden' });
    expect(await findViolations(page)).toEqual([]);
    // A fault leaves its field when that is mended, the others stay.
    await page.getByRole('button', { name: /^Approve/u }).click();
    await page.getByText('Please tick this to approve').waitFor();
    await page.getByLabel(/^I approve/u).check();
    expect(await page.getByText('Please tick this to approve').isVisible()).toBe(false);
    expect(await page.getByText('Please enter the six digits').isVisible()).toBe(true);
    await phone.close();
    await agency.close();
  });

  async function requestAgain(page: Page): Promise<string> {
    await page.goto(`${origin}/app/demos/${uniqueId}/approval`);
    await page.getByRole('button', { name: 'Ask again' }).click();
    const before = await page.getByRole('link', { name: 'See the page' }).count();
    await submitForm(page);
    await expect
      .poll(() => page.getByRole('link', { name: 'See the page' }).count())
      .toBe(before + 1);
    const link = page.getByRole('link', { name: 'See the page' }).first();
    return origin + ((await link.getAttribute('href')) ?? '');
  }

  async function submitForm(page: Page): Promise<void> {
    // The focus scrolls the pane to the switch, not the window.
    await page.getByRole('switch', { name: 'Automatic reminders' }).first().focus();
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(
      true,
    );
    await page.getByLabel('Who signs').fill('Maria Keller');
    await page.getByLabel('Their email address').fill(signer);
    await page.getByLabel('Line 1').fill('Website');
    await page.getByLabel('Amount').first().fill('4800');
    await page.getByRole('button', { name: 'Freeze this version and ask' }).click();
  }
});
