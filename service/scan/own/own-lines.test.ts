import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findDescription } from '../words/find-description.ts';
import { findName } from '../name/find-name.ts';
import { findAbout } from './find-about.ts';
import { findCallToAction } from './find-actions.ts';
import { findFaqs } from './find-faqs.ts';
import { findFigures } from './find-figures.ts';
import { findPriceList } from './find-prices.ts';
import { findTagline } from './find-tagline.ts';
import type { SitePage } from './own-words.ts';

const home = (html: string): readonly SitePage[] => [
  { page: readPage(html, new URL('https://brenner.example/')), kind: 'home' },
];
const told =
  '<p>We have baked our bread by hand in Leeds for many years and still do so every morning.</p>';

describe('the heading of what a firm tells about itself', () => {
  test.each([
    'Welcome to our homepage!',
    'Willkommen auf unserer Internetseite',
    'Bienvenue sur notre site',
    'Benvenuti',
    'Witamy na naszej stronie internetowej',
  ])('is not a greeting: %s', (head) => {
    const about = findAbout(home(`<h2>${head}</h2>${told}`), 'Brenner')?.value;
    expect(about?.paragraphs).toHaveLength(1);
    expect(about?.heading).toBeUndefined();
  });

  test('may welcome to the firm itself', () => {
    const about = findAbout(home(`<h2>Welcome to Brenner’s bakery</h2>${told}`), 'Brenner')?.value;
    expect(about?.heading).toBe('Welcome to Brenner’s bakery');
  });
});

test('keywords in a row are not what a firm tells about itself', () => {
  const html =
    '<h2>About us</h2><p>titanium niobium platinum copper magnesium zirconium nickel brass steel</p>';
  expect(findAbout(home(html), 'Brenner')).toBeUndefined();
});

test('entries of a menu in one line are not what a firm tells about itself', () => {
  const html =
    '<div class="page"><div>Bookings Treatments Price List Lashes Brows Aesthetics Press Events Academy About Our Blog Contact</div></div>';
  expect(findAbout(home(html), 'Brenner')).toBeUndefined();
});

test.each([
  '<h1>PROMOZIONE VALIDA TUTTO MARZO</h1>',
  '<h1>From the Pastor’s Desk</h1>',
  '<h1>Skontaktuj się z nami</h1>',
  '<div class="modal"><h2>We call you back within the hour</h2></div>',
])('the opening line is not %s', (html) => {
  expect(findTagline(home(html), 'Brenner')).toBeUndefined();
});

test('a description holds no tags, and none of a template', () => {
  const described = (text: string): string | undefined =>
    findDescription(
      readPage(`<meta name="description" content="${text}">`, new URL('https://brenner.example/')),
    )?.value;
  expect(
    described('&lt;b&gt;Emeralds of the mountain&lt;/b&gt; set in gold by our own hands.'),
  ).toBe('Emeralds of the mountain set in gold by our own hands.');
  expect(described('Some quick example text to build on the card title of it.')).toBeUndefined();
  expect(described('Check out the new website, and like us on our Facebook page!')).toBeUndefined();
  expect(described('Construction Company Website Template for your firm')).toBeUndefined();
});

test('a name stands without the bracket of the sign before it', () => {
  const page = readPage('<footer>(c) «ArtRock» 2024</footer><title>ArtRock</title>', undefined);
  expect(findName(page)?.value).toBe('ArtRock');
});

describe('a price list', () => {
  const items = (html: string): unknown => findPriceList(home(html))?.list.value;
  const row = (...cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

  test('in two columns takes no name of the next row for its text', () => {
    const html = `<table>${row('Cut and blow dry, long hair', '€ 45')}${row('Colour of the whole head, short', '€ 60')}${row('Beard, with hot towels', '€ 20')}</table>`;
    expect(items(html)).toEqual([
      { name: 'Cut and blow dry, long hair', price: '€ 45' },
      { name: 'Colour of the whole head, short', price: '€ 60' },
      { name: 'Beard, with hot towels', price: '€ 20' },
    ]);
  });

  test('calls what it measures by its heading', () => {
    const card = (head: string, price: string): string =>
      `<h3>${head}</h3><p>60 / 90 Min</p><p>${price}</p>`;
    const html = `${card('Thai-Massage', 'ab 55 €')}${card('Hot-Stone-Massage', 'ab 75 €')}${card('Bambus-Massage', 'ab 70 €')}`;
    expect(items(html)).toMatchObject([
      { name: 'Thai-Massage, 60 / 90 Min', price: 'ab 55 €' },
      { name: 'Hot-Stone-Massage, 60 / 90 Min', price: 'ab 75 €' },
      { name: 'Bambus-Massage, 60 / 90 Min', price: 'ab 70 €' },
    ]);
  });

  test('names nothing by a drawing or by what stands in brackets', () => {
    const html =
      '<p>🩺 Consulta médica $10.00</p><p>💉 Vacunación $12.00</p><p>(Full) $14.00</p><p>✂️ Peluquería $8.00</p>';
    expect(items(html)).toMatchObject([
      { name: 'Consulta médica' },
      { name: 'Vacunación' },
      { name: 'Peluquería' },
    ]);
  });
});

test.each([
  ['de 3 a 30 toneladas', undefined],
  ['w Zespole Szkół Ogólnokształcących', undefined],
  ['Alquiler de montacargas para su empresa', 'Alquiler de montacargas para su empresa'],
])('a tagline is not the rest of a line before it: %s', (line, tagline) => {
  expect(findTagline(home(`<h1>${line}</h1>`), 'Brenner')?.value).toBe(tagline);
});

test('a description tells nothing of a single dish', () => {
  const dish =
    'Pesca del día en leche de tigre clásica, chile habanero, cebolla morada y cilantro.';
  const firm =
    'Cocinamos desde hace muchos años con pescado fresco del mar y con mucho cariño en casa.';
  const html = `<h3>Cebiche</h3><p>${dish}</p><p>$ 195</p><p>${firm}</p>`;
  expect(findDescription(readPage(html, new URL('https://brenner.example/')))?.value).toBe(firm);
});

test('the headline of a page groups no prices, and a heading in two lines is one', () => {
  const rows = ['Fatos', 'Peles', 'Carpetes'].map((name) => `<p>${name}</p><p>Desde 3,00€</p>`);
  const groups = (head: string): readonly (string | undefined)[] =>
    findPriceList(home(`${head}${rows.join('')}`))?.list.value.map(({ group }) => group) ?? [];
  expect(groups('<h1>Limpeza a seco<br>de todo o vestuário</h1>')).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(new Set(groups('<h2>Limpeza<br>a seco</h2>'))).toEqual(new Set(['Limpeza a seco']));
});

test.each(['от 1 750 бел. рублей / мес', '500 грн', '12 000 ₸', '25 лв.'])(
  'a price may be in %s',
  (price) => {
    const rows = ['Вокал', 'Гитара', 'Барабаны'].map((name) => `<p>${name}</p><p>${price}</p>`);
    expect(findPriceList(home(rows.join('')))?.list.value).toHaveLength(3);
  },
);

test('a question in two lines is asked whole', () => {
  const html = `<h2>Вопросы</h2>${[1, 2]
    .map(
      (n) =>
        `<h3>Что важно при поставке<br>и ремонте станка ${n}?</h3><p>Мы отвечаем за срок и качество работы.</p>`,
    )
    .join('')}`;
  expect(findFaqs(home(html))?.value[0]?.question).toBe(
    'Что важно при поставке и ремонте станка 1?',
  );
});

test('a button asks without the number that it holds', () => {
  const html = '<a class="btn" href="tel:+33744296897">Appelez-nous<span>07 44 29 68 97</span></a>';
  expect(findCallToAction(home(html))?.value).toBe('Appelez-nous');
});

test('numbered steps beside figures are none', () => {
  const row = (...pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([value, label]) => `<p>${value}</p><p>${label}</p>`).join('');
  const steps = row(['1', 'Sie melden sich'], ['2', 'Persönliche Beratung'], ['3', 'Hilfe kommt']);
  const figures = row(['25+', 'Jahre Erfahrung'], ['400', 'Zufriedene Familien']);
  expect(findFigures(home(figures + steps))?.value.map(({ value }) => value)).toEqual([
    '25+',
    '400',
  ]);
  expect(findFigures(home(steps))).toBeUndefined();
});

test('what a website tells of its own repair is neither about the firm nor its description', () => {
  const notice =
    '<p>Unsere Website befindet sich in der Wartung. Hier finden Sie die wichtigsten Informationen.</p>';
  const page = home(`<h2>Über uns</h2>${notice}${told}`);
  expect(findAbout(page, 'Brenner')?.value.paragraphs).toHaveLength(1);
  expect(findDescription(readPage(`${notice}${told}`, undefined))?.value).toMatch(/baked/u);
});

test.each(['Le Centre de la Danse', 'ul. Sienkiewicza nowa 74', 'Venir au cabinet'])(
  'the name, an address and a link are not an opening line: %s',
  (head) => {
    expect(findTagline(home(`<h1>${head}</h1>`), 'Le Centre de la Danse')).toBeUndefined();
  },
);

test('a paragraph that announces a day says nothing of the firm, unless it tells its history', () => {
  const market =
    '<p>Am 03.12.2027 findet unser Weihnachtsmarkt statt, zu dem wir Sie alle herzlich einladen.</p>';
  const history =
    '<p>Am 03.12.2017 haben wir unsere Backstube in Leeds eröffnet und backen seither jeden Tag.</p>';
  const about = findAbout(home(`<h2>Über uns</h2>${market}${history}${told}`), 'Brenner')?.value;
  expect(about?.paragraphs).toHaveLength(2);
});

test('the heads of cards and a menu in a heading are no taglines', () => {
  const dishes = ['Tris di Causa', 'Ceviche', 'Chaufa de Pollo', 'Lomo Saltado']
    .map((dish) => `<div class="dish-card"><h3>${dish}</h3><a href="/menu">Menu</a></div>`)
    .join('');
  expect(findTagline(home(dishes), 'Brenner')).toBeUndefined();
  const pair = ['Beauté des mains', 'Beauté du regard']
    .map((head) => `<div class="arche"><h2>${head}</h2></div>`)
    .join('');
  expect(findTagline(home(pair), 'Brenner')).toBeUndefined();
  const menu = '<div class="menue"><h2>Bad Treppen Fassaden Grabsteine</h2></div>';
  expect(findTagline(home(menu), 'Brenner')).toBeUndefined();
});

test('a question is not answered by a link or a form', () => {
  const ask = (question: string, answer: string): string => `<h3>${question}</h3><p>${answer}</p>`;
  const own = 'We come within two days and bring all the parts that we need.';
  const html = `<h2>FAQ</h2>${ask('What should a roof have?', '| Jan 16, 2022 Read More')}${ask(
    'More to ask?',
    'Use our contact form to send us your questions about roofs.',
  )}${ask('How soon can you come?', own)}${ask('Do you bring all the parts?', own)}`;
  expect(findFaqs(home(html))?.value.map(({ question }) => question)).toEqual([
    'How soon can you come?',
    'Do you bring all the parts?',
  ]);
});

test('the line below a greeting is the tagline, and a question beside a slider is not', () => {
  const html =
    '<section class="hero"><h1>Benvenuti da Brenner</h1><p class="hero-subtitle">Autentica cucina del Tirolo nel cuore di Varese</p></section><div class="carousel faq"><h3>Che cos’è il canederlo tirolese?</h3></div>';
  expect(findTagline(home(html), 'Brenner')?.value).toBe(
    'Autentica cucina del Tirolo nel cuore di Varese',
  );
});

test('a sentence that small headings hold in parts is what the firm tells', () => {
  const html =
    '<h4><p>Curiamo i tuoi giardini come fossero i nostri, con passione:</p><p>diamo forma alla natura con cura, offrendo manutenzione,</p><p>cura del prato e soluzioni su misura.</p></h4>';
  expect(findAbout(home(html), 'Brenner')?.value.paragraphs).toEqual([
    'Curiamo i tuoi giardini come fossero i nostri, con passione: diamo forma alla natura con cura, offrendo manutenzione, cura del prato e soluzioni su misura.',
  ]);
});

test.each([
  '<h1>Dott.ssa Mara Brenner</h1>',
  '<h1>Vieni a trovarci in negozio</h1>',
  '<h3>Info du mois de mai</h3>',
  '<h1>Baking bread is an art in itself" - Gene Tallow</h1>',
  '<section>Bel ons &middot; open maps</section>',
])('neither a title nor a request is an opening line: %s', (html) => {
  expect(findTagline(home(html), 'Mara Brenner')).toBeUndefined();
});

test.each([
  '<div class="modal fade"><p>Our Christmas market opens at noon, and we look forward to seeing all of you there.</p></div>',
  '<p>In diesem Abschnitt dürfen wir uns und unsere Arbeit allen unseren Gästen vorstellen.</p>',
  '<p>I know that many are worried about a second lockdown, but our practice will stay open for all of you.</p>',
  '<p>Unsere Website befindet sich in der Wartung, wir bitten um Geduld und sind am Telefon für Sie da.</p>',
])('a notice does not describe the firm: %s', (notice) => {
  const about = findAbout(home(`${notice}${told}`), 'Brenner')?.value;
  expect(about?.paragraphs).toHaveLength(1);
  expect(about?.paragraphs[0]).toContain('baked our bread');
});

test('a second heading as long as a sentence is what the firm tells about itself', () => {
  const sentence =
    'Brenner is a salon run by a family, and our two hairdressers never stop to learn what is new in their trade';
  const html = `<h1>Brenner</h1><h2>Energy</h2><h2>${sentence}</h2>`;
  expect(findAbout(home(html), 'Brenner')?.value.paragraphs).toEqual([sentence]);
});

test('a section that a class calls an overlay tells about the firm', () => {
  const html = `<div class="about overlay">${told}</div>`;
  expect(findAbout(home(html), 'Brenner')?.value.paragraphs).toHaveLength(1);
});
