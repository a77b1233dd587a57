import { describe, expect, test } from 'vitest';
import { choosePages, findPageLinks } from '../choose-pages.ts';
import {
  cardsHtml,
  scanPages,
  menuHtml,
  readTestPage,
  scanServices,
  testUrl,
} from './read-test-pages.ts';

describe('services that stand elsewhere than below a heading', () => {
  test('are those of the page about them, before what the home page only shows', async () => {
    const home = `<h2>In the window</h2>${cardsHtml('Red roses', 'Tall lilies', 'White peonies')}`;
    const body = `<h1>Our services</h1><h2>Weddings</h2><p>We bring the flowers to the church.</p><h2>Funerals</h2><p>We bind wreaths and crosses.</p><h2>Delivery</h2><p>We drive all over the valley.</p>`;
    const found = await scanPages(home, { kind: 'services', body });
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
    expect(scanServices(`<h2>Our story in pictures</h2>${slides}`)).toEqual([
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
    expect(scanServices(`<table>${rows.join('')}</table>`)).toEqual([
      'Hatha Yoga',
      'Yin Yoga',
      'Prenatal Pilates',
    ]);
  });

  test('are a menu whose entries share a word, and no menu of towns', () => {
    const glides = ['Felt glides', 'Rubber glides', 'Pin glides', 'Plastic glides'];
    expect(scanServices(menuHtml('For chairs', ...glides))).toEqual(glides);
    const towns = ['Leeds', 'York', 'Hull', 'Derby'].map((town) => `Glides in ${town}`);
    expect(scanServices(menuHtml('Where', ...towns))).toBeUndefined();
  });

  test('are followed by the goods that a menu names', () => {
    const html = `${menuHtml('Products', 'Garage doors', 'Sliding gates', 'Barriers')}<h2>Our services</h2><ul><li>Fitting</li><li>Repair</li><li>Delivery</li></ul>`;
    expect(scanServices(html)).toEqual([
      'Fitting',
      'Repair',
      'Delivery',
      'Garage doors',
      'Sliding gates',
      'Barriers',
    ]);
  });
});

test('a page of opening hours is read where the home page and two other pages of contact have none', async () => {
  const home =
    '<nav><a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a><a href="/sprechzeiten">Sprechzeiten</a></nav>';
  const links = findPageLinks(readTestPage(home), new URL(testUrl));
  expect(choosePages(await scanPages(home), links)).toContainEqual({
    url: `${testUrl}sprechzeiten`,
    kind: 'hours',
  });
});

test.each(['Contato', 'Fale conosco', 'İletişim', 'Kapcsolat'])(
  'a page called "%s" is one of contact',
  (text) => {
    const page = readTestPage(`<nav><a href="/p1">${text}</a></nav>`);
    expect(findPageLinks(page, new URL(testUrl)).contact).toEqual([`${testUrl}p1`]);
  },
);

describe('the page of one service', () => {
  const home = menuHtml('Services', 'Garage doors', 'Sliding gates', 'Barriers');
  const told = 'We build each of them in our own yard and fit it within a week.';

  test('is read where no page describes them all', async () => {
    const links = findPageLinks(readTestPage(home), new URL(testUrl), ['Garage doors', 'Barriers']);
    expect(links.service).toEqual([`${testUrl}entry-0`, `${testUrl}entry-2`]);
    const chosen = choosePages(await scanPages(home), { ...links, services: [] });
    expect(chosen).toEqual([
      { url: `${testUrl}entry-0`, kind: 'service' },
      { url: `${testUrl}entry-2`, kind: 'service' },
    ]);
  });

  test('describes that service alone, and says nothing of how to reach the firm', async () => {
    const body = `<h1>Garage doors</h1><p>Call 0113 496 0123 for a price of your own, any day.</p><p>${told}</p><p>doors@brenner.example</p>`;
    const found = await scanPages(home, { kind: 'service', body });
    expect(found.own?.serviceDetails?.value).toEqual([
      { name: 'Garage doors', description: told },
      { name: 'Sliding gates' },
      { name: 'Barriers' },
    ]);
    expect(found.email).toBeUndefined();
  });

  test('describes nothing with what it says as others do', async () => {
    const body = (name: string): string => `<h1>${name}</h1><p>${told}</p>`;
    const found = await scanPages(
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

test('the way to a firm is read before its legal notice, which may have no hours', () => {
  const home =
    '<a href="/impressum.html">Impressum</a><a href="/anfahrt.html">Anfahrt</a><a href="/vorstandschaft.html">Vorstandschaft</a>';
  const links = findPageLinks(readTestPage(home), new URL(testUrl));
  expect(links.contact).toEqual([`${testUrl}anfahrt.html`, `${testUrl}impressum.html`]);
  expect(links.team).toEqual([`${testUrl}vorstandschaft.html`]);
});

test('an article is never the page about the firm', () => {
  const home =
    '<a href="/blog/2024/what-to-know-about-oak">What to know about oak</a><a href="/firm">About us</a>';
  expect(findPageLinks(readTestPage(home), new URL(testUrl)).about).toEqual([`${testUrl}firm`]);
});

test('a menu of offers names services', () => {
  const offers = menuHtml('Angebote ▾', 'Unterricht', 'Schulpferde', 'Pensionspferde');
  expect(scanServices(offers)).toEqual(['Unterricht', 'Schulpferde', 'Pensionspferde']);
});
