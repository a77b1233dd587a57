import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findPhone } from './find-phone.ts';
import { guessCountries } from './guess-country.ts';

function scanPhone(html: string, host = 'firm.com'): string | undefined {
  const page = readPage(html, new URL(`https://${host}/`));
  return findPhone([page], guessCountries(page))?.value.replace(/[^\d+]/gu, '');
}

const usual = '<p>4120 Cedar Hill Road, Austin, TX 78704</p>';

test('a number that is invalid in a language’s first country may be valid in its others', () => {
  expect(
    scanPhone('<html lang="it"><h4>Telefono: 079 214 36 58</h4><p>Giardini e terrazze</p>'),
  ).toBe('0792143658');
});

test.each([
  [
    'an inner element for each group',
    `<p><b>(512)</b> <i>474</i>-<i>0147</i></p>${usual}`,
    '5124740147',
  ],
  ['an area code that a line break parts', `<p>Phone: (512)<br>474-0147</p>${usual}`, '5124740147'],
  ['dots', `<li>p. 512.474.0147</li>${usual}`, '5124740147'],
  ['bars between the groups', `<p>512 | 474 | 0147</p>${usual}`, '5124740147'],
  ['bullets between the groups', `<p>512 • 474 • 0147</p>${usual}`, '5124740147'],
  ['hyphens that do not break', `<p>512‑474‑0147</p>${usual}`, '5124740147'],
  ['letters of the keypad', `<p>Call 1-800-RED-BARN today</p>${usual}`, '18007332276'],
  ['a picture’s text', `<img src="call.gif" alt="Call us: 512-474-0147">${usual}`, '5124740147'],
  [
    'a label for those who cannot see',
    `<a href="#" aria-label="Call (512) 474-0147"></a>${usual}`,
    '5124740147',
  ],
  [
    'an attribute for scripts',
    `<button data-phone="5124740147">Show number</button>${usual}`,
    '5124740147',
  ],
  [
    'a link with odd characters',
    `<a href="tel:+1%20(512)%20474-0147 ext. 12">Call</a>${usual}`,
    '+15124740147',
  ],
  ['a link with slashes', `<a href="tel://512-474-0147">Call</a>${usual}`, '5124740147'],
  ['an older link', `<a href="callto:5124740147">Call</a>${usual}`, '5124740147'],
  ['a chat', `<a href="https://wa.me/15124740147?text=Hi">Chat</a>${usual}`, '5124740147'],
  [
    'a chat’s longer address',
    '<a href="https://api.whatsapp.com/send/?text=Hi&phone=%2B27821234500">Chat</a>',
    '+27821234500',
  ],
  ['the title alone', `<title>Ace Plumbing | 512-474-0147</title>${usual}`, '5124740147'],
  [
    'the description alone',
    `<meta name="description" content="Call Ace on 512-474-0147.">${usual}`,
    '5124740147',
  ],
  ['a fax beside it', `<p>Fax: 512-474-0199</p><p>Office: 512-474-0147</p>${usual}`, '5124740147'],
  [
    'a fax named after its number',
    `<p>512-474-0199 (fax)</p><p>512-474-0147 (office)</p>${usual}`,
    '5124740147',
  ],
  ['one line for telephone and fax', `<p>Tel/Fax: 512-474-0147</p>${usual}`, '5124740147'],
  [
    'a mobile before the office',
    `<p>Cell: 512-474-0199</p><p>Phone: 512-474-0147</p>${usual}`,
    '5124740147',
  ],
])('reads a telephone number with %s', (_case, html, expected) => {
  expect(scanPhone(html)).toBe(expected);
});

test.each([
  ['firm.co.uk', '<p>T01632 960 412</p>', undefined],
  ['firm.co.uk', '<p>T0113 496 2178</p>', '01134962178'],
  ['firm.co.uk', '<p>☎ 0113 496 2178</p>', '01134962178'],
  ['firm.co.uk', '<p>+44 (0)113 496 2178</p>', '+441134962178'],
  ['firm.com.au', '<p>Ph (07) 3355 1290</p>', '0733551290'],
  ['firm.com.au', '<p>Freecall 1800 PLUMBS</p>', '1800758627'],
  ['firm.co.nz', '<p>Call Ann or Bo to talk it over:</p><h2>0274 118 530</h2>', '0274118530'],
  [
    'firm.com',
    '<p>Call Ann or Bo to talk it over:</p><h2>0274 118 530</h2><li>a@home.net.nz</li>',
    '0274118530',
  ],
  ['firm.ie', '<p>Phone 01 677 4412 or 087 224 1190</p>', '016774412'],
  ['firm.com', '<p>12 Patrick Street, Cork T12 X7W9</p><p>Tel: 021 427 4411</p>', '0214274411'],
  ['firm.co.za', '<p>t: 011 880 1290</p>', '0118801290'],
  ['firm.com', '<p>Dhanwantri Nagar, Pune</p><p>Ph: 020-24351290</p>', '02024351290'],
  [
    'firm.com',
    '<p>〒110-0005 上野ビルのとなりにあります　電話 ０３（３８３１）１２９０</p>',
    '0338311290',
  ],
  [
    'firm.com',
    '<p>전화 02-734-1290</p><p>우리 병원은 서울에 있습니다 어서 오세요</p>',
    '027341290',
  ],
  ['firm.fr', '<p>Tél. : 04.77.33.12.90</p>', '0477331290'],
  ['firm.de', '<p>Telefon: 040 / 466 412 83</p>', '04046641283'],
  ['firm.es', '<span>Llámanos:</span><span>981 942 148</span>', '981942148'],
])('reads the telephone number at %s in %s', (host, html, expected) => {
  expect(scanPhone(html, host)).toBe(expected);
});

test('reads no number as American when others beside it are not', () => {
  const mobiles = '<p>Mob: 9443112290</p><p>Mob: 9786112290</p><p>Mob: 9626112290</p>';
  expect(scanPhone(mobiles)).toBeUndefined();
  expect(scanPhone(`${mobiles}<p>Phone: 04652-261290</p><p>Pin: 629004</p>`)).toBe('04652261290');
});

test('takes the first of a firm’s contact points in structured data', () => {
  const contactPoint = [{ telephone: '+1-512-474-0147' }, { telephone: '+1-512-474-0199' }];
  const data = JSON.stringify({ '@type': 'Organization', name: 'Ace', contactPoint });
  expect(scanPhone(`<script type="application/ld+json">${data}</script>${usual}`)).toBe(
    '5124740147',
  );
});

test.each([
  ['fr', 'firm.fr', 'Joignable sur WhatsApp ou en m’appelant au 06 12 34 98 76.', '0612349876'],
  ['de', 'firm.de', 'Rufen Sie uns gerne an unter 030 4272 6277.', '03042726277'],
  ['es', 'firm.es', 'Llámanos al 931 25 76 27.', '931257627'],
])(
  'a sentence of another page than the first may invite to call in %s',
  (language, host, text, number) => {
    const [first, second] = ['<p>Welcome</p>', `<p>${text}</p>`].map((html) =>
      readPage(`<html lang="${language}">${html}`, new URL(`https://${host}/`)),
    );
    const pages = [first, second].filter((page) => page !== undefined);
    expect(findPhone(pages, guessCountries(...pages))?.value.replace(/\D/gu, '')).toBe(number);
  },
);
