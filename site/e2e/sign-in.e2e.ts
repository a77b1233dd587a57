import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { chromiumVisitors } from './chromium-visitor.ts';
import { mailedLink } from './mail-box.ts';
import { accessCode, listedEmail } from './serve.ts';
import { openByKeyboard, resetByKeyboard, signUpByKeyboard } from './walk-modal.ts';

const origin = inject('origin');
const outbox = inject('outbox');

describe.skipIf(!hasBrowser)('signing in', () => {
  const { open } = useBrowser({ ...still, isDrawn: true });
  const visit = chromiumVisitors(open);

  test('returns the focus to every button that opens it, and keeps Tab inside', async () => {
    const visitor = await visit();
    await openByKeyboard(visitor, origin);
    await visitor.leave();
  });

  test('registers, pays, views the account and logs out by keyboard alone', async () => {
    const visitor = await visit();
    await signUpByKeyboard(visitor, origin, `${crypto.randomUUID()}@agency.example`);
    await visitor.leave();
  });

  test('resets a forgotten password by the mailed link, by keyboard alone', async () => {
    const visitor = await visit();
    await resetByKeyboard(visitor, origin, outbox);
    await visitor.leave();
  });

  test('is fetched only on the first interaction', async () => {
    const context = await open();
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${origin}/templates`, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /mount-shell|\/react\./u.test(url))).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('openAuthModal')));
    await page.getByRole('dialog', { name: 'Template Access' }).waitFor();
    expect(scripts.some((url) => url.includes('mount-shell'))).toBe(true);
    await context.close();
  });

  test('leads a subscriber to the studio at its own address', async () => {
    const { email, password } = await openAccount(origin);
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: /Website Builder/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue with Email' }).click();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog.getByText('Login failed', { exact: true }).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: 'Website Design Studio' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(page.url()).toBe(`${origin}/app/new`);
    expect(await page.evaluate(() => sessionStorage.getItem('hasActiveSubscription'))).toBe('true');
    await context.close();
  });

  test('opens the studio automatically for an account that has access without a subscription', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    await page.evaluate(
      (email) =>
        fetch('/api/auth/email/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: 'Lis', email, password: 'correct horse battery' }),
        }).then((answer) => answer.text()),
      listedEmail,
    );
    await page.goto(await mailedLink(outbox, listedEmail, '/verify-email'));
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await Promise.all([
      page.getByRole('heading', { name: 'Website Design Studio' }).waitFor(),
      page.getByText('Welcome back!').waitFor(),
    ]);
    // Another tab of the same browser has no session to restore.
    const tab = await context.newPage();
    await tab.goto(`${origin}/`, { waitUntil: 'commit' });
    await tab.getByText('Welcome to the Template Builder!').waitFor();
    await context.close();
    // A session that these pages did not start.
    const elsewhere = await open();
    const data = { email: listedEmail, password: 'correct horse battery' };
    await elsewhere.request.post(`${origin}/api/auth/email/login`, { data, headers: { origin } });
    const fresh = await elsewhere.newPage();
    await fresh.goto(`${origin}/`, { waitUntil: 'commit' });
    await Promise.all([
      fresh.getByRole('heading', { name: 'Website Design Studio' }).waitFor(),
      fresh.getByText('Welcome to the Template Builder!').waitFor(),
    ]);
    await elsewhere.close();
  });

  test('sends no request for a visitor without a session', async () => {
    const context = await open();
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    expect(calls.filter((path) => path.startsWith('/api/auth'))).toEqual([]);
    await context.close();
  });

  test('explains a return from a provider without a login, and cleans the address', async () => {
    const context = await open();
    const page = await context.newPage();
    // The message may appear and disappear before all pictures are loaded.
    await page.goto(`${origin}/?sign-in=cancelled#pricing`, { waitUntil: 'commit' });
    await page.getByText('Login was cancelled').waitFor();
    expect(page.url()).toBe(`${origin}/#pricing`);
    await context.close();
  });

  test('opens the level of an access code on this device until the logout, also after a reload', async () => {
    const context = await open();
    const page = await context.newPage();
    const dialog = page.getByRole('dialog');
    await page.goto(`${origin}/templates`);
    await page.getByRole('button', { name: /Website Builder/u }).click();
    await dialog.getByRole('button', { name: 'Have an access code?' }).click();
    await dialog.getByLabel('Access code').fill('wrong');
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await dialog.locator('[aria-invalid]').waitFor();
    await dialog.getByLabel('Access code').fill(accessCode);
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await dialog.getByText('20 of 20').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /Website Builder/u }).click();
    await dialog.getByRole('button', { name: 'Your demo access' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByLabel('Access code').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('demoAccess'))).toBeNull();
    await context.close();
  });

  test('confirms a logout on the next page, and the builder asks for a login again', async () => {
    const { cookie } = await openAccount(origin);
    const context = await open();
    await context.addCookies([cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    await page.getByRole('button', { name: /Website Builder/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${origin}/`, { waitUntil: 'commit' });
    await page.getByText('You have been successfully logged out.').waitFor();
    await page.getByRole('button', { name: /Website Builder/u }).click();
    await dialog.getByRole('button', { name: 'Continue with Email' }).waitFor();
    await context.close();
  });

  test('shows in the form that the service is down, and keeps typed values', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    await page.getByRole('button', { name: /Website Builder/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue with Email' }).click();
    let isDown = true;
    await page.route('**/api/**', (route) => (isDown ? route.abort() : route.continue()));
    await dialog.getByLabel('Email').fill('ada@agency.example');
    await dialog.getByLabel('Password', { exact: true }).fill('secret secret');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog
      .locator('form')
      .getByText('Network error. Please check your connection and try again.')
      .waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('ada@agency.example');
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Network error. Check your connection and try again.').waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${origin}/account`);
    await page.getByRole('heading', { name: 'Your workspace could not be loaded' }).waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor();
    await context.close();
  });
});
