import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findAbout } from '../own/find-about.ts';
import { findTagline } from '../own/find-tagline.ts';
import type { SitePage } from '../own/own-words.ts';
import { findDescription, findSlogan } from './find-description.ts';
import { isNotice } from './not-lines.ts';

const home = (html: string): readonly SitePage[] => [
  { page: readPage(html, new URL('https://brenner.example/')), kind: 'home' },
];
const opening = (head: string, name = 'Brenner'): string | undefined =>
  findTagline(home(`<h1>${head}</h1>`), name)?.value;

describe('no headline and no opening line is', () => {
  test.each([
    ['a policy', 'Find out more about our Privacy Policy'],
    ['terms of payment', 'Facilidades de pago para todos'],
    ['terms of cancelling', 'Política de Cancelación Flexible'],
    ['a heading of news', 'Notícias e Artigos'],
    ['a request', 'Make a reservation here!'],
    ['a request with a place to click', 'Gain access to our sermon outlines here'],
    ['a notice', 'Die Praxis zieht um!'],
    ['a heading of reasons', 'Warum zu uns kommen?'],
    ['a heading of fields', 'Estas son nuestras áreas'],
    ['a heading of the person', 'Over mij kinesitherapeut in Gent'],
    ['the name in other words', 'Tischlerei Carsten Brenner'],
    ['a title of opening hours', 'Orari di apertura'],
    ['a title of the team', 'Conosci lo Staff'],
    ['a title of the place', 'Här finns vi!'],
    ['a title of the way there', 'Jak dojechać'],
    ['a notice of days', 'Estaremos fechados de 19 a 27 de dezembro'],
    ['a greeting of a season', 'Vi önskar er alla en God Jul'],
    ['a cry', 'Don’t miss out!!! Contact us now!'],
    ['news with a date', 'Some places left for January 2027'],
  ])('%s', (_case, head) => {
    expect(opening(head, 'Tischlerei Brenner')).toBeUndefined();
    expect(
      findSlogan(readPage(`<h1>${head}</h1>`, undefined), 'Tischlerei Brenner')?.value,
    ).not.toBe(head.startsWith('Over') || head.startsWith('Estas') ? '' : head);
  });

  test('nor is a notice the description', () => {
    const page = readPage(
      `<h1>Brenner</h1><p>O consultório estará fechado de 19 de dezembro a 2 de janeiro, e
      retornamos no dia 3. Feliz Natal a todos!</p><p>Cuidamos dos dentes de crianças e adultos
      no centro de Braga, com hora marcada e sem pressa.</p>`,
      undefined,
    );
    expect(findDescription(page)?.value).toMatch(/^Cuidamos/u);
  });

  test.each([
    'Small spa by the lake for happy holidays with children. Wij zijn gesloten op maandag.',
    'Auberge où les chambres seront fermées à clé seulement la nuit, avec table d’hôtes.',
    'Practice for lungs in Graz: asthma, Covid and its consequences, with much patience.',
    'Weddings and Happy New Year parties for up to one hundred guests in the old mill.',
  ])('but a description of the firm stays: %s', (text) => {
    const page = readPage(`<meta name="description" content="${text}">`, undefined);
    expect(findDescription(page)?.value).toBe(text);
  });

  test('a name and a greeting that share a heading', () => {
    const head =
      'Voss & Trapp - Ihre Maler und Lackierer<br>Willkommen bei Ihrem Malerprofi in Kiel';
    expect(opening(head, 'Voss und Trapp Maler & Lackierer')).toBeUndefined();
  });

  test('signs that only decorate a line are left out', () => {
    expect(opening('~ Frische Hemden in zwei Stunden ~')).toBe('Frische Hemden in zwei Stunden');
    expect(opening('🏠 Frische Hemden in zwei Stunden ❤️')).toBe('Frische Hemden in zwei Stunden');
  });

  test.each([
    'The good life starts here',
    'Family run since March 2010',
    'God mat och gott sällskap',
    'God jul börjar hos oss',
    'Merry Christmas trees from our forest',
    'Happy holidays for families',
    'Est. March 2012',
    'The best plumber in Corona, California',
    'Verhuizen zonder zorgen in heel Gent',
    'Waarom een fotohokje op uw feest?',
  ])('but this: %s', (head) => {
    expect(opening(head)).toBe(head);
  });
});

describe('what a firm tells about itself', () => {
  const about = (...texts: readonly string[]): readonly string[] | undefined =>
    findAbout(home(texts.map((text) => `<p>${text}</p>`).join('')), 'Brenner')?.value.paragraphs;
  const told =
    'We have served fried chicken to the families of our small town for more than eighty years.';
  test('is not a notice of some days, and no entry of a curriculum vitae', () => {
    expect(
      about(
        'We will be closed from May 12th until May 15th, as we take some time with our family.',
        told,
        '• From 2021 to 2023 we studied at the academy in Lemgo and passed our exams there.',
      ),
    ).toEqual([told]);
  });

  test('may mention a weekday without work, a greeting or what visitors feel free to do', () => {
    const own = [
      'Unsere Küche bleibt montags geschlossen, weil wir an diesem Tag auf den Markt fahren.',
      'Feel free to bring your dog and your children: we like our shop full of life and noise.',
    ];
    expect(about(...own)).toEqual(own);
  });

  test('is not what one of its people tells of a hobby', () => {
    const own =
      'I love athletics, skiing and the outdoors, and enjoy the time with my wife and children.';
    expect(about(told, own)).toEqual([told]);
    expect(about(own)).toEqual([own]);
  });
});

test.each([
  ['Workwear and PPE for every trade', false],
  ['Quarantäne für Fische und Korallen', false],
  ['Quarantäne wegen Corona: Wir sind am Telefon für Sie da.', true],
  ['Confinement à partir du 17 mars', true],
  ['The lockdown keeps our shop shut', true],
])('tells notices of an epidemic from work: %s', (text, expected) => {
  expect(isNotice(text)).toBe(expected);
});
