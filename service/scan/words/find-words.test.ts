import { describe, expect, test } from 'vitest';
import { findDescription, findSlogan } from './find-description.ts';
import { findIndustry } from '../industry/find-industry.ts';
import { findName } from '../name/find-name.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';

function page(html: string, url = 'https://www.example.com/'): Page {
  return readPage(html, new URL(url));
}

describe('name', () => {
  test.each([
    [
      'the structured name',
      `<script type="application/ld+json">{"@type":"Dentist","name":"Mill Lane Dental"}</script><title>Dentist in York</title>`,
      'https://mld.com',
      'Mill Lane Dental',
    ],
    [
      'the copyright line without its legal form',
      '<title>Roof repairs in Ohio</title><p>Copyright © 2009-2024 Tallow Roofing, LLC. All rights reserved. Web design by Pixel Shop',
      'https://tallowroofing.com',
      'Tallow Roofing',
    ],
    [
      'the part of the title that is like the domain',
      '<title>Plumber in Bath | Emergency plumber | Avon Pipeworks</title>',
      'https://avonpipeworks.co.uk',
      'Avon Pipeworks',
    ],
    [
      'the spelling of the domain in the text',
      '<title>Offices to let</title><p>Here at Quarry Bank House we let small offices.',
      'https://quarrybankhouse.com',
      'Quarry Bank House',
    ],
    [
      'the name that begins like the domain',
      '<title>Cobb Plumbing & Heating - Home</title><h1>Cobb Plumbing & Heating</h1><img class="logo" alt="Cobb Plumbing">',
      'https://cobbplumbing.com',
      'Cobb Plumbing & Heating',
    ],
    [
      'initials',
      '<title>Nairn Barr Lowe | Accountants</title>',
      'https://nbl.com',
      'Nairn Barr Lowe',
    ],
    [
      'the welcome',
      '<title>Welcome to Fern Cottage Clinic</title>',
      'https://ferncottageclinic.com',
      'Fern Cottage Clinic',
    ],
    [
      'a logo before a shouted heading',
      '<h1>MOSS VETERINARY CARE</h1><a href="/"><img alt="Moss Veterinary Care logo"></a>',
      'https://mossvets.com',
      'Moss Veterinary Care',
    ],
  ])('comes from %s', (_from, html, url, name) => {
    expect(findName(page(html, url))?.value).toBe(name);
  });

  test('is the domain’s, with little confidence, when the page names nobody', () => {
    const found = findName(
      page('<title>Home</title><h2>Menu</h2><p>Call us today', 'https://north-star-tiles.com'),
    );
    expect(found).toMatchObject({ value: 'North Star Tiles', source: 'domain' });
    expect(found?.confidence).toBeLessThan(0.5);
  });
});

describe('industry', () => {
  test.each([
    [
      'law',
      '<title>Divorce lawyers in Reno</title><p>Our attorneys handle custody and litigation.',
    ],
    [
      'medical',
      '<title>Family dentist</title><p>Dental implants and teeth whitening for every patient.',
    ],
    ['construction', '<title>Roofing contractor</title><p>Free estimates on gutters and siding.'],
    [
      'hospitality',
      '<title>Trattoria | Italian restaurant</title><p>See our menu, book a table for dinner.',
    ],
    [
      'real-estate',
      '<title>Homes for sale in Bend</title><p>Realtors with listings for buyers and sellers.',
    ],
    ['finance', '<title>CPA and bookkeeping</title><p>Tax returns and payroll for small firms.'],
    ['technology', '<title>Web design and hosting</title><p>We build WordPress websites and apps.'],
    ['education', '<title>Riverside Music Academy</title><p>Lessons for students of all ages.'],
    [
      'retail',
      '<title>Online store for fabrics</title><p>Add to cart. Free shipping on all products.',
    ],
    [
      'consulting',
      '<title>Management consulting</title><p>Strategy and leadership for executives.',
    ],
  ])('is %s', (industry, html) => {
    expect(findIndustry(page(html))?.value).toBe(industry);
  });

  test('follows the structured type', () => {
    const html = `<script type="application/ld+json">{"@graph":[{"@type":["Plumber","LocalBusiness"],"name":"A"}]}</script><p>hello`;
    expect(findIndustry(page(html))).toMatchObject({
      value: 'construction',
      source: 'structured-data',
    });
  });

  test('is nobody’s guess when the page says nothing of a trade', () => {
    expect(findIndustry(page('<title>Hello</title><p>We are nice people.'))).toBeUndefined();
  });
});

describe('description and slogan', () => {
  test('come from the metadata and the one headline', () => {
    const read = page(
      `<title>Tallow</title><meta name="description" content="Roofs that outlive their owners, laid by people who sign them."><h1>A roof for the next hundred years</h1>`,
    );
    expect(findDescription(read)).toMatchObject({ source: 'meta' });
    expect(findSlogan(read, 'Tallow')?.value).toBe('A roof for the next hundred years');
  });

  test('the description is the first paragraph when the metadata is a list of words', () => {
    const read = page(
      `<meta name="description" content="roofs, roofing, roofer, gutters, tiles, slates, lead"><p>We have laid slate roofs in the valley for forty years, and our father did before us.</p>`,
    );
    expect(findDescription(read)?.value).toMatch(/^We have laid slate roofs/u);
  });

  test.each([
    ['below it', '<p>{dish}</p><p>14.50</p>'],
    ['beside its name', '<h3>Hake</h3><span>18</span><p>{dish}</p>'],
  ])('the words of a dish with its price %s are not a description', (_, entry) => {
    const dish =
      'Pan-roasted hake on white beans, with brown butter, capers and a spoon of green sauce.';
    const about =
      'We cook what the boats bring in, for forty guests at a time, and close on Mondays.';
    const menu = entry.replace('{dish}', dish);
    expect(findDescription(page(`<h1>Harbour Kitchen</h1>${menu}`))).toBeUndefined();
    expect(findDescription(page(`${menu}<h2>About</h2><p>${about}</p>`))?.value).toBe(about);
  });

  test.each([
    'Tallow Roofing',
    'Welcome to our website today',
    'Call 512-474-0147 now please',
    'Acerca de Nosotros',
    'Greetings From Pastor Rick',
    'Il est vraiment simple de prendre RDV',
  ])('a headline like %j is not a slogan', (headline) => {
    expect(findSlogan(page(`<h1>${headline}</h1>`), 'Tallow Roofing')).toBeUndefined();
  });

  test('what a site’s maker says of the site does not describe the firm', () => {
    const said =
      'We smoke our brisket over oak for fourteen hours, and sell it at the yard until it is gone.';
    const read = page(
      `<meta name="description" content="A modern, mobile-friendly rebuild of the Tallow website with its menu."><p>${said}</p>`,
    );
    expect(findDescription(read)?.value).toBe(said);
  });
});

test.each([
  [
    'an address with its numbers',
    'Neufahrner Weg 12 82057 Irschenhausen Tel: 08178 7185 E-Mail: info@brenner.example',
  ],
  ['the name of the website', "Site vitrine des Chambres d'Isa"],
])('%s describes no firm', (_case, text) => {
  const said = `<meta name="description" content="${text}"><p>Tischler in Irschenhausen seit drei Generationen, mit eigener Werkstatt und eigenem Holz.</p>`;
  expect(findDescription(page(said))?.value).toMatch(/^Tischler/u);
});

test.each([
  'Ihr Taxi im Inntal, rund um die Uhr erreichbar. Jetzt anrufen: 08035 907813.',
  'Boulangerie artisanale à Lyon depuis 1987',
  'Family bakery in Bath since 1987.',
  'Mobile hairdressing across West Yorkshire',
  'Handy-Reparatur in Köln-Ehrenfeld',
  'Zahnarztpraxis in Mannheim, mobile Zahnmedizin',
  'Site web et référencement pour artisans à Lyon',
])('this describes a firm: %s', (text) => {
  expect(findDescription(page(`<meta name="description" content="${text}">`))?.value).toBe(text);
});
