import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findPeople } from './find-people.ts';
import { findServices } from './find-services.ts';
import { readPriceListGroups } from './services-in-data.ts';
import { findTestimonials } from './find-testimonials.ts';

const read = (html: string, path = ''): Page =>
  readPage(html, new URL(`https://brenner.example/${path}`));
const names = (html: string, path?: string): readonly string[] =>
  findPeople([read(html, path)])?.values.map(({ name }) => name) ?? [];
const quotes = (html: string): readonly (readonly [string, string])[] =>
  findTestimonials([read(html)], {
    people: [{ name: 'Anna Brenner', title: 'Owner' }],
    name: 'Brenner Roofing',
  })?.values.map(({ quote, author }) => [quote, author] as const) ?? [];

describe('people', () => {
  const card = (name: string): string =>
    `<div><img src="a.jpg" alt="${name}"><h3>${name}</h3></div>`;
  test('are not captions of pictures where no page or part is about them', () => {
    const cards = ['Aerospace Industry', 'Firefly Bicycles', 'Mirror Booth'].map(card).join('');
    expect(names(`<h2>Where it is used</h2>${cards}`)).toEqual([]);
  });

  test('are shown by portraits on a page about them', () => {
    const cards = ['Ann Lee', 'Tom Reed', 'Sue Park'].map(card).join('');
    expect(names(`<h2>Our team</h2>${cards}`)).toEqual(['Ann Lee', 'Tom Reed', 'Sue Park']);
  });

  test('may go by a first name in the cards of a team', () => {
    const member = (name: string, title: string): string =>
      `<div class="team-member"><h3>${name}</h3><p>${title}</p></div>`;
    const cards = `${member('Maja', 'technik masażu')}${member('Ewa', 'kosmetologia')}`;
    expect(names(`<h2>Nasz zespół</h2>${cards}`)).toEqual(['Maja', 'Ewa']);
  });

  test.each([
    [
      'goods in the cards of a shop',
      '<h2>Our team</h2><div class="service-item"><h4 class="service-title">Maple Syrup</h4><p>Rye Flour</p></div><div class="service-item"><h4 class="service-title">Rye Flour</h4><p>Oat Bran</p></div>',
    ],
    [
      'the firm that a text begins with',
      '<h2>The team</h2><p>Ida Berg Logistics Company is a leader in a field where the margin is fine.</p>',
    ],
    [
      'who made the website',
      '<main><p>We teach you to drive.</p></main><footer><p>Tom Reed | Webdesign &amp; Front-end developer</p></footer>',
    ],
    [
      'a name above somebody else’s position',
      '<h3>Tom Reed</h3><p>Mr.Ivo Brandt(Chairman and Managing Director)</p>',
    ],
  ])('are not %s', (_case, html) => {
    expect(names(html)).toEqual([]);
  });

  test('are one where degrees follow the name and the name follows the title', () => {
    const html =
      '<h3>Dr. Ida Berg</h3><p>Dentist. Dr. Ida Berg</p><h3>Dr. Ida Berg BDS</h3><p>Lead Dentist</p>';
    expect(findPeople([read(html)])?.values).toEqual([{ name: 'Dr. Ida Berg', title: 'Dentist' }]);
  });

  test('are told by a text of the team that begins with their name', () => {
    const told =
      'Ivana Brandt studeerde in 2015 af en werkt sindsdien met veel plezier in onze praktijk.';
    expect(names(`<h2>Team</h2><p>${told}</p>`)).toEqual(['Ivana Brandt']);
  });
});

describe('testimonials', () => {
  const said = (text: string): string => `<p>“${text}”</p>`;
  const [one, two, three] = [
    'They mended our roof in two days and left no mess.',
    'The team was friendly and the price was fair to us.',
    'We would call them again for the next storm, surely.',
  ];
  const list = (...parts: readonly string[]): string =>
    `<h2>What our clients say</h2><div class="reviews">${parts.join('')}</div>`;
  const by = (name: string): string => `<p>${name}</p>`;

  test('have their authors on one side in a whole list, below', () => {
    const html = list(
      '<p>Ida Berg</p>',
      ...[one, by('Ann Lee'), two, by('Tom Reed'), three, by('Sue Park')].map((part) =>
        part.startsWith('<') ? part : said(part),
      ),
    );
    expect(quotes(html).map(([, author]) => author)).toEqual(['Ann Lee', 'Tom Reed', 'Sue Park']);
  });

  test('have their authors on one side in a whole list, above', () => {
    const html = list(
      by('Ann Lee'),
      said(one),
      by('Tom Reed'),
      said(two),
      by('Sue Park'),
      said(three),
    );
    expect(quotes(html).map(([, author]) => author)).toEqual(['Ann Lee', 'Tom Reed', 'Sue Park']);
  });

  test.each([
    [
      'a motto',
      '<blockquote>“Every slate has a story and every storm a lesson.”</blockquote><p>Ida Berg</p>',
    ],
    ['the owner’s own words', list(said(one), by('Anna Brenner'))],
    [
      'a verse',
      list(said('I urge you to live a life worthy of the Lord, at all times.'), by('Paul')),
    ],
    [
      'a thinker’s',
      list(said('The best way to predict the future is to create it.'), by('Peter Drucker')),
    ],
    [
      'the firm’s own aim',
      list(said('Our goal is to give you and your family the best of care.'), by('Ann Lee')),
    ],
    [
      'a generator’s phrases',
      list(said('Uniquely deploy cross-unit benefits with wireless procedures.'), by('Ann Lee')),
    ],
    [
      'a template’s',
      list(said('The people of [Your Brand Name] are polite and quick.'), by('Ida Berg')),
    ],
  ])('are never %s', (_case, html) => {
    expect(quotes(html)).toEqual([]);
  });
});

describe('services', () => {
  const cards = (...heads: readonly string[]): string =>
    heads
      .map((head) => `<h3>${head}</h3><p>A few words about what this is and what it costs.</p>`)
      .join('');
  test('are a row of headings with words of their own, where nothing else is', () => {
    const html = `<h2>From the oven</h2>${cards('Rye loaves', 'Cream cakes', 'Salted sticks')}`;
    expect(findServices(read(html))?.values).toEqual([
      'Rye loaves',
      'Cream cakes',
      'Salted sticks',
    ]);
  });

  test.each([
    `<h2>Why choose us</h2>${cards('Fresh flour', 'Old ovens', 'Early hours')}`,
    `<h2>At home here</h2>${cards('Quality first', 'Trust and assurance', 'Exceptional support')}`,
    `<h2>How it works</h2>${cards('Order', 'Wait a little', 'Eat it warm')}`,
  ])('are not read from %s', (html) => {
    expect(findServices(read(html))).toBeUndefined();
  });

  test('are not what a sentence says of how something is made', () => {
    const html = (items: string): string => `<p>We specialize in ${items}.</p>`;
    expect(
      findServices(read(html('rye bread, ensuring a comfortable, friendly environment'))),
    ).toBe(undefined);
    expect(
      findServices(read(html('one of a kind, hand crafted, oak tables, fitted shelves and stairs')))
        ?.values,
    ).toEqual(['Oak tables', 'Fitted shelves', 'Stairs']);
  });

  test('are what a price list sells, its groups before its items', () => {
    const item = (group: string, name: string) => ({ group, name, price: '€5' });
    const groups = [item('Cuts', 'Long'), item('Colours', 'Short'), item('Beards', 'Trim')];
    expect(readPriceListGroups(groups)?.values).toEqual(['Cuts', 'Colours', 'Beards']);
    expect(readPriceListGroups(groups.map(({ name, price }) => ({ name, price })))?.values).toEqual(
      ['Long', 'Short', 'Trim'],
    );
  });
});
