import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findLanguage, findLanguageAcross } from './find-language.ts';

const scanLanguage = (lang: string, text: string, host = 'brenner.example'): string | undefined =>
  findLanguage(readPage(`<html lang="${lang}"><p>${text}`, new URL(`https://${host}/`)))?.value;

test.each([
  [
    'fr',
    'Nous installons vos ascenseurs avec soin et pour toutes les hauteurs, dans le respect des délais.',
  ],
  ['ru', 'Мы делаем ворота и рольставни, а также выполняем монтаж и ремонт быстро.'],
  ['uk', 'Ми робимо ворота й паркани, їх монтаж і ремонт для всієї країни.'],
  [
    'pl',
    'Zapraszamy do naszego salonu, w którym każdy może odpocząć i nabrać siły przez cały rok.',
  ],
  ['sv', 'Vi bygger hus och är alltid på plats för dig som vill ha det bra med värme.'],
  ['tr', 'Bu hizmet sizin için çok önemli ve her zaman daha iyi olarak sunulan bir iş.'],
  [
    'vi',
    'Chúng tôi là công ty vận tải với nhiều năm kinh nghiệm, phục vụ khách hàng tại thành phố.',
  ],
  [
    'uz',
    "Biz bilan siz barcha imtihonlarni topshirishingiz mumkin, maktabimiz uchun o'quv dasturi va qo'llanma bor, har bir o'quvchi uchun eng qulay o'rin va bo'sh vaqt ham bo'ladi.",
  ],
  [
    'sl',
    'Pri nas lahko kupite kruh in pecivo, ki ga vsak dan spečemo za vas, ali ga naročite po telefonu.',
  ],
  [
    'lt',
    'Mes kepame duoną kiekvieną rytą, o jūs galite ją užsisakyti iš anksto, nes yra ne tik duona, bet ir pyragai.',
  ],
])('says %s where the page only declares English', (language, text) => {
  expect(scanLanguage('en', text)).toBe(language);
});

test('leaves apart what is written alike to what the page declares, else to its domain', () => {
  const text = 'Hleb i kifle su kod nas uvek sveži, a možete da ih naručite u svako doba.';
  expect(scanLanguage('bs', text)).toBe('bs');
  expect(scanLanguage('en', text, 'pekara.rs')).toBe('sr');
});

test('believes the page where its words are few', () => {
  expect(scanLanguage('nl', 'Contact')).toBe('nl');
});

test('few words are enough against a template’s language that none of them speaks for', () => {
  const few = 'Willkommen bei uns im Rössli und auf der Terrasse mit Blick auf den See';
  expect(scanLanguage('en', few)).toBe('de');
});

test('reads the language from a menu where the page has no sentences', () => {
  const menu = 'Startseite Anlässe Speisekarte Weinkarte Reservierungen Willkommen';
  expect(scanLanguage('en', menu)).toBe('de');
});

test('takes the usual language of the domain’s country where nothing else says one', () => {
  expect(scanLanguage('', 'Schmid 82057', 'schmid.de')).toBe('de');
});

test('asks the further pages only where the home page leaves the language open', () => {
  const parsePage = (text: string): ReturnType<typeof readPage> =>
    readPage(`<html lang="en"><p>${text}`, new URL('https://brenner.example/'));
  const beside = [
    parsePage(
      'Nos proponemos que cada persona salga de la consulta con una idea clara de su caso y de los pasos para el futuro.',
    ),
  ];
  expect(findLanguageAcross(parsePage('Brenner'), beside)?.value).toBe('es');
  const english = parsePage(
    'We are here for you and all of your plans, with the whole of our team.',
  );
  expect(findLanguageAcross(english, beside)).toBeUndefined();
});
