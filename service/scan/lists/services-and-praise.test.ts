import { expect, test } from 'vitest';
import { findServices } from './find-services.ts';
import { findTestimonials } from './find-testimonials.ts';
import { readPage } from '../page/read-page.ts';

const page = (html: string): ReturnType<typeof readPage> =>
  readPage(html, new URL('https://firm.com/'));
const services = (html: string): readonly string[] | undefined => findServices(page(html))?.values;
const quotes = (html: string): readonly unknown[] | undefined =>
  findTestimonials([page(html)])?.values.map(({ quote, author }) => [quote, author]);
const praise = 'They came on time and left everything clean and neat';

test.each([
  [
    'a list of prices in groups',
    '<h2>Onze Diensten</h2><h3>Dames</h3><ul><li><span>Föhnen</span><span>€18</span></li><li><span>Kleuren</span><span>€65</span></li></ul><h3>Heren</h3><ul><li><span>Baard</span><span>€12</span></li></ul><h3>Kinderen</h3>',
    ['Föhnen', 'Kleuren', 'Baard'],
  ],
  [
    'tiles that lead to the page of services',
    '<article><h3>Roof checks</h3><p>Once a year.</p><a href="services.html#checks">More</a></article><article><h3>Gutters</h3><p>Twice.</p><a href="services.html#gutters">More</a></article>',
    ['Roof checks', 'Gutters'],
  ],
  [
    'two pictured cards of one trade without a heading',
    '<div><div><img src="a.jpg"><h2>Neuro Physiotherapy</h2><p>For children.</p></div><div><img src="b.jpg"><h2>Back Physiotherapy</h2><p>For all.</p></div></div>',
    ['Neuro Physiotherapy', 'Back Physiotherapy'],
  ],
  [
    'a bare list below the work',
    '<h2>The work</h2><ul><li>Rewires</li><li>Switchboards</li><li>Power points</li></ul>',
    ['Rewires', 'Switchboards', 'Power points'],
  ],
  [
    'two cards below their own heading, not from the head of the page',
    '<header><h1>Tallow Cleaning Services</h1><h2>We clean</h2><h2>While You Rest</h2></header><h2>Our Services</h2><h2>Home Cleaning</h2><p>We tidy, clean and organise your home from top to bottom.</p><h2>Office Cleaning</h2><p>Words.</p><h2>Why Choose Us</h2>',
    ['Home Cleaning', 'Office Cleaning'],
  ],
  [
    'entries without the stops and capitals they are written with',
    '<h2>Services</h2><ul><li>BRAKE REPAIR.</li><li>HVAC CHECKS.</li><li>Towing.</li></ul>',
    ['Brake Repair', 'HVAC Checks', 'Towing'],
  ],
  [
    'cards without steps, virtues and people among them',
    '<h2>Our Services</h2><h3>Sofa cleaning</h3><h3>Rug cleaning</h3><h3>Car cleaning</h3><h3>STEP 1: Call us</h3><h3>Honest Prices</h3><h3>Mara Teller</h3><p>Owner</p>',
    ['Sofa cleaning', 'Rug cleaning', 'Car cleaning'],
  ],
])('reads services from %s', (_case, html, expected) => {
  expect(services(html)).toEqual(expected);
});

test.each([
  [
    'cards with the name and place above',
    `<div class="review-card"><h4>Joan M.</h4><span>Leeds, UK</span><p class="review-text">"${praise}"</p></div>`,
    [[praise, 'Joan M.']],
  ],
  [
    'marks of quotation in elements of their own',
    `<div class="testimonial"><p><span>"</span>${praise}.<span>"</span> - M.<br><span>"</span>${praise} again.<span>"</span> - H.</p></div>`,
    [
      [`${praise}.`, 'M.'],
      [`${praise} again.`, 'H.'],
    ],
  ],
  ['a quotation that nobody signed', `<h2>Testimonials</h2><p>"${praise}"</p>`, [[praise, '']]],
  [
    'an author with a word in brackets',
    `<h2>Testimonials</h2><p>"${praise}"</p><p>Mr. Anders (office owner)</p>`,
    [[praise, 'Mr. Anders (office owner)']],
  ],
  [
    'a running text',
    `<h2>Happy customers</h2><marquee>"${praise}"<p class="reference">- Christa G, Google</p><br>"${praise}, twice"<p class="reference">- Dan, Google</p></marquee>`,
    [
      [praise, 'Christa G, Google'],
      [`${praise}, twice`, 'Dan, Google'],
    ],
  ],
])('quotes clients from %s', (_case, html, expected) => {
  expect(quotes(html)).toEqual(expected);
});

test.each([
  '<div class="reviews"><p>5.0 based on 47+ reviews on Google</p><h4>Joan M.</h4></div>',
  '<h2>Journeys We’ve Guided</h2><p class="testimonial-intro">Hear directly from clients whose lives were changed by our dedicated counsel.</p>',
  '<blockquote>"Yoga is the journey of the self, through the self"</blockquote><p>- The Bhagavad Gita</p>',
  '<div class="review-block"><p class="service-desc">We love to build lasting friendships with the people of Leeds.</p><p>Joan Reed</p></div>',
])('does not read %s as a testimonial', (html) => {
  expect(quotes(html)).toBeUndefined();
});

test('a note about reviews elsewhere is no testimonial', () => {
  const html =
    '<section class="recensioni"><blockquote>“Recensioni verificate su Google. Leggi tutte le recensioni dal profilo ufficiale.”</blockquote><p>Recensioni Google</p></section>';
  expect(findTestimonials([readPage(html, new URL('https://brenner.example/'))])).toBeUndefined();
});
