import { describe, expect, test } from 'vitest';
import { choosePages, findPageLinks } from '../choose-pages.ts';
import { extractPage } from '../extract-page.ts';
import type { FurtherDocument } from '../extraction.ts';
import type { Findings } from '../findings.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findServices } from './find-services.ts';

const url = 'https://brenner.example/';
const page = (html: string): Page => readPage(html, new URL(url));
const services = (html: string): readonly string[] | undefined => findServices(page(html))?.values;
const across = async (
  home: string,
  ...further: readonly Pick<FurtherDocument, 'kind' | 'body'>[]
): Promise<Findings> => {
  const documents = further.map((one, index) => ({
    ...one,
    url: `${url}${index}`,
    contentType: 'text/html',
  }));
  const document = { url, body: home, contentType: 'text/html' };
  const work = { kind: 'words', home: document, further: documents, answer: undefined } as const;
  return (await extractPage(work)).findings;
};

const cards = (...heads: readonly string[]): string =>
  heads
    .map((head) => `<h3>${head}</h3><p>A few words about what this is and what it costs.</p>`)
    .join('');
const menu = (title: string, ...entries: readonly string[]): string =>
  `<nav><ul><li><a href="/all">${title}</a><ul>${entries
    .map((text, index) => `<li><a href="/entry-${index}">${text}</a></li>`)
    .join('')}</ul></li></ul></nav>`;

describe('services that stand elsewhere than below a heading', () => {
  test('are those of the page about them, before what the home page only shows', async () => {
    const home = `<h2>In the window</h2>${cards('Red roses', 'Tall lilies', 'White peonies')}`;
    const body = `<h1>Our services</h1><h2>Weddings</h2><p>We bring the flowers to the church.</p><h2>Funerals</h2><p>We bind wreaths and crosses.</p><h2>Delivery</h2><p>We drive all over the valley.</p>`;
    const found = await across(home, { kind: 'services', body });
    expect(found.services?.values).toEqual([
      'Weddings',
      'Funerals',
      'Delivery',
      'Red roses',
      'Tall lilies',
      'White peonies',
    ]);
  });

  test('are slides with words of their own, whatever is written above them', () => {
    const slides = ['Smoked ribs', 'Pulled pork', 'Corn bread']
      .map((head) => `<div class="slide"><h3>${head}</h3><p>Slowly made over oak wood.</p></div>`)
      .join('');
    expect(services(`<h2>Our story in pictures</h2>${slides}`)).toEqual([
      'Smoked ribs',
      'Pulled pork',
      'Corn bread',
    ]);
  });

  test('are the lessons of a timetable in columns, without whom each is for', () => {
    const row = (time: string, lesson: string): string =>
      `<tr><td>${time}</td><td>${lesson}</td></tr>`;
    const rows = [
      row('11:00', 'Hatha Yoga Tous niveaux'),
      row('12:30', 'Yin Yoga Débutants'),
      row('17:30', 'Hatha Yoga Tous niveaux'),
      row('19:00', 'Prenatal Pilates'),
    ];
    expect(services(`<table>${rows.join('')}</table>`)).toEqual([
      'Hatha Yoga',
      'Yin Yoga',
      'Prenatal Pilates',
    ]);
  });

  test('are a menu whose entries share a word, and no menu of towns', () => {
    const glides = ['Felt glides', 'Rubber glides', 'Pin glides', 'Plastic glides'];
    expect(services(menu('For chairs', ...glides))).toEqual(glides);
    const towns = ['Leeds', 'York', 'Hull', 'Derby'].map((town) => `Glides in ${town}`);
    expect(services(menu('Where', ...towns))).toBeUndefined();
  });

  test('are followed by the goods that a menu names', () => {
    const html = `${menu('Products', 'Garage doors', 'Sliding gates', 'Barriers')}<h2>Our services</h2><ul><li>Fitting</li><li>Repair</li><li>Delivery</li></ul>`;
    expect(services(html)).toEqual([
      'Fitting',
      'Repair',
      'Delivery',
      'Garage doors',
      'Sliding gates',
      'Barriers',
    ]);
  });
});

describe('the page of one service', () => {
  const home = menu('Services', 'Garage doors', 'Sliding gates', 'Barriers');
  const told = 'We build each of them in our own yard and fit it within a week.';

  test('is read where no page describes them all', async () => {
    const links = findPageLinks(page(home), new URL(url), ['Garage doors', 'Barriers']);
    expect(links.service).toEqual([`${url}entry-0`, `${url}entry-2`]);
    const chosen = choosePages(await across(home), { ...links, services: [] });
    expect(chosen).toEqual([
      { url: `${url}entry-0`, kind: 'service' },
      { url: `${url}entry-2`, kind: 'service' },
    ]);
  });

  test('describes that service alone, and says nothing of how to reach the firm', async () => {
    const body = `<h1>Garage doors</h1><p>Call 0113 496 0123 for a price of your own, any day.</p><p>${told}</p><p>doors@brenner.example</p>`;
    const found = await across(home, { kind: 'service', body });
    expect(found.own?.serviceDetails?.value).toEqual([
      { name: 'Garage doors', description: told },
      { name: 'Sliding gates' },
      { name: 'Barriers' },
    ]);
    expect(found.email).toBeUndefined();
  });

  test('describes nothing with what it says as others do', async () => {
    const body = (name: string): string => `<h1>${name}</h1><p>${told}</p>`;
    const found = await across(
      home,
      { kind: 'service', body: body('Garage doors') },
      { kind: 'service', body: body('Barriers') },
    );
    expect(found.own?.serviceDetails?.value.map(({ description }) => description)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
