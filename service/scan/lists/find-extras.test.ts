import { expect, test } from 'vitest';
import { findLanguage } from '../words/find-language.ts';
import { findPeople } from './find-people.ts';
import { findServices } from './find-services.ts';
import { findSocials } from '../contact/find-socials.ts';
import { findTestimonials } from './find-testimonials.ts';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';

const read = (html: string): Page => readPage(html, new URL('https://firm.com/'));

test('lists what stands under a heading of services, as list or as cards, or in the menu', () => {
  const list =
    '<h2>Our services</h2><ul><li>Slate roofs</li><li>Gutters</li><li>Read more</li><li>Chimneys</li></ul><h2>Why us</h2><p>Care</p>';
  expect(findServices(read(list))?.values).toEqual(['Slate roofs', 'Gutters', 'Chimneys']);
  const cards =
    '<h2>Leistungen</h2><h3>Photovoltaik</h3><p>Strom vom Dach.</p><h3>Smart Home</h3><h3>E-Check</h3><h2>Kontakt</h2>';
  expect(findServices(read(cards))?.values).toEqual(['Photovoltaik', 'Smart Home', 'E-Check']);
  const menu =
    '<nav><ul><li><a>Services</a><ul><li><a>Wills</a></li><li><a>Divorce</a></li><li><a>Custody</a></li></ul></li></ul></nav>';
  expect(findServices(read(menu))).toMatchObject({
    values: ['Wills', 'Divorce', 'Custody'],
    source: 'menu',
  });
  expect(
    findServices(read('<h2>Services</h2><p>We do everything you can think of.</p>')),
  ).toBeUndefined();
});

test('names people with their positions, and nobody without one', () => {
  const team = `<h3>Dr. Helene Brandt</h3><p>Fachanwältin für Familienrecht</p><p><b>Luis Ortega</b><br>Lead Teacher</p><p>Dana Reyes, CFP® – Founder</p>
    <p>Inhaberin: Katrin Lohse</p><h3>Practice Areas</h3><p>Family law attorney</p><h3>Ann Lee</h3><p>She likes roses.</p>`;
  expect(findPeople([read(team)])?.values).toEqual([
    { name: 'Dr. Helene Brandt', title: 'Fachanwältin für Familienrecht' },
    { name: 'Luis Ortega', title: 'Lead Teacher' },
    { name: 'Dana Reyes, CFP®', title: 'Founder' },
    { name: 'Katrin Lohse', title: 'Inhaberin' },
  ]);
});

test('quotes clients word for word with their names, and leaves out what nobody signed', () => {
  const html = `<blockquote><p>“They mended our roof in a day and left no mess.”</p><cite>Aoife M., Cork</cite></blockquote>
    <div class="testimonial"><p>On time and on budget, we could not be happier.</p><p>– Sarah & Tom</p></div>
    <blockquote>Quality is never an accident; it is always intended.</blockquote><p>Call us today for a visit.</p>`;
  expect(findTestimonials([read(html)])?.values).toMatchObject([
    { quote: 'They mended our roof in a day and left no mess.', author: 'Aoife M., Cork' },
    { quote: 'On time and on budget, we could not be happier.', author: 'Sarah & Tom' },
  ]);
});

test('finds the pages of the firm on networks, not buttons that share, posts or strangers', () => {
  const html = `<a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://facebook.com/firm/?ref=x#a">f</a><a href="//instagram.com/p/abc">post</a>
    <a href="https://www.instagram.com/firm/">i</a><a href="https://facebook.com.evil.example/firm">x</a><a href="https://twitter.com/intent/tweet">t</a>`;
  expect(findSocials([read(html)])?.values).toEqual([
    { network: 'facebook', url: 'https://facebook.com/firm' },
    { network: 'instagram', url: 'https://www.instagram.com/firm' },
  ]);
});

test('tells the language by what is declared, and by the words where those are plain', () => {
  expect(findLanguage(read('<html lang="fr-CA"><p>Bonjour'))?.value).toBe('fr');
  const german = 'Wir sind für Sie da und beraten Sie mit Freude, die Kunden und der Meister. ';
  expect(findLanguage(read(`<html lang="en"><p>${german.repeat(4)}`))?.value).toBe('de');
  expect(findLanguage(read('<p>Hi'))).toBeUndefined();
});

test('prefers a firm’s page to one about somebody, and reads numbered pages', () => {
  const html =
    '<a href="https://www.linkedin.com/in/ann-lee">Ann</a><a href="https://www.linkedin.com/company/lee-law">Lee</a><a href="https://www.facebook.com/p/Lee-Law-61577382712815/">f</a>';
  expect(findSocials([read(html)])?.values).toEqual([
    { network: 'linkedin', url: 'https://www.linkedin.com/company/lee-law' },
    { network: 'facebook', url: 'https://www.facebook.com/p/Lee-Law-61577382712815' },
  ]);
});
