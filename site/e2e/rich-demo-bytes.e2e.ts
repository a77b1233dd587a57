import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoKit } from '../../service/pages/demo-kits.ts';
import { readBuiltSite } from '../../service/pages/built-site.ts';
import { renderPage } from '../../service/pages/render-page.ts';
import { listNames, listRules, type ListName } from '../../templates-data/model/content-rules.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import { demoView } from '../../templates-data/model/demo-view.ts';
import { designs } from '../../templates-data/model/designs.ts';

/** The sentences of the sample firms, which compress like a client's own texts. */
const sentences = readdirSync('templates-data/firms').flatMap((file) =>
  (
    readFileSync(join('templates-data/firms', file), 'utf8').match(
      /[A-Z][a-z’]+ [^:"\n]{20,200}?[.?](?= |$)/gmu,
    ) ?? []
  ).filter((sentence) => !sentence.includes('{')),
);

/** Typical lengths of clients' texts, in characters; all other texts are names of 24. */
const lengths: Readonly<Record<string, number>> = {
  'services.text': 150,
  'people.bio': 250,
  'testimonials.quote': 220,
  'faqs.question': 60,
  'faqs.answer': 250,
  'articles.title': 60,
  'priceList.text': 50,
  'products.text': 80,
  'rooms.text': 120,
  'projects.text': 160,
};

let next = 0;
function prose(length: number): string {
  let text = '';
  while (text.length < length) {
    text += `${sentences[next % sentences.length] ?? ''} `;
    next += 1;
  }
  return text.slice(0, length).trim();
}

function textFor(list: ListName, name: string, index: number): string {
  if (name === 'url' || name === 'source') return `https://quist.example/${list}-${index}`;
  if (list === 'events' && name === 'date') return `2999-0${1 + (index % 9)}-${11 + index}`;
  if (name === 'price') return `${(index * 7.3 + 4.5).toFixed(2)} €`;
  if (name === 'day') return ['Monday', 'Tuesday', 'Wednesday', 'Friday'][index % 4] ?? '';
  if (name === 'time') return `${8 + (index % 11)}:30`;
  if (name === 'group') return `Group ${Math.floor(index / 8)}`;
  if (name === 'value') return `${index * 37 + 12}`;
  if (name === 'network')
    return ['facebook', 'instagram', 'linkedin', 'youtube', 'x', 'tiktok'][index % 6] ?? '';
  return prose(lengths[`${list}.${name}`] ?? 24);
}

/** Every list with its maximum number of items. */
function fullLists(): Record<string, Record<string, string>[]> {
  return Object.fromEntries(
    listNames.map((list) => [
      list,
      Array.from({ length: listRules[list].max }, (_, index) =>
        Object.fromEntries(
          Object.keys(listRules[list].texts).map((name) => [name, textFor(list, name, index)]),
        ),
      ),
    ]),
  );
}

test('a demo with every list full has its page and sheets in 24 kB, in every design', () => {
  const folder = process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist';
  const site = readBuiltSite(folder, { origin: 'https://demos.example', stripe: false });
  const lists = { ...fullLists(), language: 'en', founded: '1987' };
  const overrides = {
    businessName: 'Ada Quist',
    industry: 'retail',
    slogan: 'Plain words, well kept',
    description: prose(240),
    phone: '+49 30 901820',
    email: 'hello@quist.example',
    address: '9 Pier Road\nHalifax, NS B3J 2K9',
    hours: 'Mo–Fr 9–12, 13–18\nSa 10–14\nSo closed',
  };
  const weights = designs.map((design) => {
    const demo = { overrides, lists: { ...lists, design } };
    const kit = demoKit(demo, site);
    const built = site.compile(`/demo-templates/${design}`);
    if (!built) throw new Error(`${design} is not built`);
    const context = { canonical: '', demoId: 'x', page: '/', base: '/demos/x' } as const;
    const view = demoView(demo, kit, context, demoTimes(demo, kit, Date.now()));
    const { html } = renderPage(built, {
      view,
      base: '/demos/x',
      theme: undefined,
      isTrimmed: true,
    });
    return { design, bytes: brotliCompressSync(html).length };
  });
  // 24 kB leave 1,000 bytes for headers, and some for longer texts; these have 17,642 to 19,417.
  expect(weights.filter(({ bytes }) => bytes > 20_500)).toEqual([]);
});
