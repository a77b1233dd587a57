import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findTestimonials } from './find-testimonials.ts';

const scanQuotes = (html: string): readonly { quote: string; author: string }[] =>
  (findTestimonials([readPage(html, new URL('https://tallow.example/'))])?.values ?? []).map(
    ({ quote, author }) => ({ quote, author }),
  );

test('gives each quotation the name above its title, not that of the next card', () => {
  const card = (name: string, title: string, quote: string): string =>
    `<h3>${name}</h3><blockquote>"${title}"</blockquote><p>" ${quote} "</p>`;
  const found = scanQuotes(
    `<section class=testimonials><h2>Hear from our clients</h2>
    ${card('Sarah', 'Amazing results', 'They mended the roof in a day and left the garden clean.')}
    ${card('Emily', 'Expert service', 'The staff came when they said and explained every step to us.')}
    ${card('Zoe', 'Professional staff', 'Lovely people, and the new roof is as dry as they promised.')}
    </section><h2>OFFERS & PROMOTIONS</h2>`,
  );
  expect(found.map(({ author }) => author)).toEqual(['Sarah', 'Emily', 'Zoe']);
});

test('does not take the caption of a picture in a preview for praise', () => {
  expect(
    scanQuotes(
      '<div class="about-preview"><p>La nostra famiglia: un viaggio dal Perù a Varese</p></div><h2>Domande Frequenti</h2>',
    ),
  ).toEqual([]);
});

test('does not take what a map says of a reviewer for praise', () => {
  expect(
    scanQuotes(
      '<section class=reviews><h2>Bewertungen</h2><p>Local Guide · 102 Rezensionen · 111 Fotos</p><p>Stefanie Ott</p></section>',
    ),
  ).toEqual([]);
});

test('parts the name of an author from the place beside it', () => {
  const card = (name: string, place: string, quote: string): string =>
    `<div class="elementor-testimonial"><div class="elementor-testimonial__text">${quote}</div><cite class="elementor-testimonial__cite"><span class="elementor-testimonial__name">${name}</span><span class="elementor-testimonial__title">${place}</span></cite></div>`;
  const found = scanQuotes(
    `<h3>Client feedback</h3>${card('Sanjay', 'Delhi', 'Excellent location, a clean environment, and they answered every question.')}
    ${card('Shushant', 'Jhansi', 'Nice location, friendly prices, and the staff kept their word.')}`,
  );
  expect(found.map(({ author }) => author)).toEqual(['Sanjay', 'Shushant']);
});

test('keeps an author with a town and its postcode', () => {
  const found = scanQuotes(
    '<section class=testimonials><h2>Avis</h2><p class="testimonial-content">"Installation parfaite à Montpellier, une équipe ponctuelle."</p><div class="testimonial-author">Marie D. Montpellier (34000)</div></section>',
  );
  expect(found.map(({ author }) => author)).toEqual(['Marie D. Montpellier (34000)']);
});

test('does not take a verse in another script for praise', () => {
  const verse = 'ग्रहैरभूषितं रत्नं सुकुलं प्रियकारणात् महादेवः सदा पूज्यः';
  const html = `<p>“${verse}”</p><p>- Brihat Samhita</p><p>“${verse} पुनः”</p><p>- Siva Swarodaya</p>`;
  const told = '<p>We sell gems and beads that were chosen with care, in the middle of Leeds.</p>';
  expect(scanQuotes(`${told.repeat(4)}${html}`)).toEqual([]);
});

test('takes two versions of one testimonial as one', () => {
  const found = scanQuotes(
    `<h2>Testimonials</h2><blockquote>“I was afraid of the laser. Ann explained every step.”<cite>Emily</cite></blockquote>
    <blockquote>“I was afraid of the laser — I had read bad things. Ann explained every step, and all went well.”<cite>Emily, Leeds</cite></blockquote>
    <blockquote>“I was afraid of the dentist, but no longer, thanks to you all.”<cite>Tom</cite></blockquote>`,
  );
  expect(found.map(({ author }) => author)).toEqual(['Emily', 'Tom']);
});

test('takes the same thanks of two families as two testimonials', () => {
  const thanks = 'Vielen Dank für die tolle';
  const found = scanQuotes(
    `<h2>Kundenstimmen</h2><blockquote>“${thanks} Beratung und die schnelle Hilfe am Dach.”<cite>Familie Huber</cite></blockquote>
    <blockquote>“${thanks} Arbeit an unserem Bad, wir sind sehr froh.”<cite>Familie Maier</cite></blockquote>`,
  );
  expect(found.map(({ author }) => author)).toEqual(['Familie Huber', 'Familie Maier']);
});
