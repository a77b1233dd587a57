import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findAbout } from './find-about.ts';
import type { SitePage } from './own-words.ts';

const home = (html: string): readonly SitePage[] => [
  { page: readPage(html, new URL('https://brenner.example/')), kind: 'home' },
];
const told =
  '<p>We have built clocks by hand in this workshop since our grandfather opened it.</p>';
const other = '<p>Our apprentices learn every part of the trade, from the case to the spring.</p>';
const third = '<p>We collect your clock at home, and we bring it back when it keeps time.</p>';
const aboutOf = (html: string): ReturnType<typeof findAbout> => findAbout(home(html), 'Brenner');

describe('the part about the firm', () => {
  test('has the heading below a small label', () => {
    expect(
      aboutOf(`<p class="eyebrow">Our story</p><h2>Forty years at one bench</h2>${told}`)?.value
        .heading,
    ).toBe('Forty years at one bench');
  });

  test('may have any heading where its class or id says what it is', () => {
    const html = `<h2>Repairs</h2>${other}<section id="about"><h2>Forty years at one bench</h2>${told}</section>`;
    const { heading, paragraphs } = aboutOf(html)?.value ?? {};
    expect(heading).toBe('Forty years at one bench');
    expect(paragraphs?.[0]).toMatch(/^We have built clocks/u);
  });

  test.each([
    ['a menu entry', `<ul><li>About us</li></ul><h2>Fast delivery of parts</h2>${told}`],
    ['a class with another meaning', `<div class="about-prices"><h2>Fees</h2>${told}</div>`],
  ])('does not begin at %s', (_what, html) => {
    expect(aboutOf(html)?.source).toBe('text');
  });

  test('is not what customers say about it', () => {
    const html = `<section class="about-section"><h2>What our customers say about us</h2>${told.replace('We have', 'They have')}</section>`;
    expect(aboutOf(html)?.value.heading).toBeUndefined();
  });

  test('is completed to three paragraphs with the firm’s other sentences', () => {
    expect(
      aboutOf(`<h2>About us</h2>${told}<h2>Training</h2>${other}<h2>Collection</h2>${third}`)?.value
        .paragraphs,
    ).toHaveLength(3);
  });

  test('contains no captions and no invitations to write', () => {
    const caption = told.replaceAll('p>', 'figcaption>');
    const invitation = '<p>Don’t hesitate to send us a message, and we will answer soon.</p>';
    expect(
      aboutOf(`<h2>About us</h2>${other}${caption}${invitation}`)?.value.paragraphs,
    ).toHaveLength(1);
  });
});

describe('a heading in two lines', () => {
  test.each([
    `<p>Our story</p><h2>Forty years<br>at one bench</h2>${told}`,
    `<section id="about"><h2>Forty years<br>at one bench</h2>${told}</section>`,
    `<h2>Forty years<br>at one bench</h2>${told}`,
  ])('stays whole: %s', (html) => {
    expect(aboutOf(html)?.value.heading).toBe('Forty years at one bench');
  });
});

describe('a sentence that ends with a colon', () => {
  const offered = '<p>The oldest workshop of the county offers you:</p>';
  const items = (...texts: readonly string[]): string =>
    `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  const first = (html: string): string | undefined => aboutOf(html)?.value.paragraphs[0];

  test('is one text with the list below it', () => {
    expect(
      first(
        `${offered}${items('two rooms full of clocks from four centuries;', 'a library that visitors may use all year.')}`,
      ),
    ).toBe(
      'The oldest workshop of the county offers you: two rooms full of clocks from four centuries; a library that visitors may use all year.',
    );
  });

  test.each([
    ['names', `${offered}${items('Clocks', 'Watches', 'Barometers')}`],
    ['one item', `${offered}${items('two rooms full of clocks from four centuries')}`],
    ['text', `${offered}<p>Two rooms full of clocks from four centuries.</p>`],
  ])('is no text of its own above %s', (_what, html) => {
    expect(first(html) ?? '').not.toMatch(/^The oldest workshop/u);
  });
});

describe('sentences about the firm under any heading', () => {
  test('take the line above them as their heading', () => {
    expect(aboutOf(`<h2>Clocks that outlive their owners</h2>${told}`)?.value.heading).toBe(
      'Clocks that outlive their owners',
    );
  });

  test.each([
    'Our services',
    'How does it work?',
    'Contact us today for more',
    'Find out more about us',
    'New clocks coming soon',
    'The latest from our workshop',
    'Time is money. English proverb',
    'Brenner',
  ])('do not take another part’s title: %s', (head) => {
    expect(aboutOf(`<h3>${head}</h3>${other}`)?.value.heading).not.toBe(head);
  });
});
