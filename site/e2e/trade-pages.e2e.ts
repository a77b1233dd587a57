import { chooseDesign } from '../../templates-data/model/demo-kit.ts';
import { designs } from '../../templates-data/model/designs.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { containsWord } from '../../templates-data/model/contains-word.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import type { DemoView } from '../../templates-data/model/demo-view.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import { demoView } from '../../templates-data/model/demo-view.ts';
import { templateIndustries } from '../../templates-data/model/industries.ts';
import { languages } from '../../templates-data/model/languages.ts';
import { pagePaths } from '../../templates-data/model/sections.ts';
import { readBuiltSite, type BuiltSite } from '../../service/pages/built-site.ts';
import { demoKit } from '../../service/pages/demo-kits.ts';
import { renderPage } from '../../service/pages/render-page.ts';
import { isFullRun } from '../../service/testing/full-run.ts';
import { allTrades } from '../../service/testing/trade-demos.ts';
import { base, findFaults, listIds, readPage } from './read-demo-page.ts';

const folder = process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist';
const templatePages = [...pagePaths, '/not-found'] as const;

type TemplatePage = (typeof templatePages)[number];

let site: BuiltSite;
beforeAll(() => {
  site = readBuiltSite(folder, { origin: 'https://demos.example', stripe: false });
});

function show(
  demo: DemoValues,
  page: TemplatePage,
  isTrimmed = false,
): { html: string; view: DemoView } {
  const kit = demoKit(demo, site);
  const design = chooseDesign(demo, kit);
  const built = site.compile(`/demo-templates/${design}${page === '/' ? '' : page}`);
  if (!built) throw new Error(`${design} has no page ${page}`);
  const context = { canonical: '', demoId: 'x', page, base };
  const view = demoView(demo, kit, context, demoTimes(demo, kit, Date.now()));
  return { ...renderPage(built, { view, base, theme: undefined, isTrimmed }), view };
}

/** Without the year in the footer, the only figure of a page that is not content. */
const withoutYear = (text: string): string => text.replace(/© \d{4}/u, '');

describe('a demo with only a name', () => {
  test.each(allTrades)('of the trade $id shows only its own words in every language', (trade) => {
    const found: string[] = [];
    for (const [index, language] of languages.entries()) {
      // A sample reads each trade in four languages, and all trades in all of them.
      if (!isFullRun && (index + trade.id.length) % 3 !== 0) continue;
      const demo = {
        overrides: { businessName: 'Ada Quist', industry: trade.industry },
        lists: { trade: trade.id, language },
      };
      const home = show(demo, '/');
      const homePage = readPage(home.html);
      const homeIds = new Set(listIds(homePage));
      const inner = templatePages.filter((page) => page !== '/');
      const one = inner[(index + trade.id.length) % inner.length];
      for (const page of isFullRun
        ? templatePages
        : templatePages.filter((page) => page === '/' || page === one)) {
        if (page !== '/not-found' && !home.view.pages.includes(page)) continue;
        const { html, view } = page === '/' ? home : show(demo, page);
        const shown = page === '/' ? homePage : readPage(html);
        const { text } = shown;
        const at = `${trade.id} ${language} ${page}`;
        found.push(...findFaults(shown, view, homeIds).map((fault) => `${at}: ${fault}`));
        found.push(
          ...trade.absurd
            .filter((word) => containsWord(text, word))
            .map((word) => `${at}: says “${word}”`),
        );
        if (/\d/u.test(withoutYear(text)))
          found.push(
            `${at}: has a figure: ${/.{0,30}\d.{0,30}/u.exec(withoutYear(text))?.[0] ?? ''}`,
          );
        if (!html.includes(` lang="${language}"`))
          found.push(`${at}: is not marked as ${language}`);
        if (/★|⭐|\bratings?\b/iu.test(text)) found.push(`${at}: is rated`);
      }
      const words = homePage.text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
      if (trade.services.length > 0 && words < 150)
        found.push(`${trade.id} ${language}: ${words} words`);
    }
    expect(found).toEqual([]);
  });
});

test('a new demo has its page and sheets in 14.6 kB, in every industry', () => {
  const weights = templateIndustries.map((industry) => {
    const demo = {
      overrides: {
        businessName: 'Ada Quist',
        industry,
        slogan: 'Plain words, well kept',
        description: 'We work for people of the town and around it. '.repeat(4),
        phone: '902 555 0199',
        email: 'hello@quist.example',
        address: '9 Pier Road\nHalifax, NS B3J 2K9',
      },
      lists: { language: 'en' },
    };
    const { html } = show(demo, '/', true);
    return { industry, bytes: brotliCompressSync(html).length };
  });
  // The limit leaves 1,000 bytes for headers.
  expect(weights.filter(({ bytes }) => bytes > 13_600)).toEqual([]);
});

test('a demo with every section that a scan can fill has its page and sheets in 14.6 kB, in every design', () => {
  const lists = {
    language: 'en',
    brands: ['Bosch', 'Guild of plumbers', 'Grohe'].map((name) => ({ name })),
    products: ['Rye loaf', 'Olive bread', 'Plum cake'].map((name) => ({
      name,
      price: '4.20',
      text: 'Dark.',
    })),
    timetable: ['Monday', 'Tuesday', 'Friday'].map((day) => ({
      title: 'Yoga',
      day,
      time: '18:00',
      place: 'Hall',
    })),
    projects: ['A roof', 'A yard'].map((title) => ({
      title,
      place: 'Leith',
      kind: '',
      text: 'Taken down, and built.',
    })),
    emergency: { label: '', phone: '+49 30 1100' },
    download: { label: '', url: 'https://harbor.example/menu.pdf' },
  };
  const overrides = {
    businessName: 'Ada Quist',
    industry: 'retail',
    phone: '+49 30 901820',
    hours: 'Mo–Fr 9–12, 13–18\nSa 10–14\nSo closed',
  };
  const weights = designs.map((design) => {
    const { html } = show({ overrides, lists: { ...lists, design } }, '/', true);
    return { design, bytes: brotliCompressSync(html).length };
  });
  expect(weights.filter(({ bytes }) => bytes > 13_600)).toEqual([]);
});

test.each([
  ['Courtyard', ['start-page', 'islands/hours', 'islands/daylight']],
  ['Menu', ['start-page', 'islands/hours', 'islands/day']],
])('a page of %s with opening hours needs at most 2,000 bytes of script', (_, files) => {
  const bytes = files.map(
    (file) => brotliCompressSync(readFileSync(join(folder, `${file}.js`))).length,
  );
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(2000);
});

test.each(['hu', 'el', 'ar'])(
  'a demo in a language without words of ours (%s) marks its own in it',
  (language) => {
    const demo = {
      overrides: { businessName: 'Ada Quist', industry: 'law', description: 'Vlastní slova' },
      lists: {
        language,
        services: [{ name: 'Služba', text: 'Popis' }],
        people: [{ name: 'Ola', title: 'Vedoucí', bio: '', department: '' }],
      },
    };
    const { html } = show(demo, '/');
    expect(html).toMatch(/<html[^>]* lang="en"/u);
    for (const own of ['Vlastní slova', 'Služba', 'Ola']) {
      const before = html.slice(html.indexOf('<main'), html.indexOf(own, html.indexOf('<main')));
      expect([
        own,
        before.lastIndexOf(`lang="${language}"`) > before.lastIndexOf('<section'),
      ]).toEqual([own, true]);
    }
  },
);
