import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findName } from './find-name.ts';

function scanName(html: string, url = 'https://tallowroofing.com/'): string | undefined {
  return findName(readPage(html, new URL(url)))?.value;
}

test('takes what the page calls the firm before the host that its notice of copyright names', () => {
  const html =
    '<title>St. Tallow Baptist Church | sttallowbaptistchurch.net</title><img id="footer-logo" alt="St. Tallow Baptist Church"><footer>© 2022 sttallowbaptistchurch.net</footer>';
  expect(scanName(html, 'https://sttallowbaptistchurch.net/')).toBe('St. Tallow Baptist Church');
  expect(
    scanName(
      '<title>41tallow.com – Estudio Tallow</title>',
      'https://41estudiotallow.example.org/',
    ),
  ).toMatch(/Estudio Tallow/u);
});

test('finds the name that a domain spells in other letters', () => {
  const html =
    '<title>Главная - УСТАНОВИМ КРЫШИ</title><meta property="og:site_name" content="от официального представителя с доставкой">';
  expect(scanName(html, 'https://ustanovim-kryshi.ru/')).toBe('Установим Крыши');
  expect(scanName('<title>Мебель - Мишагин - Алматы</title>', 'https://mishagin.kz/')).toBe(
    'Мишагин',
  );
  expect(scanName('<title>Αρχική - Παπαδάκης</title>', 'https://papadakis.gr/')).toBe('Παπαδάκης');
});

test.each([
  'test',
  'My Blog',
  'Just another WordPress site',
  'Ännu en WordPress-webbplats',
  'Startsida',
  'Strona główna',
  'Anasayfa',
  'Главная',
  'Site Title',
])('does not read “%s” as a name', (title) => {
  const html = `<title>${title}</title><meta property="og:site_name" content="${title}"><footer>Copyright © 2021Tallow IT | Privacy</footer>`;
  expect(scanName(html, 'https://user.github.io/')).toBe('Tallow IT');
});

test('does not read praise as a name', () => {
  const html =
    '<title>Best Quality Slates Exporters &amp; Suppliers</title><h1>Best Quality Slates</h1>';
  expect(scanName(`${html}<footer>© Tallow Roofing</footer>`)).toBe('Tallow Roofing');
});

test.each([
  ['Tallow Bau GmbH & Co. KG', 'Tallow Bau'],
  ['Tallow Reformas S.L.U.', 'Tallow Reformas'],
  ['Tallow Restauri S.p.A.', 'Tallow Restauri'],
  ['Tallow Bouw B.V.', 'Tallow Bouw'],
  ['ООО «Тополь»', 'Тополь'],
])('leaves the legal form out of %s', (written, shown) => {
  expect(scanName(`<title>${written}</title>`, 'https://firm.example/')).toBe(shown);
});

test('leaves out a legal form of several words, and underscores for spaces', () => {
  expect(scanName('<title>Tallow Projects India Pvt Ltd</title>')).toBe('Tallow Projects India');
  expect(scanName('<title>MENU – The_tallow_cafe</title>', 'https://cafe.example/')).toBe(
    'The Tallow Cafe',
  );
});

test('a trade and its place in the first heading are not a name', () => {
  const html =
    '<title>TB Plomberie Besançon – Dépannage 24/7</title><h1>Plombier à Besançon Dépannage 24h/24</h1>';
  expect(scanName(html, 'https://tbplombier.com/')).toBe('TB Plomberie Besançon');
});

test('the name of the person stands where the other part of the title only names the trade', () => {
  expect(
    scanName('<title>Tallow - Massoterapeuta</title>', 'https://paginamassoterapeutatallow.com/'),
  ).toBe('Tallow');
});

test('a house for guests keeps the word that websites call their first page', () => {
  const html =
    '<title>Tallow Tourist Home | Rooms in Kochi</title><h1>Welcome to Tallow Tourist Home...</h1>';
  expect(scanName(html, 'https://tallowtouristhome.com/')).toBe('Tallow Tourist Home');
});

test('spells out a domain of initials, and a church beyond its saint', () => {
  const church =
    '<title>Welcome! - THBC</title><header><h3>Tallow Hill Bible Church</h3></header><p>See the THBC newsletter.</p>';
  expect(scanName(church, 'https://thbc.org/')).toBe('Tallow Hill Bible Church');
  const saint =
    '<title>St. Tallow Coptic Church | Des Moines</title><h1>An ancient faith</h1><h2>Welcome to St. Tallow</h2>';
  expect(scanName(saint, 'https://sttallowdsm.org/')).toBe('St. Tallow Coptic Church');
});

test('joins a trade and a name that share a heading in two lines', () => {
  const html = '<h1>Biuro Rachunkowe<br>Anna Topola</h1><p>Zapraszamy</p>';
  expect(scanName(html, 'https://ksiegi.example/')).toBe('Biuro Rachunkowe Anna Topola');
});

test('leaves initials in capitals where the page writes out what they stand for', () => {
  const head = '<title>Welcome! - TOHBC</title><meta property="og:site_name" content="TOHBC">';
  const whole = '<h3>Tallow our Hope Bible Church</h3>';
  expect(scanName(`${head}${whole}`, 'https://www.tohbc.org/')).toBe('TOHBC');
  expect(scanName('<title>TALLOW</title><h1>TALLOW</h1>', 'https://tallow.org/')).toBe('Tallow');
});

test('finds the words of a name that the site itself writes as one', () => {
  const html =
    '<title>Wedding planner | Leeds | Your tallow events</title><meta property="og:site_name" content="yourtallowevents"><p>I am the planner behind Your Tallow Events.</p><footer>Your Tallow Events</footer>';
  expect(scanName(html, 'https://www.yourtallowevents.co.uk/')).toBe('Your Tallow Events');
});

test('a title that is the whole domain counts more than what a site’s settings repeat', () => {
  const settings =
    '<meta property="og:site_name" content="Tallow Healthy"><script type="application/ld+json">[{"@type":"Organization","name":"Tallow Healthy"},{"@type":"WebSite","name":"Tallow Healthy"}]</script><img class="logo" alt="Tallow Healthy">';
  const html = `<title>Tallow Wellness Leeds</title>${settings}<footer>© Tallow Wellness 2022</footer>`;
  expect(scanName(html, 'https://tallowwellnessleeds.com/')).toBe('Tallow Wellness Leeds');
});
