import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { harbor } from './harbor.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('a shared link', () => {
  const { open } = useBrowser(still);

  test('shows the client from the first paint, never the sample', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create(harbor);
    const context = await open({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    // Records every text that the page shows at any frame, from the first on.
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        if (document.body as HTMLElement | null)
          seen.push(`${document.title} ${document.body.innerText}`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${origin}/demos/${uniqueId}`);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(1);
    for (const text of seen) expect(text).not.toMatch(/premier/iu);
    expect(await page.title()).toBe('Harbor Law Group: Steady counsel, in any weather');
    expect(await page.locator('h1').textContent()).toBe('Steady counsel, in any weather');
    await context.close();
  });

  test('shows text, colours, contact and share tags of the client without script', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create(harbor);
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${uniqueId}`);
    const html = await page.content();
    for (const value of [
      'Harbor Law Group',
      '+1 902 555 0123',
      'tel:+19025550123',
      'mailto:hello@harbor.example',
      '9 Pier Road',
      'data-section="hours"',
      'Book a call',
    ]) {
      expect(html).toContain(value);
    }
    expect(html).not.toMatch(/premier|403.{0,3}555/iu);
    const meta = (name: string): Promise<string | null> =>
      page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('og:title')).toBe('Harbor Law Group: Steady counsel, in any weather');
    expect(await meta('og:site_name')).toBe('Harbor Law Group');
    expect(await meta('og:url')).toBe(`${origin}/demos/${uniqueId}`);
    expect(await meta('og:image')).toMatch(new RegExp(`^${origin}/`, 'u'));
    await context.close();
  });

  test('shows only the client’s name and the template’s own words if nothing else is known', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create({ businessName: 'Quay & Sons' });
    const html = await (await fetch(`${origin}/demos/${uniqueId}`)).text();
    expect(html).not.toMatch(/premier|555-01|T2P|Eighth Avenue|Calgary|attorneys|recovered/iu);
    expect(html).toContain('<title>Quay &amp; Sons</title>');
    expect(html).not.toMatch(/data-section="(?:people|testimonials|figures|articles|faq|today)"/u);
  });

  test('keeps every link inside the demo', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create(harbor);
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${uniqueId}`);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^/demos/${uniqueId}(?:/|$)`, 'u'));
    await context.close();
  });

  test('has only pages with content, and former addresses redirect to them', async () => {
    const account = await openAccount(origin);
    const lists = {
      people: [{ name: 'Ada', title: '', bio: 'Ada sails.', department: '' }],
      services: [{ name: 'Boats', text: '' }],
    };
    const uniqueId = await account.create(harbor, lists);
    const base = `/demos/${uniqueId}`;
    const fetchStatus = async (rest: string): Promise<number> =>
      (await fetch(`${origin}${base}${rest}`)).status;
    for (const rest of ['/services', '/team', '/about', '/contact', '/privacy-policy'])
      expect([rest, await fetchStatus(rest)]).toEqual([rest, 200]);
    for (const rest of ['/faq', '/articles', '/services/boats', '/team/ada'])
      expect([rest, await fetchStatus(rest)]).toEqual([rest, 404]);
    for (const [before, now] of [
      ['/attorneys', '/team'],
      ['/attorneys/leila-haddad', '/team'],
      ['/practice-areas/corporate-law', '/services'],
      ['/blog/anything', ''],
    ] as const) {
      const answer = await fetch(`${origin}${base}${before}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, base + now]);
    }
    const home = await (await fetch(origin + base)).text();
    expect(home).toContain(`href="${base}/team"`);
    expect(home).not.toMatch(new RegExp(`${base}/(?:faq|articles|attorneys|blog)`, 'u'));
  });

  test('says that a demo is missing, and does not redirect visitors', async () => {
    const context = await open();
    const page = await context.newPage();
    const userResponse = page.waitForResponse('**/api/auth/user');
    const response = await page.goto(`${origin}/demos/law-nobody-a1b2c3`);
    expect(response?.status()).toBe(404);
    expect(await page.title()).toBe('Demo Not Found (law-nobody-a1b2c3)');
    expect((await userResponse).status()).toBe(401);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.locator('a, [role=status]').count()).toBe(0);
    expect(page.url()).toBe(`${origin}/demos/law-nobody-a1b2c3`);
    await context.close();
  });

  test('redirects a signed-in agency from a missing demo after a countdown, which can be stopped', async () => {
    const account = await openAccount(origin);
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    // The clock is fixed, because a busy machine may need more than five seconds to press the
    // button.
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.goto(`${origin}/demos/law-nobody-a1b2c3`);
    await page.getByText('Taking you to the start page in 5 seconds.').waitFor();
    await page.clock.setFixedTime(start + 4000);
    await page.getByText('Taking you to the start page in 1 second.').waitFor();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByText('You are staying on this page.').waitFor();
    await page.clock.setFixedTime(start + 10_000);
    await page.waitForTimeout(500);
    expect(page.url()).toBe(`${origin}/demos/law-nobody-a1b2c3`);
    await context.close();
  });
});
