import { describe, expect, test } from 'vitest';
import { composeReply } from '../compose-reply.ts';
import { findIndustry } from '../industry/find-industry.ts';
import { readPage } from '../page/read-page.ts';
import { countTerms } from './count-terms.ts';
import { findTrade } from './find-trade.ts';
import type { FoundTrade } from './find-trade.ts';

const find = (html: string, host = 'brenner.example', name = 'Brenner'): FoundTrade | undefined => {
  const page = readPage(html, new URL(`https://${host}/`));
  return findTrade(page, name, findIndustry(page, name));
};

describe('the trade of a firm', () => {
  test.each([
    [
      'bakery',
      'hospitality',
      '<title>Bäckerei Brenner</title><h1>Brot und Brötchen aus unserer Backstube</h1>',
    ],
    ['bakery', 'hospitality', '<title>Pekara Brener</title><p>Kifle i krofne iz naše pekare.</p>'],
    [
      'florist',
      'retail',
      '<title>Brenner</title><h1>Fiori e bouquet di fiori</h1><p>La fioreria in centro.</p>',
    ],
    [
      'butcher',
      'retail',
      '<title>Metzgerei Brenner</title><h1>Fleisch und Wurst aus eigener Herstellung</h1>',
    ],
    [
      'butcher',
      'retail',
      '<title>Boucherie Brenner</title><h1>Artisan boucher charcutier</h1><p>Notre boucherie.</p>',
    ],
    [
      'grocery',
      'retail',
      '<title>Épicerie Brenner</title><h1>Épicerie fine et fromagerie</h1><p>Notre épicerie.</p>',
    ],
    [
      'osteopath',
      'medical',
      '<title>Brenner</title><h1>Praxis für Osteopathie</h1><p>Osteopathische Behandlung für Kinder.</p>',
    ],
    [
      'print-shop',
      'retail',
      '<title>Druckerei Brenner</title><h1>Digitaldruck und Offsetdruck</h1><p>Visitenkarten, Flyer.</p>',
    ],
    [
      'chimney-sweep',
      'construction',
      '<title>Brenner</title><h1>Chimney sweep</h1><p>Chimney sweeping and flue cleaning.</p>',
    ],
    [
      'scaffolder',
      'construction',
      '<title>Brenner Gerüstbau</title><h1>Gerüste für Fassade und Dach</h1><p>Gerüstverleih.</p>',
    ],
    [
      'pest-control',
      'construction',
      '<title>Brenner</title><h1>Schädlingsbekämpfung</h1><p>Ihr Kammerjäger gegen Wespen.</p>',
    ],
    [
      'swimming-school',
      'education',
      '<title>Brenner</title><h1>Simskola</h1><p>Babysim och simkurser för barn.</p>',
    ],
    [
      'dog-school',
      'general',
      '<title>Brenner Dog Training</title><h1>Dog trainer</h1><p>Puppy classes every Saturday.</p>',
    ],
    [
      'church',
      'general',
      '<title>Brenner Baptist Church</title><p>Our ministry and worship on Sunday.</p>',
    ],
    [
      'nail-studio',
      'retail',
      '<title>Brenner</title><script type="application/ld+json">{"@type":"NailSalon","name":"Brenner"}</script>',
    ],
    ['yoga-studio', 'education', '<title>Brenner Yoga</title><p>Cours de yoga et vinyasa.</p>'],
    [
      'holiday-rental',
      'hospitality',
      '<title>Gîte Brenner</title><p>Un gîte rural avec jardin.</p>',
    ],
    [
      'tennis-club',
      'general',
      '<title>Tennisclub Dijle</title><p>Onze tennisbanen en tennislessen.</p>',
    ],
    [
      'fishmonger',
      'hospitality',
      '<title>Your seafood market</title><h1>Fresh seafood</h1><p>Fish and oysters from our seafood market, gumbo and bisque from our kitchen.</p>',
    ],
    [
      'gates',
      'construction',
      '<title>Ворота и рольставни</title><p>Монтаж, ворота любых размеров.</p>',
    ],
  ])('is %s (%s) in %s', (trade, industry, html) => {
    const found = find(html);
    expect(found?.trade.value).toBe(trade);
    expect(found?.industry.value).toBe(industry);
    expect(found?.trade.snippet).not.toBe('');
  });

  test('is the one that a name says and the text repeats, before what the firm deals with', () => {
    const text = '<p>Fiscalité et conseil fiscal : l’avocat fiscaliste des entreprises.</p>';
    const page = readPage(
      `<html lang="fr"><title>LTB Avocat</title><h1>Fiscalité internationale</h1>${text}`,
      new URL('https://ltb.example/'),
    );
    const trade = (name: string): string | undefined =>
      findTrade(page, name, undefined, { language: 'fr' })?.trade.value;
    expect(trade('LTB Avocat')).toBe('lawyer');
    expect(trade('LTB Boulanger')).toBe('tax-adviser');
  });

  test('of a practice for eyes is a doctor, whatever it says of glasses', () => {
    const found = find(
      '<html lang="de"><title>Augenarztpraxis Brenner</title><h1>Gut sehen</h1><p>Die Augenärztin untersucht Ihre Augen, auch für Brillen und Kontaktlinsen.</p>',
    );
    expect(found?.trade.value).toBe('doctor');
  });

  test('of dogs is none of children: a longer term takes its words', () => {
    const found = find(
      '<title>Brenner doggy daycare</title><h1>Dog daycare and dog grooming</h1><p>Daycare for dogs.</p>',
    );
    expect(found?.trade.value).toBe('pet-care');
  });

  test.each([
    [
      'a word of another language inside one of the page’s',
      '<html lang="en"><title>Brenner</title><h1>Industrial and medical matters</h1><p>An industrial credit for the medical trade, as we all have it in our town.</p>',
    ],
    [
      'a longer word of a language that inflects',
      '<html lang="ru"><title>Бреннер</title><h1>Приходящая помощь</h1><p>Приходящая помощь по дому каждый день.</p>',
    ],
  ])('is not told by %s', (_case, html) => {
    expect(find(html)).toBeUndefined();
  });

  test('is told by the further pages where the home page does not say it', () => {
    const home = readPage(
      '<title>Touch of Color</title><p>Welcome to our salon.</p>',
      new URL('https://touch.example/'),
    );
    const beside = [
      readPage(
        '<title>Services</title><p>Haircut and balayage, hair coloring, highlights and hair extensions.</p>',
        new URL('https://touch.example/services'),
      ),
    ];
    expect(findTrade(home, '', undefined, { language: 'en' })).toBeUndefined();
    expect(findTrade(home, '', undefined, { language: 'en', beside })?.trade.value).toBe(
      'hair-salon',
    );
  });

  test('is the one that stands in for the industry where only that is plain', () => {
    const found = find(
      '<title>Brenner</title><p>Chef, lunch, dinner, dessert, wine and beer; banquets and guests.</p>',
    );
    expect(found?.industry.value).toBe('hospitality');
    expect(found?.trade.value).toBe('hospitality-business');
    expect(found?.trade.confidence).toBeLessThan(0.7);
  });

  test.each([
    '<title>Яхт-сервис «Маяк»</title><h1>Обслуживание катеров и яхт</h1><h3>Мойка и химчистка</h3><p>Мойка и химчистка салона.</p><p>Химчистка.</p>',
    '<title>Haras d’Azur</title><nav><a href="/galerie">Galerie</a></nav><h1>Bienvenue au Haras</h1><a href="/galerie">Visiter la galerie</a>',
    '<title>Brenner</title><meta name="description" content="Brenner is a Webflow theme for startups and software companies, with SaaS dashboards"><h1>Hello from the lake</h1>',
  ])('is not told by one word in passing, nor by that of a menu: %s', (html) => {
    expect(find(html)?.trade.value).toBeUndefined();
  });

  test('is nothing where the words say nothing', () => {
    expect(
      find('<title>Brenner</title><p>Welcome to our website. We are glad that you are here.</p>'),
    ).toBeUndefined();
  });

  test('stands in the reply beside its industry, which is general only for a trade outside of the ten', () => {
    const found = find(
      '<title>Brenner Baptist Church</title><p>Our ministry and worship on Sunday.</p>',
    );
    expect(composeReply('ok', { ...found }).website).toMatchObject({
      trade: 'church',
      industry: 'general',
    });
    const { website } = composeReply('ok', {
      industry: { value: 'general', source: 'words', confidence: 1, snippet: '' },
    });
    expect([website.trade, website.industry]).toEqual([null, null]);
  });

  test.each([
    ['hair-salon', 'it', '<title>Brenner Parrucchieri</title>'],
    ['landscaper', 'it', '<title>Brenner</title><h2>Brenner Giardini</h2><p>Spazi verdi.</p>'],
    ['dance-school', 'fr', '<title>Le centre de la danse</title><h1>Cours de danse</h1>'],
    ['beauty-salon', 'nl', '<title>Make-up artist Brenner</title><p>Bruidsmake-up en lashes.</p>'],
    ['car-care', 'de', '<title>Brenner Fahrzeugaufbereitung</title><p>Autopflege mit Herz.</p>'],
    ['transport', 'it', '<title>Brenner Trasporti Espressi</title><p>Consegne urgenti.</p>'],
    ['event-planner', 'es', '<title>Renta de inflables</title><p>Inflables seguros.</p>'],
    [
      'health-practice',
      'nl',
      '<title>Logopedie Brenner</title><p>Logopediste in Gent. Logopedie voor kinderen.</p>',
    ],
    ['health-practice', 'fr', '<title>Brenner</title><h1>Diététicienne certifiée</h1>'],
    [
      'charity',
      'en',
      '<title>Brenner Foundation</title><h1>Donate</h1><h2>Caregivers</h2><h2>In home care</h2><h2>Caregiver training</h2><p>Caregivers, in home care and caregiver training. Make a donation to the foundation, a charitable organization of volunteers.</p>',
    ],
    [
      'event-planner',
      'en',
      `<title>Brenner</title><meta name="description" content="A responsive Webflow theme for photographers and photography studios"><h1>Wedding decor and event styling</h1>${'<p>Photography by Ana Cruz</p>'.repeat(9)}`,
    ],
  ])('is %s in the words that its firms use in %s', (trade, language, html) => {
    const page = readPage(html, new URL('https://brenner.example/'));
    const found = findTrade(page, 'Brenner', findIndustry(page, 'Brenner'), { language });
    expect(found?.trade.value).toBe(trade);
  });

  test('is not told by a short word of another language', () => {
    const page = readPage(
      '<title>Brenner</title><h2>Das kann sich sehen lassen</h2><p>Wir lassen Sie nicht allein.</p>',
      new URL('https://brenner.example/'),
    );
    expect(findTrade(page, 'Brenner', undefined, { language: 'de' })).toBeUndefined();
  });

  test('is not told by a foreign word that differs in its accents or its ending', () => {
    const said = countTerms('At college she spoke of photography', 'en');
    expect([...said.keys()].map(({ term }) => term)).toEqual(['photography']);
    const french = countTerms('Le college, la photographie', 'fr');
    expect([...french.keys()].map(({ term }) => term)).toContain('collège');
  });

  test.each([
    ['ProfessionalService', 'Gartengestaltung und Gartenpflege', 'landscaper'],
    ['HomeAndConstructionBusiness', 'Alltagshilfe und Seniorenbetreuung', 'care-home'],
  ])('is not told by the type that tools write for any firm: %s', (type, head, trade) => {
    const html = `<title>Brenner</title><script type="application/ld+json">{"@type":"${type}","name":"Brenner"}</script><h1>${head}</h1><h2>${head} in Leeds</h2>`;
    expect(find(html)?.trade.value).toBe(trade);
  });
});

test('the services that were found say what the firm does where its pages hardly do', () => {
  const page = readPage('<title>Brenner</title><p>Schnell und gut.', new URL('https://b.example/'));
  const services = ['Dachsanierung', 'Dachdecker-Notdienst', 'Bedachungen'];
  const known = findTrade(page, 'Brenner', undefined, { language: 'de', services });
  expect(findTrade(page, 'Brenner', undefined, { language: 'de' })).toBeUndefined();
  expect(known?.trade.value).toBe('roofer');
});

test('a barber shop that calls itself a hair salon is one', () => {
  const html =
    '<title>Kapsalon Brenner - Barbershop</title><h1>Sharp cuts</h1><p>Your kapsalon.</p>';
  expect(find(html, 'brenner.example', 'Kapsalon Brenner')?.trade.value).toMatch(
    /barber|hair-salon/u,
  );
});

test.each([
  [
    'es',
    '<title>Brenner Drones</title><h1>Fumigación con drones</h1><p>Reduce la exposición a los químicos. Menos exposición del operario.</p>',
  ],
  [
    'de',
    '<title>Brenner Fenster</title><h1>Fenster und Türen</h1><p>Besuchen Sie unsere Ausstellung. Ausstellung am Sonntag.</p>',
  ],
  [
    'en',
    '<title>Brenner Advice</title><h1>Your pension</h1><p>A pension for later: talk to us about your pension.</p>',
  ],
])('a word with two meanings tells no trade in %s', (language, html) => {
  const page = readPage(html, new URL('https://brenner.example/'));
  expect(findTrade(page, 'Brenner', undefined, { language })?.trade.value ?? '').not.toMatch(
    /museum|bed-and-breakfast/u,
  );
});
