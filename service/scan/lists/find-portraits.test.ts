import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPeople } from './find-people.ts';
import { addPortraits } from './find-portraits.ts';

const portraits = (
  html: string,
): readonly (readonly [string, string | undefined])[] | undefined => {
  const pages = [readPage(html, new URL('https://brenner.example/team/'))];
  return addPortraits(findPeople(pages), pages)?.values.map(({ name, portrait }) => [
    name,
    portrait,
  ]);
};
const card = (name: string, title: string, picture: string): string =>
  `<div class="card"><div class="photo">${picture}</div><div class="body"><h3>${name}</h3><p>${title}</p></div></div>`;
const team = (...cards: readonly string[]): string => `<h2>Our team</h2>${cards.join('')}`;

test('the picture in the card of a person is the portrait', () => {
  const html = team(
    card('Ann Lee', 'Dentist', '<img src="/ann.jpg" alt="">'),
    card('Dr. Tom Brook, DDS', 'Surgeon', '<div style="background-image:url(/tom.jpg)"></div>'),
    card('Mia Stone', 'Hygienist', '<img src="/logo.png" alt="">'),
  );
  expect(portraits(html)).toEqual([
    ['Ann Lee', 'https://brenner.example/ann.jpg'],
    ['Dr. Tom Brook, DDS', 'https://brenner.example/tom.jpg'],
    ['Mia Stone', undefined],
  ]);
});

test('a picture whose text is the name is the portrait, wherever it stands', () => {
  const html = `${team('<h3>Ann Lee</h3><p>Dentist</p><h3>Tom Brook</h3><p>Surgeon</p>')}<footer><img src="/x/17.jpg" alt="Ann Lee at work"></footer>`;
  expect(portraits(html)).toEqual([
    ['Ann Lee', 'https://brenner.example/x/17.jpg'],
    ['Tom Brook', undefined],
  ]);
});

test.each([
  [
    'of all of them',
    '<section><img src="/team.jpg" alt=""><h3>Ann Lee</h3><p>Dentist</p><h3>Tom Brook</h3><p>Surgeon</p></section>',
  ],
  [
    'among several',
    '<div><img src="/a.jpg" alt=""><img src="/b.jpg" alt=""><h3>Ann Lee</h3><p>Dentist</p></div><div><h3>Tom Brook</h3><p>Surgeon</p></div>',
  ],
  [
    'that stands in each card',
    team(
      card('Ann Lee', 'Dentist', '<img src="/nobody.jpg" alt="">'),
      card('Tom Brook', 'Surgeon', '<img src="/nobody.jpg" alt="">'),
    ),
  ],
])('a picture %s is nobody’s portrait', (_case, html) => {
  expect(portraits(html)?.map(([, portrait]) => portrait)).toEqual([undefined, undefined]);
});
