import { describe, expect, inject, test } from 'vitest';
import { isFullRun, sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { designSamples } from './design-samples.ts';

const origin = inject('origin');
const paths = ['/services', '/team', '/about', '/faq', '/articles', '/contact', '/not-there'];
/** Each other page, beginning with another one in each design; all of them in the full run. */
const pathsIn = (industry: (typeof designSamples)[number]): readonly string[] =>
  paths.filter((_, index) => isFullRun || (index + designSamples.indexOf(industry)) % 2 === 0);

describe.skipIf(!hasBrowser)('pages of a demo', () => {
  const { open } = useBrowser();

  test.each(sample(designSamples, 3))(
    'never scroll sideways on a phone, however long the client’s words are, on %s',
    async (industry) => {
      const word = 'Grundstücksverkehrsgenehmigungszuständigkeit';
      const account = await openAccount(origin);
      const uniqueId = await account.create(
        {
          industry,
          businessName: `${word} mbB`,
          description: word,
          email: `${'kanzlei'.repeat(8)}@harbor.example`,
          address: `${word}straße 1\n78166 ${word}`,
        },
        {
          services: [{ name: word, text: word }],
          people: [{ name: word, title: word, bio: word, department: '' }],
          testimonials: [{ quote: word.repeat(3), author: word.repeat(2), source: '' }],
          figures: [{ value: '1234567890123', label: word }],
          faqs: [{ question: word, answer: word.repeat(4) }],
          articles: [{ title: word.repeat(2), date: word.slice(0, 40), url: 'https://a.example/' }],
          priceList: [
            { name: word, price: '12.345.678,00 €', text: word, details: word, group: word },
          ],
          areas: [{ name: word }],
          brands: [{ name: word }],
          products: [{ name: word, price: '12.345.678,00 €', text: word }],
          rooms: [{ name: word, price: '12.345.678,00 €', details: word, text: word }],
          timetable: [
            { title: word, day: word.slice(0, 40), time: word.slice(0, 40), place: word },
          ],
          events: [
            { title: word, date: '2999-07-04', time: word.slice(0, 40), place: word, url: '' },
          ],
          projects: [{ title: word, place: word, kind: word, text: word }],
          emergency: { label: word, phone: '+49 (0)7721 / 901820-4711' },
          download: { label: word, url: `https://${'satzung'.repeat(8)}.example/a.pdf` },
          texts: { 'about.principle1': word, 'about.principle1Text': word, 'about.badge1': word },
        },
      );
      const context = await open({
        viewport: { width: 320, height: 800 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of ['', ...pathsIn(industry)]) {
        await page.goto(`${origin}/demos/${uniqueId}${path}`);
        // The innermost elements that are wider than the window.
        const beyond = await page.evaluate(() =>
          document.documentElement.scrollWidth <= window.innerWidth
            ? []
            : Array.from(document.querySelectorAll('body *'))
                .filter(
                  (one) =>
                    one.getBoundingClientRect().right > window.innerWidth + 1 &&
                    one.children.length === 0,
                )
                .map(
                  (one) =>
                    `${one.closest('section, header, footer')?.className ?? ''} > ${one.tagName}.${one.className}`,
                ),
        );
        expect.soft(beyond, path).toEqual([]);
      }
      await context.close();
    },
  );
});
