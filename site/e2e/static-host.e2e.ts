import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { startStaticHost } from './static-host.ts';

const service = inject('origin');

describe.skipIf(!hasBrowser)('the built folder on a plain static host', () => {
  const { open } = useBrowser(still);
  let host: Awaited<ReturnType<typeof startStaticHost>>;
  beforeAll(async () => {
    host = await startStaticHost(service);
  });
  afterAll(() => {
    host.server.close();
  });

  test('shows a demo with the client’s words, colours and links, and never the sample’s', async () => {
    const account = await openAccount(service);
    const uniqueId = await account.create({
      businessName: 'Quay Legal',
      slogan: 'On your side, by the water',
      primaryColor: '#7a1f3d',
      secondaryColor: '#c79a3b',
      phone: '902 555 0101',
    });
    const context = await open({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const root = document.documentElement as HTMLElement | null;
        if (
          root &&
          getComputedStyle(root).visibility === 'visible' &&
          (document.body as HTMLElement | null)
        ) {
          seen.push(document.body.innerText);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${host.origin}/demos/${uniqueId}`);
    await page.getByRole('heading', { level: 1, name: 'On your side, by the water' }).waitFor();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    for (const text of seen) expect(text).not.toMatch(/premier/iu);
    expect(await page.title()).toBe('Quay Legal: On your side, by the water');
    expect(
      await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand')),
    ).toBe('#7a1f3d');
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^/demos/${uniqueId}(?:/|$)`, 'u'));
    await context.close();
  });

  test('shows the client’s services, people and logo, without the sample’s', async () => {
    const account = await openAccount(service);
    const square = sharp({ create: { width: 96, height: 96, channels: 3, background: '#145a78' } });
    const base64 = (await square.webp().toBuffer()).toString('base64');
    const uniqueId = await account.create(
      { businessName: 'Quay Legal' },
      {
        services: [{ name: 'Boats and Berths', text: '' }],
        people: [{ name: 'Ada Lovelace', title: 'Founder', bio: 'She sails.', department: '' }],
        logo: { type: 'image/webp', width: 96, height: 96, background: 'own', base64 },
      },
    );
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${host.origin}/demos/${uniqueId}`);
    await page.getByRole('heading', { name: 'Boats and Berths' }).waitFor();
    expect(await page.locator('.index > li').count()).toBe(1);
    expect(await page.locator('.roster h3').allTextContents()).toEqual(['Ada Lovelace']);
    await expect
      .poll(() =>
        page.locator('.bar .logo').evaluate((logo: HTMLImageElement) => logo.naturalWidth),
      )
      .toBe(96);
    expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).animationName)).toBe(
      'none',
    );
    const address = `${host.origin}/demo-templates/law/team/`;
    await page.goto(`${address}?demo=${uniqueId}`);
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    await context.close();
  });

  test('shows a demo with a changed industry in that design, behind its former link', async () => {
    const account = await openAccount(service);
    const uniqueId = await account.create({ businessName: 'Quay Partners' });
    await account.edit(uniqueId, { industry: 'finance', slogan: 'Money, by the water' });
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${host.origin}/demos/${uniqueId}`);
    await page.getByRole('heading', { level: 1, name: 'Money, by the water' }).waitFor();
    expect(await page.locator('html').getAttribute('data-industry')).toBe('finance');
    await page.goto(`${host.origin}/demos/${uniqueId}/services/`);
    await page.waitForURL(/\/demo-templates\/finance\/services\//u);
    await page.waitForFunction(() => document.title.includes('Quay Partners'));
    await context.close();
  });

  test('reports an unknown link as not found', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${host.origin}/demos/law-nobody-a1b2c3`);
    await page.getByRole('heading', { name: 'Demo not found' }).waitFor();
    // A script writes the title together with the heading.
    await page.waitForFunction(() => document.title === 'Demo Not Found (law-nobody-a1b2c3)');
    await context.close();
  });

  test('reports an unreachable service, and does not call the demo deleted', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.route('**/api/demos/*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto(`${host.origin}/demos/law-quay-a1b2c3`);
    await page.getByRole('heading', { name: 'One moment, please' }).waitFor();
    // A script writes the link's address after the heading is shown.
    await page.locator('a[href="/demos/law-quay-a1b2c3"]', { hasText: 'Try again' }).waitFor();
    await page.getByText('Server error: Service Unavailable').waitFor();
    await context.close();
  });

  test('reports an invalid reply, and shows no status without a reply', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.route('**/api/demos/*', (route) =>
      route.fulfill({ status: 200, json: { demo: 1 } }),
    );
    await page.goto(`${host.origin}/demos/law-quay-a1b2c3`);
    await page.getByText('Invalid demo data from server').waitFor();
    await page.route('**/api/demos/*', (route) => route.abort());
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL(/why=unreachable/u);
    expect(await page.getByText(/^(?:Server error|Invalid demo data)/u).count()).toBe(0);
    await context.close();
  });

  test('shows the sample firm as it was built', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${host.origin}/firms/premier/`);
    expect(await page.title()).toContain('Premier Law');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).visibility)).toBe(
      'visible',
    );
    // The policy in the page's own meta element must allow its islands.
    const island = page.waitForResponse((response) =>
      response.url().endsWith('/islands/contact.js'),
    );
    await page.locator('#contact').scrollIntoViewIfNeeded();
    expect((await island).status()).toBe(200);
    await context.close();
  });
});
