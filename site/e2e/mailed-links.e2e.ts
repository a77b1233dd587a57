import { describe, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { mailedLink } from './mail-box.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');
const outbox = inject('outbox');

describe.skipIf(!hasBrowser)('a mailed link', () => {
  const { open } = useBrowser({ ...still, isDrawn: true });

  test('resets a forgotten password by the mailed link, which works only once', async () => {
    const { email } = await openAccount(origin);
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: /Website Builder/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue with Email' }).click();
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Email is required').waitFor();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const link = await mailedLink(outbox, email, '/reset-password');

    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill('abc');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.locator('form').getByText('Password must be at least 6 characters long').waitFor();
    await page.getByLabel('New Password', { exact: true }).fill('another good secret');
    await page.getByLabel('Confirm New Password').fill('another good secret');
    await watchWords(page, 'Your password has been reset successfully.', () =>
      page.getByRole('button', { name: 'Reset Password' }).click(),
    );
    // The home page with the login open.
    await page.waitForURL(`${origin}/`);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('another good secret');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: 'Website Design Studio' }).waitFor();

    const other = await (await open()).newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Request a new link' }).waitFor();
    // The link leads a signed-in person to the home page.
    await page.goto(link);
    await page.waitForURL(`${origin}/`);
    await other.context().close();
    await context.close();
  });

  test('verifies an address by its mailed link, and reports a used link', async () => {
    const { email, cookie } = await openAccount(origin, { subscribed: false });
    const context = await open();
    await context.addCookies([cookie]);
    const page = await context.newPage();
    const link = await mailedLink(outbox, email, '/verify-email');
    const stranger = await (await open()).newPage();
    await stranger.goto(link);
    await stranger.getByLabel('Password').fill('not the password');
    await stranger.getByRole('button', { name: 'Verify email address' }).click();
    await stranger.getByText('This is not the password of the account').waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
    await stranger.reload();
    await stranger.getByRole('heading', { name: 'Your email address was not verified' }).waitFor();
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await stranger.getByRole('dialog', { name: 'Template Access' }).waitFor();
    await stranger.context().close();
    await context.close();
  });
});
