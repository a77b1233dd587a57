import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import type { Page } from '../page/read-page.ts';
import { findPeople } from './find-people.ts';
import { findServices } from './find-services.ts';
import { findTestimonials } from './find-testimonials.ts';
import { cleanServices } from './service-words.ts';

const page = (html: string, path = ''): Page =>
  readPage(html, new URL(`https://brenner.example/${path}`));
const people = (html: string, firm = 'Brenner', path?: string): readonly string[] =>
  findPeople([page(html, path)], firm)?.values.map(({ name, title }) => `${name}|${title}`) ?? [];

describe('the people of a small practice', () => {
  test('are listed below their profession, and share the name of the firm', () => {
    const html =
      '<h3>Unsere Zahnärzte</h3><ul><li>Wulf Brenner</li><li>Nilofar Baqai-Brenner</li><li>Dr. Günther Brenner</li></ul>';
    expect(people(html)).toEqual([
      'Wulf Brenner|',
      'Nilofar Baqai-Brenner|',
      'Dr. Günther Brenner|',
    ]);
  });

  test('stand below the speciality of each', () => {
    const card = (what: string, who: string): string =>
      `<div><h3>${what}</h3><p>Atención especializada</p><span>${who}</span><a href="#c">Cita</a></div>`;
    const html =
      card('Psicología', 'Dra. Ana Ruiz Mora') + card('Cardiología', 'Dr. Luis Gil Vega');
    expect(people(html)).toEqual([
      'Dra. Ana Ruiz Mora|Psicología',
      'Dr. Luis Gil Vega|Cardiología',
    ]);
  });

  test('may be one, whose heading and portrait have one name', () => {
    const html =
      '<div><h3>Laura De Boer</h3><img src="l.jpg" alt="Laura De Boer"><p>Laat ik mijzelf even voorstellen aan iedereen.</p></div>';
    expect(people(html, 'Logopedie', 'team.html')).toEqual(['Laura De Boer|']);
  });

  test.each([
    ['Hoi! Ik ben Peter Rekveld, neem contact op.', 'Peter Rekveld|'],
    ['Nazywam się Adriana Nowak, zapraszam.', 'Adriana Nowak|'],
    ['Salon owner Amanda Lee is a perfect example of this.', 'Amanda Lee|Owner'],
  ])('introduce themselves: %s', (text, person) => {
    expect(people(`<p>${text}</p>`, 'Salon')).toEqual([person]);
  });

  test.each([
    ['a firm above its owner', '<p>Kristall Reinigung</p><p>Inhaberin: Regina Bolt</p>'],
    ['a chamber', '<h3>Zuständige Kammer</h3><p>Zahnärztekammer Niedersachsen</p>'],
    ['a room', '<h3>Sala de Espera</h3><h3>Consulta Médica</h3>'],
    ['the founder of a discipline', '<h5>Dr. Samuel Hahnemann</h5><p>Founder of homeopathy</p>'],
    ['a firm with a number', '<p>Il libraio e titolare Libreria Capitolo 18 vi aspetta.</p>'],
  ])('are not %s', (_case, html) => {
    expect(people(html, 'Another firm')).not.toContainEqual(
      expect.stringMatching(/Kristall|Kammer|Sala|Hahnemann|Capitolo/u),
    );
  });
});

test('a Norwegian practice names its people with their professions', () => {
  const card = (name: string, title: string): string =>
    `<div><h3>${name}</h3><p>${title}</p></div>`;
  const html = `<h2>Teamet</h2>${card('Kari J. Ruud', 'Tannlege · Praksiseier')}${card('Beate Fjerding', 'Tannhelsesekretær')}`;
  expect(people(html, 'Askim')).toEqual([
    'Kari J. Ruud|Tannlege',
    'Beate Fjerding|Tannhelsesekretær',
  ]);
});

describe('the services of a small firm', () => {
  const services = (html: string): readonly string[] => findServices(page(html))?.values ?? [];
  test.each([
    ['les prestations proposées', ['Maçonnerie', 'Piscine', 'Dallages']],
    ['Realizowane usługi', ['Mycie szyb', 'Mycie biur', 'Sprzątanie terenów']],
    ['Behandling', ['Tannrens', 'Proteser', 'Tannbleking']],
    ['Nossa equipe atua em diversas áreas do Direito:', ['Cível', 'Criminal', 'Família']],
  ])('are listed under "%s"', (heading, items) => {
    const list = items.map((item) => `<li>${item}</li>`).join('');
    expect(services(`<h2>${heading}</h2><ul>${list}</ul>`)).toEqual(items);
  });

  test('follow a sentence that says what the firm treats or serves', () => {
    const html =
      '<p>Osteopathie verhelpt de volgende klachten:</p><ul><li>rugklachten</li><li>nekklachten</li><li>hoofdpijn</li></ul>';
    expect(services(html)).toEqual(['Rugklachten', 'Nekklachten', 'Hoofdpijn']);
  });

  test('are cards with numbers between them, and not the claims in capitals beside them', () => {
    const card = (at: number, name: string): string =>
      `<h6>0${at}.</h6><h5>${name}</h5><p>We treat it gently and with patience.</p>`;
    const claims = ['Advance Treatment', 'Guaranteed Results', 'Modern Equipment']
      .map((name) => `<h3>${name}</h3><p>Because your well-being matters to us.</p>`)
      .join('');
    const cards = ['Skin Conditions', 'Migraines', 'Hay Fever']
      .map((name, at) => card(at + 1, name))
      .join('');
    expect(services(`${claims}<h2>For today</h2>${cards}`)).toEqual([
      'Skin Conditions',
      'Migraines',
      'Hay Fever',
    ]);
  });

  test('may be dishes under a small title, without the link to the form below', () => {
    const dishes = ['Cuisses de grenouilles', 'Oeufs mayonnaise', 'Frites et sandwich']
      .map((name) => `<div><p>${name}</p></div>`)
      .join('');
    const html = `<p class="title">Nos plats chauds</p>${dishes}<p class="title">Nous contacter</p>`;
    expect(services(html)).toEqual([
      'Cuisses de grenouilles',
      'Oeufs mayonnaise',
      'Frites et sandwich',
    ]);
  });
});

test.each([
  'Minder dan 2 weken',
  '2 tot 6 weken',
  'Alles, was ein Baum wirklich braucht',
  'Für jeden Baum die passende Lösung',
  'Arbeiten, wo Maschinen nicht hinkommen',
])('an answer or a motto is not a service: %s', (text) => {
  expect(cleanServices([text, 'Baumpflege'])).toEqual(['Baumpflege']);
});

test('Turkish capitals become small letters with the dots they had', () => {
  expect(cleanServices(['İÇ ÜNİTE HİJYEN YIKAMA'])).toEqual(['İç ünite hijyen yıkama']);
});

test('the introduction of the praise is nobody’s quotation where the others are quoted', () => {
  const card = (name: string, quote: string): string =>
    `<div class="testimonial-card"><h4>${name}</h4><p>"${quote}"</p></div>`;
  const html = `<section class="testimonials"><h2>Какво казват моите клиенти?</h2><p>Обратната връзка от хората, с които съм работила, е важна за мен.</p>
    ${card('Мария Данчева', 'Роси е страхотен професионалист и много внимателен човек!')}
    ${card('Глория Маринова', 'Много съм доволна от посещението си, препоръчвам с две ръце!')}</section>`;
  expect(findTestimonials([page(html)])?.values.map(({ author }) => author)).toEqual([
    'Мария Данчева',
    'Глория Маринова',
  ]);
});
