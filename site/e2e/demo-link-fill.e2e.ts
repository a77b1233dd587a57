import { describe, expect, inject, test } from 'vitest';
import { listCases } from '../../templates-data/model/client-lists.cases.ts';
import { pagePaths } from '../../templates-data/model/sections.ts';
import { slotCases } from '../../templates-data/model/slots.cases.ts';
import { layouts } from '../../templates-data/model/slots.ts';
import { openAccount } from './agency-account.ts';
import { isFullRun, sample } from '../../service/testing/full-run.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import {
  bundleDemos,
  designIn,
  fillTemplate,
  leaveOutIslands,
  openTemplate,
  pictures,
  snapshot,
} from './fill-in-browser.ts';
import { harbor } from './harbor.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('a demo filled by the browser', () => {
  const { open } = useBrowser(still);

  test('equals the page that the service fills, for every case of the table', async () => {
    const script = await bundleDemos();
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    const account = await openAccount(origin);
    let shown = '';
    // One page shows all cases one after another, as the studio's preview does.
    for (const { overrides } of sample(slotCases, 6, 3)) {
      const uniqueId = await account.create(overrides);
      const served = await (await fetch(`${origin}/demos/${uniqueId}`)).text();
      const template = designIn(served);
      if (template !== shown) await openTemplate(page, script, template);
      shown = template;
      await fillTemplate(page, uniqueId, served);
      expect(await snapshot(page)).toEqual(await snapshot(page, served));
      await account.remove(uniqueId);
    }
    await context.close();
  });

  test('equals the page that the service fills, with the client’s lists and pictures', async () => {
    const script = await bundleDemos();
    const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const account = await openAccount(origin);
    const cases = [
      ...sample(listCases, 6),
      {
        overrides: { ...harbor, industry: 'law' },
        lists: {
          ...(await pictures('light')),
          people: [{ name: 'Ada', title: '', bio: '', department: '' }],
        },
      },
      { overrides: { ...harbor, industry: 'technology' }, lists: await pictures('dark') },
      { overrides: { ...harbor, industry: 'medical' }, lists: await pictures('own') },
    ];
    const inner = pagePaths.filter((path) => path !== '/');
    const pages = [];
    for (const [index, { overrides, lists }] of cases.entries()) {
      const uniqueId = await account.create(overrides, lists);
      for (const rest of ['', ...(isFullRun ? inner : [inner[index % inner.length] ?? ''])]) {
        const served = await (await fetch(`${origin}/demos/${uniqueId}${rest}`)).text();
        // For a page without content, the service serves the "not found" page.
        const isMissing = served.includes('data-page="/not-found"');
        const shown = isMissing ? '/not-found' : rest;
        pages.push({ uniqueId, served, shown, template: designIn(served) + shown });
      }
    }
    let opened = '';
    // A template is opened once, and shows its demos one after another.
    for (const { uniqueId, served, shown, template } of pages.toSorted((one, other) =>
      one.template.localeCompare(other.template),
    )) {
      if (template !== opened) await openTemplate(page, script, template);
      opened = template;
      await fillTemplate(page, uniqueId, served, shown);
      expect(await snapshot(page)).toEqual(await snapshot(page, served));
    }
    await context.close();
  });

  test('removes a list when the agency empties it', async () => {
    const script = await bundleDemos();
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    await openTemplate(page, script, 'law');
    const shown = await page.evaluate(async () => {
      const { show } = (
        window as unknown as { demoInPage: { show: (demo: unknown) => Promise<void> } }
      ).demoInPage;
      const main = (): string => document.querySelector('main')?.textContent ?? '';
      const fill = (lists: object): Promise<void> =>
        show({ data: { businessName: 'Quay', ...lists }, industry: 'law', demoId: 'x' });
      await fill({});
      const before = main();
      await fill({
        services: ['Boats'],
        people: [{ name: 'Ada', title: '' }],
        texts: { 'about.heading': 'Hello' },
      });
      const between = main();
      await fill({});
      return {
        isBack: main() === before,
        hasBoats: between.includes('Boats'),
        isOther: between !== before,
      };
    });
    expect(shown).toEqual({ isBack: true, hasBoats: true, isOther: true });
    await context.close();
  });

  test('has the sheets of one layout alone, also after another', async () => {
    const script = await bundleDemos();
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    await openTemplate(page, script, 'law');
    const shown = await page.evaluate(async (layouts) => {
      const { show } = (
        window as unknown as { demoInPage: { show: (demo: unknown) => Promise<void> } }
      ).demoInPage;
      const sheets: string[][] = [];
      for (const layout of layouts) {
        await show({ data: { businessName: 'Quay', layout }, industry: 'law', demoId: 'x' });
        sheets.push(
          Array.from(
            document.querySelectorAll('style[data-if^="layout."]'),
            (sheet) => sheet.getAttribute('data-if') ?? '',
          ),
        );
      }
      return sheets;
    }, layouts);
    expect(shown).toEqual([[], ['layout.minimal'], ['layout.bold'], ['layout.creative']]);
    await context.close();
  });

  test.each(
    sample(
      layouts.flatMap((layout) => [390, 1280].map((width) => [layout, width] as const)),
      4,
      1,
    ),
  )(
    'equals its preview, pixel for pixel, in the %s layout and %i pixels wide',
    async (layout, width) => {
      const account = await openAccount(origin);
      const { overrides, lists } = {
        overrides: { ...harbor, layout },
        lists: {
          ...(await pictures('light')),
          services: ['Family Law', 'Boats', 'Harbours'].map((name) => ({ name, text: '' })),
          people: [{ name: 'Ada Lovelace', title: 'Founder', bio: '', department: '' }],
          testimonials: [{ quote: 'Kind and quick.', author: 'Lee', source: '' }],
        },
      };
      const uniqueId = await account.create(overrides, lists);
      const context = await open({
        bypassCSP: true,
        isDrawn: true,
        viewport: { width, height: 3000 },
      });
      const page = await context.newPage();
      const shot = async (): Promise<string> => {
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (const picture of document.images) picture.loading = 'eager';
          await Promise.all(
            Array.from(document.images, (picture) => picture.decode().catch(() => undefined)),
          );
        });
        return (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString(
          'base64',
        );
      };
      // The preview's are not started either.
      await leaveOutIslands(page);
      await page.goto(`${origin}/demos/${uniqueId}`);
      const served = await shot();
      await openTemplate(page, await bundleDemos(), 'law');
      await fillTemplate(page, uniqueId, await (await fetch(`${origin}/demos/${uniqueId}`)).text());
      // Compared as a boolean, because the difference of two pictures is unreadable in a failure
      // message.
      expect((await shot()) === served).toBe(true);
      await context.close();
    },
  );

  test('shows Vietnamese in the design’s own font, as the service does', async () => {
    const account = await openAccount(origin);
    const overrides = { ...harbor, businessName: 'Nguyễn & Hồng', industry: 'real-estate' };
    const uniqueId = await account.create(overrides);
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    const faces = (): Promise<string[]> =>
      page.evaluate(() =>
        Array.from(document.fonts)
          .filter(({ status, unicodeRange }) => status === 'loaded' && /1ea0/iu.test(unicodeRange))
          .map(({ family }) => family.replaceAll('"', '')),
      );
    await page.goto(`${origin}/demos/${uniqueId}`);
    await expect.poll(faces).toEqual(['Cormorant Garamond']);
    await openTemplate(page, await bundleDemos(), 'real-estate');
    expect(await faces()).toEqual([]);
    await fillTemplate(page, uniqueId, await (await fetch(`${origin}/demos/${uniqueId}`)).text());
    await expect.poll(faces).toEqual(['Cormorant Garamond']);
    await context.close();
  });
});
