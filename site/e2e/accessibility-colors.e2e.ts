import { describe, expect, inject, test } from 'vitest';
import { designs } from '../../templates-data/model/designs.ts';
import { openAccount } from './agency-account.ts';
import { sample } from '../../service/testing/full-run.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { pictures } from './fill-in-browser.ts';

const origin = inject('origin');

/** The brightness, from 0 to 1, of the nearest ground behind an element. Runs in the page. */
function groundBehind(element: Element): number {
  const canvas = document.createElement('canvas').getContext('2d');
  for (let at: Element | null = element; at && canvas; at = at.parentElement) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(at).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    if (alpha === 255) return (red + green + blue) / 765;
  }
  return 1;
}

/** The brightness, from 0 to 1, of an element's letters. Runs in the page. */
function inkOf(element: Element): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 765;
}

/** Texts that would not be seen on paper. Runs in the page, in its form for print. */
function findPaleTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const element = texts.currentNode.parentElement;
    if (text === '' || element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    const { color } = getComputedStyle(element);
    if (color !== 'rgb(0, 0, 0)') pale.push(`${text}: ${color}`);
  }
  return pale;
}

describe.skipIf(!hasBrowser)('people with a screen reader, a keyboard or weak eyes', () => {
  const { open } = useBrowser();

  const brands = [
    ['black', '#000000', '#000000'],
    ['yellow', '#f5c400', '#ffee00'],
    ['pastel', '#ffd9e8', '#d9fff2'],
  ] as const;
  // Layouts have their own sections. Each is read with another brand than its neighbour.
  const looks = designs
    .flatMap((design) =>
      (['creative', 'bold', 'minimal'] as const).map((layout) => ({ design, layout })),
    )
    .map((look, index) => ({ ...look, brand: brands[index % brands.length] ?? brands[0] }));

  test.each(
    sample(looks, 5).map(({ brand, design, layout }) => [brand[0], layout, design, brand] as const),
  )('can read a demo with a %s brand and a very long name, %s in %s', async (...look) => {
    const [, layout, design, [, primaryColor, secondaryColor]] = look;
    const account = await openAccount(origin);
    const overrides = {
      businessName: 'Rechtsanwaltsgesellschaft Donaudampfschifffahrt und Partner mbB',
      slogan:
        'Versicherungsrechtliche Auseinandersetzungen, verständlich erklärt und entschieden geführt',
      primaryColor,
      secondaryColor,
      email: 'hello@harbor.example',
      phone: '+49 30 901820',
      hours: 'Mo–Fr 9–12 und 13–18 Uhr\nSo geschlossen',
      layout,
    };
    const uniqueId = await account.create(overrides, {
      design,
      services: [
        { name: 'Versicherungsrecht', text: 'Schäden, die niemand zahlen will.' },
        { name: 'Schifffahrtsrecht', text: '' },
        { name: 'Donaudampfschifffahrtsgesellschaftsrecht', text: 'Auch auf dem Rhein.' },
      ],
      texts: { 'about.text': 'Seit der ersten Fahrt auf dem Fluss.' },
    });
    for (const width of sample([320, 1440])) {
      const context = await open({
        bypassCSP: true,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${origin}/demos/${uniqueId}`, { waitUntil: 'networkidle' });
      expect(await findViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(findPaleTexts)).toEqual([]);
      await context.close();
    }
  });

  test.each(sample(looks, 5, 2).map(({ design, layout }) => [layout, design] as const))(
    'see a logo for dark grounds on a dark ground in the footer, %s in %s',
    async (layout, design) => {
      const account = await openAccount(origin);
      const uniqueId = await account.create(
        { businessName: 'Harbor', layout },
        { design, ...(await pictures('dark')) },
      );
      const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${origin}/demos/${uniqueId}`);
      expect(await page.locator('.foot-name .logo').evaluate(groundBehind)).toBeLessThan(0.3);
      await context.close();
    },
  );

  // Axe cannot judge the call's contrast, because pseudo-elements lie in it.
  test.each(['creative', 'bold', 'minimal'] as const)(
    'can read the call at the end of an inner page, %s in courtyard',
    async (layout) => {
      const account = await openAccount(origin);
      const uniqueId = await account.create(
        { businessName: 'Harbor', layout, primaryColor: '#5b2333', secondaryColor: '#d9a441' },
        { design: 'courtyard', services: [{ name: 'Baptisms', text: '' }] },
      );
      const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${origin}/demos/${uniqueId}/services`);
      const title = page.locator('.call h2');
      const [ink, ground] = [await title.evaluate(inkOf), await title.evaluate(groundBehind)];
      expect(Math.abs(ink - ground)).toBeGreaterThan(0.25);
      await context.close();
    },
  );

  test.each(sample(designs, 3, 2))(
    'can use the sections that trades need, in the design %s',
    async (design) => {
      const account = await openAccount(origin);
      const uniqueId = await account.create(
        {
          industry: 'retail',
          businessName: 'Harbor',
          phone: '+49 30 901820',
          hours: 'Mo–Fr 9–12 und 13–18 Uhr\nSo geschlossen',
        },
        {
          design,
          // A logo of dark letters needs a light ground, also on a dark page.
          ...(await pictures('light')),
          brands: ['Guild', 'Bosch'].map((name) => ({ name })),
          products: [{ name: 'Rye loaf', price: '€ 4.20', text: 'Dark.' }],
          rooms: [{ name: 'Garden room', price: '€ 90', details: '2 guests', text: 'Quiet.' }],
          timetable: [{ title: 'Yoga', day: 'Monday', time: '18:00', place: 'Hall' }],
          events: [
            {
              title: 'A fair',
              date: '2999-07-04',
              time: '',
              place: 'Hall',
              url: 'https://harbor.example/fair',
            },
          ],
          projects: [{ title: 'A roof', place: 'Leith', kind: '', text: 'Taken down.' }],
          emergency: { label: '', phone: '+49 30 901821' },
          download: { label: '', url: 'https://harbor.example/menu.pdf' },
          pictures: Object.fromEntries(
            ['gallery1', 'gallery2', 'project1', 'project1before'].map((place) => [
              place,
              { set: 'shopfront' },
            ]),
          ),
        },
      );
      const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${origin}/demos/${uniqueId}`, { waitUntil: 'networkidle' });
      await page.locator('#hours').scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator('.hours-now').textContent())
        .toMatch(/^(?:Open now · |Closed · |Opens )/u);
      // Yard shows the first comparison in its opening too.
      const handle = page.getByRole('slider', { name: 'Before and after: A roof' }).last();
      await handle.scrollIntoViewIfNeeded();
      await handle.focus();
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowRight');
          return handle.evaluate(
            (field: HTMLInputElement) =>
              field.value !== '50' &&
              getComputedStyle(field).getPropertyValue('--at') === `${field.value}%`,
          );
        })
        .toBe(true);
      const [picture] = await page.getByRole('button', { name: 'Enlarge picture' }).all();
      await picture?.focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('.view:popover-open').count()).toBe(1);
      const within = '.view:popover-open';
      expect(await findViolations(page, { within })).toEqual([]);
      const shown = (): Promise<string | null> =>
        page.locator('.view:popover-open').getAttribute('id');
      const first = await shown();
      await page.locator('.view:popover-open .view-step').first().waitFor();
      await page.keyboard.press('ArrowRight');
      expect(await shown()).not.toBe(first);
      expect(await findViolations(page, { within })).toEqual([]);
      await page.getByRole('button', { name: 'Previous picture' }).click();
      expect(await shown()).toBe(first);
      await page.keyboard.press('Escape');
      expect(await page.locator('.view:popover-open').count()).toBe(0);
      await expect
        .poll(() => picture?.evaluate((button) => button === document.activeElement))
        .toBe(true);
      expect(await findViolations(page)).toEqual([]);
      await context.close();
    },
  );
});
