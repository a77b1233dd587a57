import { expect, test } from 'vitest';
import { registrableDomain, siteDomain } from './registrable-domain.ts';

test.each([
  'harbor.example',
  'www.harbor.example',
  'https://harbor.example',
  'HTTPS://User@Shop.Harbor.Example:8443/team?x=1#y',
  'harbor.example.',
  'harbor.example:8080/contact',
  'info@harbor.example',
  'Ada.Quist@mail.harbor.example',
  ' harbor.example ',
  'https:harbor.example',
  'HTTP:/harbor.example/x',
  'https:\\\\harbor.example',
  'https://harbor.example\\@inlet.example',
  'https://h%61rbor.example',
  'ｈarbor。example',
  'har\u00adbor.example',
])('%j is of harbor.example', (address) => {
  expect(registrableDomain(address)).toBe('harbor.example');
});

test.each([
  ['müller.de', 'xn--mller-kva.de'],
  ['WWW.MÜLLER.DE', 'xn--mller-kva.de'],
  ['https://xn--mller-kva.de/impressum', 'xn--mller-kva.de'],
  ['info@müller.de', 'xn--mller-kva.de'],
  ['smith.co.uk', 'smith.co.uk'],
  ['www.smith.co.uk', 'smith.co.uk'],
  ['harbor.wixsite.com/site', 'harbor.wixsite.com'],
  ['ada.github.io/blog', 'ada.github.io'],
  ['https://www.harbor.wordpress.com/home', 'harbor.wordpress.com'],
  ['harbor.jimdofree.com', 'harbor.jimdofree.com'],
  ['http://harbor.free.fr/', 'harbor.free.fr'],
])('%s is of %s', (address, domain) => {
  expect(registrableDomain(address)).toBe(domain);
});

test.each([
  'co.uk',
  'wixsite.com',
  'github.io',
  'wordpress.com',
  'www.weebly.com',
  'ada@free.fr',
  'localhost',
  '192.0.2.7',
  '[2001:db8::1]',
  '',
  '://',
  'a b.example',
])('%j has no registrable domain', (address) => {
  expect(registrableDomain(address)).toBeUndefined();
});

test('a website without a registrable domain is identified by its host', () => {
  expect(siteDomain('http://192.0.2.7:8080/x')).toBe('192.0.2.7');
  expect(siteDomain('https://www.harbor.example/x')).toBe('harbor.example');
});

test.each([
  ['https://harbor-example.translate.goog/team?_x_tr_sl=de', 'harbor.example'],
  ['https://www-harbor--law-co-uk.translate.goog/', 'harbor-law.co.uk'],
  ['https://web.archive.org/web/20250101000000/https://www.harbor.example/x', 'harbor.example'],
  ['https://web.archive.org/web/2025id_/http:/harbor.example', 'harbor.example'],
  ['https://web.archive.org/web/2025/harbor.example:80/', 'harbor.example'],
  ['https://web.archive.org/about', 'archive.org'],
  ['https://translate.goog/', 'translate.goog'],
])('the copy %s is of %s', (address, domain) => {
  expect(siteDomain(address)).toBe(domain);
});
