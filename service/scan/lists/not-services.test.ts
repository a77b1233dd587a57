import { expect, test } from 'vitest';
import { cardsHtml, scanPages, scanServices } from './read-test-pages.ts';

const listed = (...names: readonly string[]): readonly string[] | undefined =>
  scanServices(`<h2>Services</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`);

test.each([
  'Step 2',
  'Шаг 3',
  'שלב 1',
  'Molt més…',
  'Y mucho más',
  'Perguntas Frequentes',
  'Проекти',
  'Flexibilidade',
  'Menor taxa de juros',
  'Sicherheit',
  'So läuft die Ausbildung ab',
  'Kurtaxe (p.P./Tag)',
  'Newsletter 2',
  'Mijn diensten',
  'Gratis',
  'Prijs (excl. btw)',
  'Vantagens da nossa aplicação',
  'Types of massage',
  'Telefoon',
  'Rapidez e Eficiência',
  'Segurança Total',
  'Produto 1',
  'Animaux non admis',
  'No pets',
  'Nichtraucher-Haus',
  'Check-in from 3 pm',
  'Départ : avant 10 h',
  'Vorteile unserer Therapie',
  'Conditions générales',
  'Services & Equipements',
  'Ausstattung und Leistungen',
  'Servizi e dotazioni',
  'Diensten & faciliteiten',
  'Tarifs',
  'Avis',
  'Preisliste',
  'Cómo llegar',
  'Note legali',
  'Godziny otwarcia',
  'Prislista',
  'Åbningstider',
])('takes "%s" for no service', (other) => {
  expect(listed('Roof repairs', other, 'Gutters', 'Chimneys')).toEqual([
    'Roof repairs',
    'Gutters',
    'Chimneys',
  ]);
});

test('takes no row of cards for services where most are promises', () => {
  const cards = ['Flexibel lernen', 'Immer erreichbar', 'Erfahrene Fahrlehrer', 'Nachtfahrt'];
  const html = cards.map((head) => `<h2>${head}</h2><p>Das gilt bei uns an jedem Tag.</p>`);
  expect(scanServices(html.join(''))).toBeUndefined();
});

test('takes the plural of what others are kinds of for no service', () => {
  expect(listed('Chambre Double', 'Chambre Familiale', 'Chambres')).toBeUndefined();
  expect(listed('Chambre Double', 'Chambre Familiale', 'Chambre Lits Jumeaux', 'Chambres')).toEqual(
    ['Chambre Double', 'Chambre Familiale', 'Chambre Lits Jumeaux'],
  );
  expect(listed('Massage Thai', 'Massage Suédois', 'Massage')).toHaveLength(3);
});

test('drops a quotation mark without its other half', () => {
  expect(listed('Пакет ,,Проектиране“', 'Пакет „Изграждане', 'Поддръжка')).toEqual([
    'Пакет Проектиране',
    'Пакет Изграждане',
    'Поддръжка',
  ]);
});

test('takes the people of a firm for no services', async () => {
  const { services, people } = await scanPages(
    `<title>Tallow Tattoo</title><h2>What we do</h2>
    <h3>Denis Sivak</h3><p>Artist</p><h3>Ilya Cascad</h3><p>Artist</p><h3>Val Brown</h3><p>Artist</p>`,
  );
  expect(people?.values.map(({ name }) => name)).toContain('Denis Sivak');
  expect(services?.values ?? []).not.toContain('Denis Sivak');
});

test('reads the head of a card that tells of an expert as a service', async () => {
  const { services, people } = await scanPages(
    `<title>Tallow Barbers</title><h2>Our Services</h2>
    <h3>Clean Cut</h3><p>Washing, cutting and styling</p>
    <h3>Beard Shape</h3><p>Expert beard care and shaping</p>
    <h3>Hot Towel</h3><p>A shave with hot towels</p>`,
  );
  expect(services?.values).toEqual(['Clean Cut', 'Beard Shape', 'Hot Towel']);
  expect(people).toBeUndefined();
});

test('reads treatments without the time that they take', () => {
  expect(listed('Beard trim — 15 min', 'Massage (60 Minuten)', 'Ear wax, 5 min')).toEqual([
    'Beard trim',
    'Massage',
    'Ear wax',
  ]);
});

test('ends a list of services where the contact details begin', async () => {
  const { services } = await scanPages(
    '<title>Tallow</title><h1>Diensten</h1><p>Opruimen</p><p>Shoppen</p><p>Nazorg</p><h3>Telefoon</h3><p>06-13997201</p><h3>Adres</h3><p>Maarssen</p><p>Utrecht</p>',
  );
  expect(services?.values).toEqual(['Opruimen', 'Shoppen', 'Nazorg']);
});

test.each([
  'Benefits Administration',
  'Benefits advice',
  'Advantages cards',
  'Specifications writing',
  'Types de toiture',
  'Salida de pesca',
  'Salida en kayak',
  'Salida de pesca 4 horas',
  'Départ en retraite',
])('takes "%s" for a service', (name) => {
  expect(listed('Roof repairs', name, 'Gutters')).toEqual(['Roof repairs', name, 'Gutters']);
});

test('reads services of which one begins like a head of advantages', () => {
  const names = ['Benefits Administration', 'Payroll', 'Recruiting'];
  expect(scanServices(`<h2>Our services</h2>${cardsHtml(...names)}`)).toEqual(names);
});

const ofHouse = [
  'Monday: we are open from nine to five and at no other time',
  'Parking: there is a car park behind the house for our guests',
  'Payment: we take cash and all cards, but no cheques at all',
].map((text) => `<p>${text}</p>`);

test('takes neither days nor facts of the house for services', () => {
  expect(scanServices(`<h2>Our services</h2>${ofHouse.join('')}`)).toBeUndefined();
});

test('reads described services above the facts of the house', () => {
  const own = ['Gutters', 'Roofs', 'Chimneys'].map(
    (name) => `<p>${name}: we mend them in a day</p>`,
  );
  expect(scanServices(`<h2>Our services</h2>${[...own, ...ofHouse].join('')}`)).toEqual([
    'Gutters',
    'Roofs',
    'Chimneys',
  ]);
});

test.each(['Plus d’économies', 'Toujours à l’écoute', 'Sécurité pour tous'])(
  'takes no row of cards for services where one promises "%s"',
  (promise) => {
    expect(scanServices(cardsHtml('Toitures', promise, 'Façades'))).toBeUndefined();
  },
);

test.each(['Économies d’énergie', 'Efficacité énergétique', 'Sécurité incendie'])(
  'takes "%s" on a card for a service',
  (name) => {
    expect(scanServices(cardsHtml('Toitures', name, 'Façades'))).toEqual([
      'Toitures',
      name,
      'Façades',
    ]);
  },
);
