import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findFigures } from '../own/find-figures.ts';
import { findPeople } from './find-people.ts';
import { findTestimonials } from './find-testimonials.ts';

const page = (html: string): Page => readPage(html, new URL('https://brenner.example/'));

describe('a name is not read as a person if it is', () => {
  test.each([
    ['a heading above a motto', '<h3>Sobre Nós</h3><p>Somos a sua melhor escolha médica</p>'],
    [
      'packages in a menu called services',
      '<nav><h3>Unsere Leistungen</h3><ul><li><a href="premium.html">Premium Paket</a></li><li><a href="plus.html">Plus Paket</a></li><li><a href="basic.html">Basic Paket</a></li></ul></nav>',
    ],
    [
      'goods beside a button of a shop',
      '<h3>Blue Stones</h3><span class="job-title">Add to wishlist</span>',
    ],
    [
      'the beginning of a sentence about a club',
      '<h1>Team</h1><p>Die Satzung des Reitvereins steht als Dokument zum Download bereit, für alle.</p>',
    ],
    ['a caption of a group', '<h1>Team</h1><h3>Gruppenfoto Vereinsvorstand</h3><p>Vorsitzende</p>'],
    [
      'a name above the advertisement of a builder',
      '<h4>Stefan Rühl</h4><section>Drag &amp; Drop Website Builder</section>',
    ],
    ['a name that templates bring', '<h3>Max Mustermann</h3><p>Geschäftsführer</p>'],
    ['a branch of medicine', '<h3>Kurzer Einblick</h3><p>Zahnheilkunde</p>'],
    [
      'rules of a profession',
      '<p>Berufsordnung der Ärztekammer Tallo</p><p>Gebührenordnung für Zahnärzte</p>',
    ],
    ['a practice', '<h3>Zahnarztpraxis Tallo</h3><p>Zahnärztin Hanna Tallo</p>'],
    [
      'a partner that is a place',
      '<div>Tallow Courtyard</div><div>Hotel Partner</div><div>Crown Vela</div><div>Hotel Partner</div>',
    ],
    ['fields of a form', '<form><label>Human Tallow</label><label>Sales</label></form>'],
    [
      'a heading beside a picture sign',
      '<div class="role-card"><div class="role-card role-icon">🚀</div><h3>How We Set You Up</h3></div>',
    ],
    ['entries of one list', '<li>Cadastro de Igreja</li><li>Cadastro de Pastor</li>'],
    ['a way back', '<a href="/">Zur Startseite</a><p>Zahnarzt Adam Tallo</p>'],
    [
      'the firm named as its own founder',
      '<script type="application/ld+json">{"@type":"LocalBusiness","name":"FB Total Security","founder":{"@type":"Person","name":"FB Total Security","jobTitle":"Fondatore"}}</script>',
    ],
  ])('%s', (_case, html) => {
    expect(findPeople([page(html)], 'FB Total Security')).toBeUndefined();
  });
});

describe('a text is not read as a testimonial if it is', () => {
  test.each([
    [
      'what stands below the heading of the quotations',
      '<section class="testimonials"><h2>Cosa dicono di noi</h2><p>Le opinioni delle nostre clienti</p></section>',
    ],
    [
      'what a template has signed with the name of a field',
      '<div class="review-card"><p class="review-card__text">Eindelijk een plek waar ik me thuis voel en echte resultaten zie.</p><h3 class="review-card__name">Naam</h3></div><div class="review-card"><p class="review-card__text">Een plek vinden waar ik me thuis voel</p><p class="review-card__label">Resultaat</p></div>',
    ],
  ])('%s', (_case, html) => {
    expect(findTestimonials([page(html)])).toBeUndefined();
  });
});

test('a client whose name the page leaves out is not left out with it', () => {
  const html =
    '<div class="review"><p>“Came out on a Saturday before our deadline. Highly recommended.”</p><cite>Google review</cite></div><div class="review"><p>“Fair price, no upselling, and no waiting at all.”</p><cite>Google review</cite></div>';
  expect(findTestimonials([page(html)])?.values).toHaveLength(2);
});

test('days of a calendar are not figures of the firm', () => {
  const day = (number: string, label: string): string =>
    `<div class="event-date">MAY</div><div class="event-date">${number}</div><h3>${label}</h3>`;
  const plain = (number: string, label: string): string =>
    `<div>Juin</div><div>${number}</div><h3>${label}</h3>`;
  const site = (html: string): Parameters<typeof findFigures>[0] => [
    { page: page(html), kind: 'home' },
  ];
  expect(
    findFigures(site(day('19', 'Sunday school') + day('26', 'Youth meeting'))),
  ).toBeUndefined();
  expect(
    findFigures(site(plain('8', 'Cours de danse') + plain('21', 'Spectacle'))),
  ).toBeUndefined();
});

test('an offer that visitors ask for is not a quotation of a client', () => {
  const html =
    '<div class="container quote-wrapper quote-intro"><div>Vrijblijvend</div><h2>Offerte Aanvragen</h2><p>Vul het formulier in en wij nemen binnen een dag contact met u op.</p></div>';
  expect(findTestimonials([page(html)])).toBeUndefined();
});

test('the owner’s own words in the part about the firm are not praise', () => {
  const html =
    '<div class="about"><p>"Ce qui m’anime, c’est le plaisir de rendre service, vraiment."</p><p>- Léo Brun, Fondateur et Directeur</p></div>';
  expect(findTestimonials([page(html)])).toBeUndefined();
});

test('a firm is nobody of its team, unless it is named after a person', () => {
  const people = (firm: string): unknown =>
    findPeople([page(`<h2>Team</h2><h3>${firm}</h3><p>Physiotherapeutin</p>`)], firm)?.values;
  expect(people('Physio Tallo')).toBeUndefined();
  expect(people('Hanna Tallo')).toEqual([{ name: 'Hanna Tallo', title: 'Physiotherapeutin' }]);
});
