import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findServiceDetails } from '../own/find-service-details.ts';
import { findServices } from './find-services.ts';

const scanServices = (html: string): readonly string[] | undefined =>
  findServices(readPage(html, new URL('https://tallow.example/')))?.values;

test.each([
  ['Wir bieten Dachsanierung, Dämmung und Spenglerarbeiten.', 'Dachsanierung'],
  ['Zu unseren Leistungen gehören Dachsanierung, Dämmung sowie Spenglerarbeiten.', 'Dämmung'],
  ['Nous proposons des soins du visage, des massages et la pose de vernis.', 'Soins du visage'],
  ['Ofrecemos reformas integrales, fontanería y pintura.', 'Fontanería'],
  ['Offriamo taglio uomo, colorazione e trattamenti ricostruttivi.', 'Colorazione'],
  ['Wij verzorgen dakrenovatie, isolatie en zinkwerk.', 'Isolatie'],
  [
    'Wir bieten neben den üblichen Arbeiten auch Dachsanierung, Dämmung und Begrünung an.',
    'Begrünung',
  ],
  ['Nous proposons de nombreux soins tels que massages, gommages et épilations.', 'Gommages'],
  ['Ofrecemos todo tipo de trabajos como reformas, fontanería y pintura.', 'Fontanería'],
  ['Oferecemos limpeza de vidros, jardinagem e pintura.', 'Jardinagem'],
])('reads the services in "%s"', (sentence, service) => {
  const values = scanServices(`<main><p>${sentence}</p></main>`);
  expect(values).toHaveLength(3);
  expect(values).toContain(service);
});

test('does not take promises in a sentence for services', () => {
  for (const sentence of [
    'Wir bieten Qualität, faire Preise und persönliche Beratung.',
    'Nous vous proposons un accueil chaleureux, des conseils et la qualité.',
    'Ofrecemos experiencia, atención personalizada y confianza.',
    'Wij bieden een oplossing die werkt, advies op maat en kwaliteit.',
  ])
    expect(scanServices(`<main><p>${sentence}</p></main>`)).toBeUndefined();
});

test('reads the kinds of goods that a builder writes as plain lines in the footer', () => {
  const entry = (text: string): string => `<div class="foot-link">${text}</div>`;
  expect(
    scanServices(
      `<footer><div class=title>Produits</div>${['Glaces', 'Pain', 'Viennoiserie'].map(entry).join('')}<div class=place>Rue Haute 5</div></footer>`,
    ),
  ).toEqual(['Glaces', 'Pain', 'Viennoiserie']);
});

test('shortens entries of a list by the examples at their end', () => {
  const items = [
    'Sprachtherapie',
    'Störungen der Sprache (bei Kindern, Jugendlichen und Erwachsenen)',
    'Injuries from sports such as tennis elbow and hamstring strains',
  ];
  const html = `<h2>Leistungen</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  expect(scanServices(html)).toEqual([
    'Sprachtherapie',
    'Störungen der Sprache',
    'Injuries from sports',
  ]);
});

test('reads a list below a Dutch sentence about what is treated', () => {
  const html =
    '<p>We behandelen kinderen en volwassenen met volgende problemen:</p><ul><li>Stotteren</li><li>Slikstoornissen</li><li>Stemstoornissen</li></ul>';
  expect(scanServices(html)).toEqual(['Stotteren', 'Slikstoornissen', 'Stemstoornissen']);
});

test.each([
  '<ul><li><b>Roof repairs:</b> We mend slates after every storm.</li><li><b>Gutters:</b> Cleaning and replacing, all year round.</li><li><b>Chimneys</b> - Rebuilding and pointing with care.</li></ul>',
  '<p>Roof repairs: we mend slates, tiles and lead, fast and neat.</p><p>Gutters: cleaning and replacing in any weather.</p><p>Chimneys: rebuilding and pointing, with scaffolding.</p>',
])('reads the names at the beginning of lines that describe them: %s', (html) => {
  const page = readPage(`<h2>Our services</h2>${html}`, new URL('https://tallow.example/'));
  const services = findServices(page);
  expect(services?.values).toEqual(['Roof repairs', 'Gutters', 'Chimneys']);
  const details = findServiceDetails([{ page, kind: 'home' }], services)?.value;
  expect(details?.[1]?.description).toMatch(/^Cleaning and replacing/u);
});

test('half a word stays with the word that completes it', () => {
  const html = '<p>Wij zijn gespecialiseerd in massage, taping en voor- en nazorg.</p>';
  expect(scanServices(html)).toEqual(['Massage', 'Taping', 'Voor- en nazorg']);
});
