import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { languages } from '../../templates-data/model/languages.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { mailedLink } from './mail-box.ts';

const origin = inject('origin');
const outbox = inject('outbox');
const dist = new URL('../../dist/', import.meta.url);

/**
 * The paths that the forms of the built pages post to; a form without an action posts to its own
 * page.
 */
function postedPaths(): string[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const posted = pages.flatMap((name) =>
    (readFileSync(new URL(name, dist), 'utf8').match(/<form\b[^>]*>/gu) ?? [])
      .filter((form) => /method="?post/iu.test(form))
      .map(
        (form) =>
          /action="?([^"\s>]*)/u.exec(form)?.[1] ?? `/${name.replace(/\/?index\.html$/u, '')}`,
      ),
  );
  return [...new Set(posted)];
}

describe('forms of built pages without script', () => {
  test('each gets a page as its answer, also for incomplete input', async () => {
    const paths = postedPaths();
    expect(paths.sort()).toEqual([
      '/api/contact',
      '/api/demo-request',
      '/api/forgot-password',
      '/api/opt-outs',
      '/api/reports',
      '/api/scan-website',
      '/opt-out',
      ...languages.map((language) => `/opt-out/${language}`).sort(),
      '/reset-password',
      '/verify-email',
    ]);
    for (const path of paths) {
      const answer = await fetch(`${origin}${path}?token=unknown`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(),
      });
      const text = await answer.text();
      expect([path, answer.headers.get('content-type')]).toEqual([
        path,
        'text/html; charset=UTF-8',
      ]);
      expect([path, answer.status < 500, text.includes('<h1>')]).toEqual([path, true, true]);
    }
  });
});

describe.skipIf(!hasBrowser)('a visitor without script', () => {
  const { open } = useBrowser(still);

  test('requests a demonstration, sees errors, and keeps typed values', async () => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const form = page.locator('form[action="/api/demo-request"]');
    await form.getByLabel('Name', { exact: false }).first().fill('Ann Lee');
    await form.getByLabel('Email').fill('ann@');
    await form.getByRole('button', { name: 'Request a Demo' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann Lee');
    await page.getByLabel('Email').fill('ann@home.example');
    await page.getByLabel('Agency name').fill('Lee & Co');
    await page.getByRole('button', { name: 'Request a Demo' }).click();
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
    await context.close();
  });

  test('sees the findings of a scan, or gets the address back', async () => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.locator('#address').fill('http://10.0.0.1/');
    await page.locator('form:has(#address) button').click();
    await page.getByRole('heading', { name: 'We could not read that website' }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('http://10.0.0.1/');
    await page.getByRole('textbox').fill(`http://${inject('businessHost')}/`);
    await page.getByRole('button', { name: 'See their demo' }).click();
    await page.getByRole('heading', { name: /^What we found of/u }).waitFor();
    await page.getByRole('link', { name: 'the template for it' }).waitFor();
    await context.close();
  });

  test('requests a reset link, and sets a new password with it', async () => {
    const { email } = await openAccount(origin);
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/reset-password`);
    await page.getByLabel('Email').fill(`${email}@`);
    await page.locator('form', { has: page.getByLabel('Email') }).evaluate((form) => {
      if (form instanceof HTMLFormElement) form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(`${email}@`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText(`If there is an account for ${email},`).waitFor();

    const link = await mailedLink(outbox, email, '/reset-password');
    await page.goto(link);
    const set = async (password: string, confirmation: string): Promise<void> => {
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm New Password').fill(confirmation);
      await page.getByRole('button', { name: 'Reset Password' }).click();
    };
    await set('abc', 'abc');
    await page.getByText('Password must be at least 6 characters long').waitFor();
    await set('another good secret', 'another');
    await page.getByText('Passwords do not match').waitFor();
    await set('another good secret', 'another good secret');
    await page.getByRole('heading', { name: 'Your password has been reset' }).waitFor();
    const answer = await fetch(`${origin}/api/auth/email/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password: 'another good secret' }),
    });
    expect(answer.status).toBe(200);
    await page.goto(link);
    await set('one more good secret', 'one more good secret');
    await page.getByText('This reset link has been used or has run out.').waitFor();
    await page.getByRole('button', { name: 'Send reset link' }).waitFor();
    await context.close();
  });

  test('sees no button or filter that does nothing', async () => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/', '/industries/law/blog', '/industries/law/attorneys']) {
      await page.goto(origin + path);
      const idle = page.locator('main [data-opens], main .filter');
      expect(
        await idle.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
      ).toBe(0);
    }
    await context.close();
  });
});
