import { describe, expect, test } from 'vitest';
import type { PageKind } from '../page-kinds.ts';
import { toFoundServices } from '../lists/service-words.ts';
import { readPage } from '../page/read-page.ts';
import { findServiceDetails } from './find-service-details.ts';
import { findOwnWords } from './find-own-words.ts';
import { findPriceList } from './find-prices.ts';
import type { FoundOwnWords, SitePage } from './own-words.ts';

const at = (kind: PageKind | 'home', html: string): SitePage => ({
  page: readPage(html, new URL(`https://brenner.example/${kind === 'home' ? '' : kind}`)),
  kind,
});
const read = (home: string, further: Partial<Record<PageKind, string>> = {}): FoundOwnWords => {
  const pages = [at('home', home)];
  for (const kind of ['about', 'services', 'prices', 'faq', 'articles', 'gallery'] as const) {
    const html = further[kind];
    if (html !== undefined) pages.push(at(kind, html));
  }
  const services = toFoundServices(['Roof repair', 'Gutters'], 'heading', 0.7);
  const prices = findPriceList(pages);
  return findOwnWords(pages, { name: 'Brenner Roofing', services, prices });
};

describe('the opening line', () => {
  test.each([
    ['<h1>Dry homes since my grandfather’s day</h1>', 'Dry homes since my grandfather’s day'],
    ['<h1><div>Where old</div><div>slates stay put</div></h1>', 'Where old slates stay put'],
    ['<h1>Where slates and gutters</h1><h2>stay put</h2>', 'Where slates and gutters stay put'],
    ['<h1>Roofs from the valley</h1><h2>Our yard</h2>', 'Roofs from the valley'],
    ['<h1>Brenner Roofing</h1><h2>We keep the rain out</h2>', 'We keep the rain out'],
    [
      '<h1><span>Slate and lead from our own yard since spring</span><span>Welcome to your roofers in the valley</span></h1>',
      'Slate and lead from our own yard since spring',
    ],
  ])('is read from %s', (html, tagline) => {
    expect(read(html).tagline?.value).toBe(tagline);
  });

  test.each([
    '<h1>Brenner Roofing</h1>',
    '<h1>Welcome to Brenner Roofing</h1>',
    '<h1>Lorem ipsum dolor sit amet</h1>',
    '<h1>First slide label</h1>',
    '<h1>Worship times for the whole family</h1>',
    '<h1>Call 512-474-0147 for a quote</h1>',
  ])('is not taken from %s', (html) => {
    expect(read(html).tagline).toBeUndefined();
  });
});

describe('the text about the firm', () => {
  const said =
    'Three brothers run the yard, and each of them has climbed more roofs than he can count.';
  test('is the part of the home page that is called so, up to its end', () => {
    const { about } = read(
      `<h2>About us</h2><p>${said}</p><h2>News</h2><p>We were closed for the whole of last week, but are back now.</p>`,
    );
    expect(about?.value).toEqual({ heading: 'About us', paragraphs: [said] });
  });

  test('comes from the page about the firm where the home page has none', () => {
    const about = `<main><h1>Our yard</h1><p>${said}</p><p>“They mended our roof within one single rainy day.”</p></main>`;
    expect(read('<h1>Roofs</h1>', { about }).about?.value).toEqual({
      heading: 'Our yard',
      paragraphs: [said],
    });
  });

  test('is never what a builder wrote there', () => {
    const html =
      '<h2>About us</h2><p>I’m a paragraph. Click here to add your own text and edit me. It’s easy.</p>';
    expect(read(html).about).toBeUndefined();
  });
});

test.each([
  ['<p>A family business since 1974, and still on the same street.</p>', '1974'],
  ['<p>Wir wurden 1998 gegründet und sind seit 1998 am Ort.</p>', '1998'],
  ['<p>Depuis 2003, nous réparons les toits.</p>', '2003'],
  ['<p>© since 2009 Brenner</p>', undefined],
  ['<p>Anna has been in the team since 2018.</p>', undefined],
  ['<p>Since 1990.</p><p>Founded in 1920.</p>', undefined],
  ['<p>Roofs for Leeds since 1971. Thousands of customers later we are still here.</p>', '1971'],
  ['<p>1925</p><p>Gründung</p><p>165</p><p>Mitglieder</p>', '1925'],
  ['<h1>Flowers, since 1990</h1><footer>Emotions in flowers since 1920.</footer>', '1990'],
  ['<p>Elle a été créée en 1960 par le professeur Caycedo, neuropsychiatre.</p>', undefined],
  ['<p>Notre école est au village. Elle a été créée en 1960 par deux amis.</p>', '1960'],
  ['<p>Vincenzi began in 1918 with engines, and has made pumps since 1952.</p>', undefined],
  ['<p>Member of the chapter of realtors since 1997.</p>', undefined],
  ['<p>My own floral journey began in 1981 at a shop in Leeds.</p>', undefined],
  ['<p>Our first websites were created in 1999, in the age of modems.</p>', undefined],
  ['<p>The brewery was founded in 1890 by our great-grandfather.</p>', '1890'],
  ['<p>The kennels were established in 1972.</p>', '1972'],
  ['<p>Der Verein hat 165 Mitglieder und wurde 1925 gegründet.</p>', '1925'],
  ['<p>Our members have trusted us since 1950.</p>', '1950'],
  ['<p>As members of the guild we have worked here since 1950.</p>', '1950'],
  ['<p>Mitglied der Innung Leeds seit 1985.</p>', undefined],
  ['<p>A member of the Tallow Group, which was established in 1900.</p>', undefined],
  ['<p>Er ist seit 1985 in Leeds.</p>', '1985'],
  ['<p>Es gibt uns seit 1985.</p>', '1985'],
  ['<p>He opened the shop in 1985.</p>', '1985'],
  ['<p>Sie ist seit 2003 Lehrerin.</p>', undefined],
  ['<p>Elle exerce depuis 2003.</p>', undefined],
  ['<p>She has worked with horses since 1990.</p>', undefined],
  ['<p>Baked with love since 1974.</p>', '1974'],
  ['<p>Our story began in 1974 with one oven.</p>', '1974'],
  ['<p>Seit Februar 1992 sind wir in Leeds tätig.</p>', '1992'],
  ['<p>Depuis janvier 1992, notre atelier est au village.</p>', '1992'],
  ['<p>Since 2021 we also offer massages.</p>', undefined],
  ['<p>Seit März 2021 bieten wir auch Massagen an.</p>', undefined],
  ['<p>Depuis 2021, nous proposons aussi des massages.</p>', undefined],
  ['<p>Since 1987 serving New York.</p>', '1987'],
  ['<p>We were established in 1987 in New Zealand.</p>', '1987'],
  ['<p>Since 1987 we have been building new homes.</p>', '1987'],
  ['<p>Seit 1987 beraten wir Sie gern, auch am Samstag.</p>', '1987'],
  ['<p>Depuis 1987, notre équipe vous accueille aussi le dimanche.</p>', '1987'],
  ['<p>Sue became a counsellor in 2015. Since June 2021 she sees children.</p>', undefined],
  ['<p>Beside her own practice, Ann writes. She has worked in finance since 1998.</p>', undefined],
  ['<p>Har jobbat sedan 1986 och började tidigt.</p>', undefined],
  ['<h3>Hanna Vos</h3><p>Advocaat sinds 1998</p><p>Sinds 2000 helpen wij u.</p>', '2000'],
  ['<p>Schilders sinds 1998</p>', '1998'],
  ['<p>Dr. Weller first opened his doors in Leeds back in 1976.</p>', '1976'],
  ['<p>Desde el 2011 cuidamos bosques.</p>', '2011'],
  ['<p>La empresa se conformó en el año 2011.</p>', '2011'],
  ['<ul><li>1990 Promotion</li><li>1991 Niederlassung mit eigener Praxis</li></ul>', '1991'],
  ['<p>Daarom besloot ik in 2025 mijn eigen praktijk op te starten.</p>', '2025'],
  ['<p>En 2004 il quitte sa propre entreprise pour nous rejoindre.</p>', undefined],
  ['<p>Er leitet seit 1994 die Bäckerei, unseren Familienbetrieb.</p>', undefined],
  ['<h3>Ann Weller</h3><p>Owner; the salon was founded in 1999 by her.</p>', '1999'],
  ['<h3>Jan Tallo</h3><p>Jan werkt sinds 2010 bij ons.</p>', undefined],
  ['<div>1972</div><p>Founding of the club’s youth section</p>', undefined],
  ['<p>In 2019 hielp zij de praktijk van een ander.</p>', undefined],
  ['<div>2022</div><div>Rok założenia</div>', '2022'],
  ['<div>1990</div><p>Nasce l’azienda agricola.</p><div>2005</div><p>Nasce il logo.</p>', '1990'],
  ['<ul><li>Dal 2014 Centro Medico</li><li>Dal 2020 Studio Riva</li></ul>', undefined],
])('reads the year of founding from %s', (html, year) => {
  expect(read(html).founded?.value).toBe(year);
});

test('takes figures only where the firm states several, and no steps', () => {
  const figures =
    '<div>25+</div><div>Years of experience</div><div>1,200</div><div>Roofs mended</div>';
  expect(read(figures).figures?.value).toEqual([
    { value: '25+', label: 'Years of experience' },
    { value: '1,200', label: 'Roofs mended' },
  ]);
  expect(
    read(
      '<div>1</div><div>Call us</div><div>2</div><div>We visit</div><div>3</div><div>We mend</div>',
    ).figures,
  ).toBeUndefined();
});

const describeServices = (html: string, names: readonly string[]): unknown =>
  findServiceDetails([at('home', html)], toFoundServices(names, 'text', 0.7))?.value;

test('tells each service with the words below it where its heading names the time it takes', () => {
  const words = [
    'We shape your beard.',
    'We wash and cut your hair.',
    'We shave you with a knife.',
  ];
  const card = (name: string, at: number): string =>
    `<h3>${name} — 15 min</h3><p>${words[at]} Hot towels are part of it.</p>`;
  const names = ['Beard trim', 'Haircut', 'Hot shave'];
  const html = `<h2>Our services</h2>${names.map(card).join('')}`;
  expect(describeServices(html, names)).toEqual(
    names.map((name, at) => ({ name, description: `${words[at]} Hot towels are part of it.` })),
  );
});

test('tells each service with the words behind its name, and the last without those below', () => {
  const lines = ['Gutters – we clean them twice a year', 'Roofs – we mend slates and tiles'];
  const html = `<h2>Our services</h2>${[...lines, 'Chimneys – we sweep them before winter'].map((line) => `<p>${line}</p>`).join('')}<p>We are a family business and have our yard in the middle of Leeds.</p>`;
  expect(describeServices(html, ['Gutters', 'Roofs', 'Chimneys'])).toEqual([
    { name: 'Gutters', description: 'We clean them twice a year' },
    { name: 'Roofs', description: 'We mend slates and tiles' },
    { name: 'Chimneys', description: 'We sweep them before winter' },
  ]);
});

test('tells each service with the words below its heading, also from the page of services', () => {
  const services =
    '<h3>Roof repair</h3><p>Loose slates and leaks are mended within two days.</p><h3>Gutters</h3><h3>Other</h3>';
  expect(read('<p>Roof repair</p>', { services }).serviceDetails?.value).toEqual([
    { name: 'Roof repair', description: 'Loose slates and leaks are mended within two days.' },
    { name: 'Gutters' },
  ]);
});

test('pairs questions with their answers', () => {
  const faq =
    '<h2>FAQ</h2><h3>Do you work in winter?</h3><p>Yes, as long as the roof is free of ice.</p><details><summary>How long does it take?</summary><p>Most repairs take a day.</p></details><h3>Ready to start?</h3><p>Call us for an appointment today.</p>';
  expect(read('', { faq }).faqs?.value).toEqual([
    { question: 'Do you work in winter?', answer: 'Yes, as long as the roof is free of ice.' },
    { question: 'How long does it take?', answer: 'Most repairs take a day.' },
  ]);
});

test('lists articles of the website with date and address, and no post of a template', () => {
  const articles =
    '<article class="post"><h2><a href="/slate">Why slate outlives us all</a></h2><time>3 May 2024</time></article><article class="post"><h2><a href="/hello">Hello world!</a></h2><time>1 May 2024</time></article>';
  expect(read('', { articles }).articles?.value).toEqual([
    {
      title: 'Why slate outlives us all',
      date: '3 May 2024',
      url: 'https://brenner.example/slate',
    },
  ]);
});

test('reads areas and brands below the headings that promise them', () => {
  const { areas, brands } = read(
    '<h2>Areas we serve</h2><ul><li>Leeds</li><li>Otley</li><li>Ilkley</li></ul><h2>Brands we carry</h2><img src=a.png alt="Velux logo"><img src=b.png alt="Braas">',
  );
  expect(areas?.value).toEqual(['Leeds', 'Otley', 'Ilkley']);
  expect(brands?.value).toEqual(['Velux', 'Braas']);
});

test('finds where visitors book, and the words of the main button', () => {
  const { booking, callToAction } = read(
    '<a class="btn" href="/more">Learn more</a><a class="btn" href="https://calendly.com/brenner/visit">Book a visit</a>',
  );
  expect(booking?.value).toEqual({
    label: 'Book a visit',
    url: 'https://calendly.com/brenner/visit',
  });
  expect(callToAction?.value).toBe('Book a visit');
});

test('takes neither a request for a rating nor a title of the services for their words', () => {
  const { callToAction, tagline } = read(
    '<a class="btn" href="/rate">Jetzt bewerten</a><h1>Les prestations proposées</h1>',
  );
  expect([callToAction, tagline]).toEqual([undefined, undefined]);
});

test('reads a price list with its groups', () => {
  const prices =
    '<h2>Cuts</h2><p>Ladies’ cut .... €35</p><p>Men’s cut</p><p>22 €</p><h2>Colour</h2><div>Highlights, half a head</div><div>from €60</div>';
  expect(read('', { prices }).priceList?.value).toEqual([
    { group: 'Cuts', name: 'Ladies’ cut', price: '€35' },
    { group: 'Cuts', name: 'Men’s cut', price: '22 €' },
    { group: 'Colour', name: 'Highlights, half a head', price: 'from €60' },
  ]);
});

test('offers photographs in their largest form, and neither logos nor pictures of stock', () => {
  const { photos } = read(
    '<img src="/logo.png" alt="Logo"><img src="/roof-300x200.jpg" srcset="/roof-300x200.jpg 300w, /roof.jpg 1600w" alt="A slate roof" width="300" height="200"><img src="https://images.unsplash.com/photo.jpg" alt="Stock"><img src="/dot.jpg" width="20" height="20"><section style="background-image:url(/yard.jpg)"></section>',
  );
  expect(photos?.value).toEqual([
    { url: 'https://brenner.example/roof.jpg', alt: 'A slate roof', width: 1600, height: 1067 },
    { url: 'https://brenner.example/yard.jpg', alt: '' },
  ]);
});

test.each([
  ['<p>13. Juni 2026</p>', '13. Juni 2026'],
  ['<p>le 5 février 2024</p>', '5 février 2024'],
  ['<p>12 de marzo de 2025</p>', '12 de marzo de 2025'],
  ['<p>Feriencamps 2026 Auch 2026 reiten wir.</p>', undefined],
])('an article has the date of %s', (told, date) => {
  const articles = `<article class="post"><h2><a href="/slate">Why slate outlives us all</a></h2>${told}</article>`;
  expect(read('', { articles }).articles?.value[0]?.date).toBe(date);
});
