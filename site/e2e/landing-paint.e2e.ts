import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { hasBrowser, useBrowser } from './browser.ts';
import { startService } from './start-service.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('the cost of the product’s pages before they are readable', () => {
  const { open } = useBrowser({ isDrawn: true });

  test('the landing page and the templates come in one round trip, with their headers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firstlook-bytes-'));
    // The service of the other tests leaves out the better compression.
    const service = await startService({ folder, without: ['preparation'] });
    onTestFinished(async () => {
      await service.end();
      rmSync(folder, { recursive: true, force: true });
    });
    const countBytes = (path: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { 'accept-encoding': 'br' };
        const request = get(service.origin + path, { agent: false, headers }, (response) => {
          response.resume().on('end', () => resolve(response.socket.bytesRead));
        });
        request.on('error', reject);
      });
    // The service compresses its first answer quickly, and better soon after.
    for (const path of ['/', '/templates'])
      await expect.poll(() => countBytes(path)).toBeLessThanOrEqual(14_600);
  });

  test.each(['/', '/templates'])(
    '%s paints words as its largest on a phone, and moves nothing when its letters arrive',
    async (path) => {
      const context = await open({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
      });
      const page = await context.newPage();
      await page.route(/\.(?:woff2|avif|webp)$/u, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.addInitScript(() => {
        const seen = { largest: '', moved: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.largest = (entry as unknown as { element?: Element }).element?.tagName ?? '';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const { largest, moved } = await page.evaluate(
        () => (window as unknown as { seen: { largest: string; moved: number } }).seen,
      );
      expect(['H1', 'P']).toContain(largest);
      // A shift below this limit is a single word whose width changes slightly with the font.
      expect(moved).toBeLessThan(0.005);
      await context.close();
    },
  );
});
