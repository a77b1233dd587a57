import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';
import { findTestimonials } from './find-testimonials.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';

const read = (html: string): Page => readPage(html, new URL('https://firm.com/'));
const people = (html: string): readonly unknown[] | undefined => findPeople([read(html)])?.values;

test('reads a team in cards of one make, whatever the positions are called', () => {
  const html = `<h2>Ekibimiz</h2><div class="card"><h3>Dr. Ayla Demir</h3><span>Diş Eti Cerrahisi</span></div>
    <div class="card"><h3>Dr. Can Aydın</h3><span>Protez</span></div><h2>Hizmetler</h2>`;
  expect(people(html)).toEqual([
    { name: 'Dr. Ayla Demir', title: 'Diş Eti Cerrahisi' },
    { name: 'Dr. Can Aydın', title: 'Protez' },
  ]);
});

test('takes first names in a team above a position, and names above a text without one', () => {
  const html = `<h1>Our Team</h1><h4>Montana</h4><h5>Receptionist</h5><p>She greets everybody who comes in, and knows them all by name.</p>
    <h4>Stacy</h4><h5>Dental Hygienist</h5><h1>Plans</h1><h4>Silver</h4><h5>Assistant included</h5>`;
  expect(people(html)).toEqual([
    { name: 'Montana', title: 'Receptionist' },
    { name: 'Stacy', title: 'Dental Hygienist' },
  ]);
  const doctor =
    '<h2>Dr. Cora Rossing</h2><h4>She grew up here, studied zoology and dentistry, and came home to her own practice.</h4>';
  expect(people(doctor)).toEqual([{ name: 'Dr. Cora Rossing', title: '' }]);
});

test('does not read chips, headings or fields near a team as people', () => {
  const html = `<section class="doctors"><h2>Meet our experts</h2><h3>Dr. Sid Velam</h3><p>BDS, Fellowship in Implantology</p>
    <span class="chip">Rotary Endodontics</span><div class="chip">Digital Smile Makeover</div></section>
    <h2>Smile Transformations Preview</h2><p>Drag the handle.</p><h2>Send Us An Email</h2><p>Your name</p>`;
  expect(people(html)?.map((person) => JSON.stringify(person))).toEqual([
    expect.stringContaining('Dr. Sid Velam') as unknown,
  ]);
});

test.each([
  [
    '<div>Me Laure Delarge</div><div>-</div><ul><li>Avocate à la Cour</li></ul>',
    'Me Laure Delarge',
  ],
  ['<h1>Dr. med. dent. Daniel Neuner</h1><div>Zahnarzt</div>', 'Dr. med. dent. Daniel Neuner'],
  [
    '<h1>Dipl. päd. Karin Neuner</h1><div class="job-title">Empfang</div>',
    'Dipl. päd. Karin Neuner',
  ],
  ['<p>Dr. Walter Marino Silva · OAB/DF 85.673</p>', 'Dr. Walter Marino Silva'],
  ['<p>院長<span>鈴木 静</span></p>', '鈴木 静'],
  ['<h2>임정은 대표원장</h2>', '임정은'],
  ["<h1>Hi, I'm Dr. C.Palanis. An Orthodontist.</h1>", 'Dr. C. Palanis'],
  [
    '<script type="application/ld+json">{"@type":"LegalService","founder":{"name":"Umut Akyol"}}</script>',
    'Umut Akyol',
  ],
])('finds the name in %s', (html, name) => {
  expect(findPeople([read(`<h2>Team</h2>${html}`)])?.values.map((person) => person.name)).toEqual([
    name,
  ]);
});

test('does not read headings in Japanese or Korean as names', () => {
  expect(people('<h2>院長 紹介</h2><h2>대표원장 인사말</h2><p>院長ごあいさつ</p>')).toBeUndefined();
});

test('tells clients who praise the firm from people who work there', () => {
  const html = `<h2>What our clients say</h2><p>In nine months we have raised a hundred thousand for classrooms and playgrounds.</p>
    <p>Ann Green, Director, Focus on Community</p><h2>Contact</h2><p>Tom Reed, Owner</p>`;
  expect(people(html)).toEqual([{ name: 'Tom Reed', title: 'Owner' }]);
  expect(findTestimonials([read(html)])?.values).toMatchObject([
    { author: 'Ann Green, Director, Focus on Community' },
  ]);
});

test.each([
  [
    'an introduction under a heading',
    'Real reviews from all over the valley, and we have earned every star.',
  ],
  ['a form', 'Please fill out the form below and choose a time that is best for you.'],
  ['filler', 'Capitalize on low hanging fruit to identify a ballpark value added activity.'],
])('does not read %s as a testimonial', (_case, text) => {
  const html = `<div class="reviews"><h2>What Valley Homeowners Say</h2><p>${text}</p><label>Message</label></div>`;
  expect(findTestimonials([read(html)])).toBeUndefined();
});
