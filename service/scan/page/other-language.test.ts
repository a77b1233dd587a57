import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const readTexts = (html: string): readonly string[] =>
  readPage(html, undefined).lines.map(({ text }) => text);

test.each([
  ['<span data-de="Zimmer">Zimmer</span> <span data-en="Rooms">Rooms</span>'],
  ['<span lang="de">Zimmer</span><span lang="en">Rooms</span>'],
  ['<span class="lang-en">Rooms</span><span class="lang-de">Zimmer</span>'],
])('of two languages side by side, only the page’s own is read: %s', (text) => {
  expect(readTexts(`<html lang="de-AT"><h2>${text}</h2>`)).toEqual(['Zimmer']);
});

test('reads words in another language that stand alone', () => {
  expect(readTexts('<html lang=de><p>Unser <span lang=en>Spa</span> im Haus</p>')).toEqual([
    'Unser Spa im Haus',
  ]);
  expect(readTexts('<html lang=de><p data-en="House" data-de="Haus">Haus</p>')).toEqual(['Haus']);
});
