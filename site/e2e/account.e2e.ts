import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { mailedLink } from './mail-box.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');
const outbox = inject('outbox');

describe.skipIf(!hasBrowser)('the account page', () => {
  const { open } = useBrowser(still);

  async function visit(account: AgencyAccount, path = '/account'): Promise<[BrowserContext, Page]> {
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    return [context, page];
  }

  async function logIn(account: AgencyAccount): Promise<string> {
    const answer = await fetch(`${origin}/api/auth/email/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        'user-agent': 'Mozilla/5.0 Firefox/140.0',
      },
      body: JSON.stringify({ email: account.email, password: account.password }),
    });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  const isIn = (cookie: string): Promise<number> =>
    fetch(`${origin}/api/auth/user`, { headers: { cookie } }).then(({ status }) => status);

  test('asks a visitor to log in, and then shows the account', async () => {
    const account = await openAccount(origin, { subscribed: false });
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/account`);
    await page.getByText('Authentication Required').waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue with Email' }).click();
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
    expect(page.url()).toBe(`${origin}/app/settings/account`);
    await page.getByText(account.email).first().waitFor();
    await context.close();
  });

  test('sends the verification link again', async () => {
    const account = await openAccount(origin, { subscribed: false });
    const first = await mailedLink(outbox, account.email, '/verify-email');
    const [context, page] = await visit(account);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page.getByText('Email sent').waitFor();
    await page.goto(await mailedLink(outbox, account.email, '/verify-email', first));
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await page.getByRole('link', { name: 'Account settings' }).click();
    await page.getByText('Your email address is verified.').waitFor();
    await context.close();
  });

  test('changes the email address after the new one is confirmed, and can cancel before that', async () => {
    const account = await openAccount(origin, { subscribed: false });
    const fresh = `fresh-${account.email}`;
    const [context, page] = await visit(account);
    const form = page.locator('form', { hasText: 'New email address' });
    await form.getByLabel('New email address').fill('nobody@');
    await form.getByRole('button', { name: 'Change email address' }).click();
    await form.getByText('Please enter a valid email address').waitFor();
    const submit = async (): Promise<void> => {
      await form.getByLabel('New email address').fill(fresh);
      await form.getByLabel('Your password').fill(account.password);
      await form.getByRole('button', { name: 'Change email address' }).click();
      await page.getByText(`We have sent a link to ${fresh}.`).waitFor();
    };
    await submit();
    const first = await mailedLink(outbox, fresh, '/verify-email');
    await page.getByRole('button', { name: 'Keep the present address' }).click();
    await submit();
    await page.goto(await mailedLink(outbox, fresh, '/verify-email', first));
    await page.getByRole('heading', { name: `Is ${fresh} your address?` }).waitFor();
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await page.getByRole('link', { name: 'Account settings' }).click();
    await page.getByText(fresh).first().waitFor();
    await form.waitFor();
    await context.close();
  });

  test('ends one session, and all others', async () => {
    const account = await openAccount(origin, { subscribed: false });
    const others = [await logIn(account), await logIn(account), await logIn(account)];
    const [context, page] = await visit(account);
    const ends = page.getByRole('button', { name: /^End the session on/u });
    await expect.poll(() => ends.count()).toBe(3);
    await ends.first().click();
    await expect.poll(() => ends.count()).toBe(2);
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await page.getByText('You are signed in nowhere else.').waitFor();
    expect(await Promise.all(others.map(isIn))).toEqual([401, 401, 401]);
    await page.reload();
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    await context.close();
  });

  test('changes the password, which ends all other sessions', async () => {
    const account = await openAccount(origin, { subscribed: false });
    const elsewhere = await logIn(account);
    const [context, page] = await visit(account);
    const form = page.locator('form', { hasText: 'Current password' });
    await form.getByLabel('Current password').fill('not this one');
    await form.getByLabel('New password', { exact: true }).fill('another good secret');
    await form.getByLabel('Confirm new password').fill('another good secret');
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.locator('[aria-invalid]').waitFor();
    await form.getByLabel('Current password').fill(account.password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed').waitFor();
    expect(await isIn(elsewhere)).toBe(401);
    await page.reload();
    await page.getByText('You are signed in nowhere else.').waitFor();
    await context.close();
  });

  test('shows every state of a subscription with its remedy', async () => {
    const [context, page] = await visit(await openAccount(origin));
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    await page.getByText('Your subscription is active').waitFor();
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.getByRole('heading', { name: /Payment portal/u }).waitFor();
    await page.getByRole('button', { name: 'Make it past due' }).click();
    await page.getByText('Your last payment did not go through', { exact: true }).waitFor();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: /Website Builder/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Your last payment did not go through').waitFor();
    await page.goto(`${origin}/app/settings/plan?billing=test`);
    await page.getByRole('button', { name: 'Cancel it' }).click();
    await page.getByText('Your subscription has ended', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Make it active' }).click();
    await page.getByText('Your subscription is active').waitFor();
    await context.close();
  });

  test('deletes the account after a question whose focus starts on Cancel', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create({ businessName: 'Quay Legal' });
    const [context, page] = await visit(account);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await question.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await question.getByRole('button', { name: 'Delete account' }).click();
    await question.getByText('Password is required').waitFor();
    await question.getByLabel('Your password').fill(account.password);
    await watchWords(page, 'Account deleted', () => page.keyboard.press('Enter'));
    await page.waitForURL(`${origin}/`);
    expect((await fetch(`${origin}/demos/${uniqueId}`)).status).toBe(404);
    await context.close();
  });

  test('asks for a login when the session has ended elsewhere', async () => {
    const account = await openAccount(origin);
    const [context, page] = await visit(account);
    await fetch(`${origin}/api/auth/logout`, {
      method: 'POST',
      headers: { origin, cookie: `${account.cookie.name}=${account.cookie.value}` },
    });
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page.getByRole('alert').getByText('Please log in first.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor();
    await context.close();
  });
});
