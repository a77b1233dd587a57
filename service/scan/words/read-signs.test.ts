import { expect, test } from 'vitest';
import { findColors } from '../colors/find-colors.ts';
import { findIndustry } from '../industry/find-industry.ts';
import { findLanguage } from './find-language.ts';
import { findName } from '../name/find-name.ts';
import { readPage } from '../page/read-page.ts';

const page = (html: string, url = 'https://firm.com/'): ReturnType<typeof readPage> =>
  readPage(html, new URL(url));

test.each([
  [
    'zxx',
    'We are the plumbers for you and your home. The work is done with care and for the long run.',
    'en',
  ],
  [
    'und',
    'Wir sind für Sie da und nehmen uns Zeit. Die Praxis ist nicht weit und der Bus hält vor der Tür.',
    'de',
  ],
  [
    '',
    'こんにちは。当院は南荻窪に開院しました。内科一般の診療を行い、丁寧な診療を心がけております。どうぞお気軽にご利用ください。',
    'ja',
  ],
  [
    '',
    '안녕하세요 저희 병원은 환자 한 분 한 분을 소중히 생각하며 정성을 다해 진료하고 있습니다 언제든지 편하게 방문해 주시기 바랍니다',
    'ko',
  ],
])('reads the language of a page that declares "%s" from its words', (lang, text, expected) => {
  expect(findLanguage(page(`<html lang="${lang}"><p>${text}</p></html>`))?.value).toBe(expected);
});

test('leaves the tagline out of a name that the page’s head gives without it', () => {
  const html = `<title>House cleaning in Leeds | TALLOW PRO</title>
    <script type="application/ld+json">{"@type":"LocalBusiness","name":"TALLOW PRO - Fine Cleaning Service"}</script>
    <header><a class="nav-logo"><span class="logo-text">TALLOW PRO</span></a></header>`;
  expect(findName(page(html, 'https://tallowcleaning.com/'))?.value).toBe('Tallow PRO');
});

test('does not read a manufacturer with order pages as a shop', () => {
  const html = `<title>Tallow Parts</title><p>A manufacturing and service company. We offer custom molding for OEM customers.</p>
    <a>Order online</a><a>Products</a><a>Shopping cart</a><p>Wholesale supplies and product catalog.</p>`;
  expect(findIndustry(page(html))?.value).not.toBe('retail');
});

test('does not read a pet sitter as a vet', () => {
  const html =
    '<title>Dog Walking & Pet Care in Malton</title><h1>Happy pets, happy you</h1><h2>Our pet care</h2><p>Dog walks, pet sitting and visits to your pets.</p>';
  expect(findIndustry(page(html))?.value).not.toBe('medical');
  expect(findIndustry(page(`${html}<p>Veterinary clinic, vets on call</p>`))?.value).toBe(
    'medical',
  );
});

test('gives the weight of a grey main colour to the named colour that the page uses', () => {
  const html = `<script>tailwind.config = { theme: { extend: { colors: { primary: '#404046', gold: '#a99220', rose: '#cc3366' } } } }</script>
    <header class="bg-primary"><h1 class="text-gold">Tallow Law</h1><a class="btn bg-gold">Call</a></header>`;
  expect(findColors(page(html), []).primary?.value).toBe('#a99220');
});
