import { describe, expect, inject, test } from 'vitest';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { mailedLink } from './mail-box.ts';

const origin = inject('origin');
const outbox = inject('outbox');

/** Calls the service as the account; the answer's status. */
async function send(account: AgencyAccount, path: string, body: unknown): Promise<number> {
  const { cookie } = account;
  const { status } = await fetch(origin + path, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      cookie: `${cookie.name}=${cookie.value}`,
    },
    body: JSON.stringify(body),
  });
  return status;
}

describe.skipIf(!hasBrowser)('an invited colleague', () => {
  const { open } = useBrowser();

  test('leaves the wrong account, registers on the page of the link, joins, and uses it up', async () => {
    const owner = await openAccount(origin);
    expect(await send(owner, '/api/change-plan', { plan: 'professional' })).toBe(200);
    const proof = new URL(await mailedLink(outbox, owner.email, '/verify-email'));
    await send(owner, '/api/verify-email', { token: proof.searchParams.get('token') });
    const email = `${crypto.randomUUID()}@agency.example`;
    expect(await send(owner, '/api/agency/invitations', { email, role: 'member' })).toBe(201);
    const link = await mailedLink(outbox, email, '/join');
    const context = await open();
    await context.addCookies([(await openAccount(origin, { subscribed: false })).cookie]);
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
    await dialog.getByLabel('Username').fill('Noor');
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Join Ada' }).click();
    await page.getByText('You belong to Ada').waitFor();
    await page.goto(link);
    await page.getByText('This invitation has been used').waitFor();
    await context.close();
  });
});
