import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';
import { readPage } from '../page/read-page.ts';

const people = (html: string): readonly unknown[] | undefined =>
  findPeople([readPage(html, new URL('https://firm.com/'))])?.values.map(({ name, title }) => [
    name,
    title,
  ]);

test.each([
  [
    'a heading that presents somebody',
    '<h2>Meet Our Founder, Rev. Amos B. Tallow</h2><p>Senior Attorney & Managing Partner</p>',
    [['Rev. Amos B. Tallow', 'Senior Attorney & Managing Partner']],
  ],
  [
    'words in which somebody introduces himself',
    '<p>Mijn naam is Sanne Laan. Ik ben een gepassioneerde kapster die al jaren knipt.</p>',
    [['Sanne Laan', 'Gepassioneerde kapster']],
  ],
  [
    'a profession without an article',
    '<p>Sono Mara Teller, logopedista iscritta all’albo.</p>',
    [['Mara Teller', 'Logopedista']],
  ],
  [
    'a name with and without its honorific',
    '<p>Sono Mara Teller, logopedista di Leeds.</p><p>Dott.ssa Mara Teller</p><p>Logopedista</p>',
    [['Mara Teller', 'Logopedista']],
  ],
  [
    'the opening of a life',
    '<p>Mara Teller is a Leeds criminal defense attorney providing advice.</p>',
    [['Mara Teller', 'Leeds criminal defense attorney']],
  ],
  [
    'a sentence about two founders',
    '<p>We opened in 2014. Founded by Mara Teller and Joan Reed, our practice is small.</p>',
    [
      ['Mara Teller', 'Founder'],
      ['Joan Reed', 'Founder'],
    ],
  ],
  [
    'founders of structured data that are plain texts',
    '<script type="application/ld+json">{"@type":"LocalBusiness","name":"Tallow","founder":"Jonas Reed"}</script>',
    [['Jonas Reed', '']],
  ],
  [
    'a portrait that says who it shows',
    '<div><img src="a.jpg" alt="Mara Teller - Licensed Therapist"><p>Words.</p></div>',
    [['Mara Teller', 'Licensed Therapist']],
  ],
  [
    'an introduction in Japanese',
    '<p>こんにちは、院長の田中漢三（たなか かんぞう）です。</p>',
    [['田中漢三', '院長']],
  ],
  [
    'a menu of names',
    '<nav><a href="/tom">Tom Reed</a><a href="/ann">Ann Lee</a><a href="/will">Will</a><a href="/contact">Contact</a></nav>',
    [
      ['Tom Reed', ''],
      ['Ann Lee', ''],
      ['Will', ''],
    ],
  ],
  [
    'a list of names below a heading of the team',
    '<h2>Doctors</h2><ul><li><a href="a.html">Dr Asha Kale</a></li><li><a href="b.html">Dr Jona Kale</a></li></ul>',
    [
      ['Dr Asha Kale', ''],
      ['Dr Jona Kale', ''],
    ],
  ],
])('reads people from %s', (_case, html, expected) => {
  expect(people(html)).toEqual(expected);
});

test('knows one person by two spellings of the name', () => {
  const html = `<script type="application/ld+json">{"@type":"LocalBusiness","name":"T","founder":{"@type":"Person","name":"Benjamin Tallow"}}</script>
    <h3>Ben Tallow</h3><p>Insurance Agent</p>`;
  expect(people(html)).toEqual([['Ben Tallow', 'Insurance Agent']]);
});

test.each([
  '<h3>Le Bourg-Neuf</h3><p>Responsable du secteur</p>',
  '<nav><a href="/hair-removal">Hair Removal</a><a href="/johns-creek">Johns Creek</a><a href="/pine-hill">Pine Hill</a></nav>',
  '<p>She trained at the centre run by Mara Teller in London.</p>',
  '<p>Founded in 1921 by Amos Tallow, the firm is still here.</p>',
])('names nobody for %s', (html) => {
  expect(people(html)).toBeUndefined();
});
