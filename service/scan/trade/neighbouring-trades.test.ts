import { describe, expect, test } from 'vitest';
import { findTradeOf } from './find-test-trade.ts';

describe('a trade is told by the words of its firms', () => {
  test.each([
    [
      'funeral-director',
      'de',
      '<title>Bestattungen Brenner</title><h1>Im Trauerfall</h1><p>Erdbestattung und Feuerbestattung.</p>',
    ],
    [
      'funeral-director',
      'fr',
      '<title>Pompes funèbres Brenner</title><p>Organisation d’obsèques, crémation.</p>',
    ],
    [
      'garage',
      'fr',
      '<title>Garage Brenner</title><h3>Révision</h3><h3>Freinage</h3><p>Vidange, révision.</p>',
    ],
    ['electrician', 'en', '<title>Brenner Electrical Contracting</title><p>Wiring since 2012.</p>'],
    ['funeral-director', 'da', '<title>Bedemand Brenner</title><p>Begravelse og bisættelse.</p>'],
    [
      'funeral-director',
      'en',
      '<title>Brenner &amp; Sons, funeral directors</title><p>Cremation services and memorial services.</p>',
    ],
    ['tattoo-studio', 'pl', '<title>Brenner</title><h1>Studio tatuażu</h1><p>Nasi tatuażyści.</p>'],
    ['tattoo-studio', 'en', '<title>Brenner Tattoo</title><p>Custom tattoos by our artists.</p>'],
    ['tattoo-studio', 'sv', '<title>Brenner Tatuering</title><p>Våra tatuerare.</p>'],
    [
      'garden-centre',
      'en',
      '<title>Brenner Garden Centre</title><h2>Bedding plants</h2><p>Houseplants, tools and a café.</p>',
    ],
    [
      'garden-centre',
      'fr',
      '<title>Pépinières Brenner</title><p>Pépiniériste : arbres et arbustes, plantes vivaces.</p>',
    ],
    [
      'garden-centre',
      'de',
      '<title>Gärtnerei Brenner</title><h1>Stauden, Beet- und Balkonpflanzen</h1><p>Zimmerpflanzen aus unserer Gärtnerei.</p>',
    ],
    [
      'riding-school',
      'nl',
      '<title>Manege Brenner</title><h1>Ponyrijles en paardrijlessen</h1><p>Pensionstalling.</p>',
    ],
    [
      'riding-school',
      'de',
      '<title>Reitstall Brenner</title><h1>Reitunterricht für Kinder</h1><p>Schulpferde und Pensionsstall.</p>',
    ],
    [
      'riding-school',
      'es',
      '<title>Hípica Brenner</title><p>Clases de equitación y pupilaje de caballos.</p>',
    ],
    ['dog-school', 'de', '<title>Hundeschule Brenner</title><p>Welpenkurs und Hundetraining.</p>'],
    ['dog-school', 'no', '<title>Brenner hundeskole</title><h1>Valpekurs og hundekurs</h1>'],
    ['dog-school', 'it', '<title>Brenner</title><h1>Educatore cinofilo</h1><p>Puppy class.</p>'],
    ['campsite', 'nl', '<title>Camping Brenner</title><p>Kampeerplaatsen en trekkershutten.</p>'],
    [
      'campsite',
      'de',
      '<title>Campingplatz Brenner</title><p>Stellplätze für Wohnmobile, Zeltplatz am See.</p>',
    ],
    ['campsite', 'pt', '<title>Brenner</title><h1>Parque de campismo</h1><p>Autocaravanas.</p>'],
    ['tiler', 'en', '<title>Brenner Tiling</title><h1>Wall and floor tiling</h1>'],
    ['tiler', 'de', '<title>Fliesenleger Brenner</title><p>Fliesenarbeiten in Bad und Küche.</p>'],
    ['tiler', 'sv', '<title>Brenner Plattsättning</title><p>Plattsättare, kakel och klinker.</p>'],
    ['window-fitter', 'it', '<title>Serramenti Brenner</title><p>Infissi in PVC, porte.</p>'],
    ['window-fitter', 'pl', '<title>Brenner</title><h1>Okna i drzwi</h1><p>Montaż okien.</p>'],
    ['ice-cream-parlour', 'it', '<title>Gelateria Brenner</title><p>Gelato artigianale.</p>'],
    ['ice-cream-parlour', 'de', '<title>Eisdiele Brenner</title><p>Eisbecher und Softeis.</p>'],
    ['podiatrist', 'es', '<title>Clínica podológica Brenner</title><p>Podología, quiropodia.</p>'],
    ['podiatrist', 'da', '<title>Fodterapeut Brenner</title><p>Fodterapi, nedgroede negle.</p>'],
  ])('%s in %s: %s', (trade, language, html) => {
    expect(findTradeOf(html, language)).toBe(trade);
  });
});

describe('a trade leaves the firms of its neighbours to them', () => {
  test.each([
    [
      'florist',
      'en',
      '<title>Brenner Flowers</title><h1>Florist in Leeds</h1><p>Bouquets, wedding flowers and funeral flowers. We deliver wreaths to every funeral director in town.</p>',
    ],
    [
      'florist',
      'de',
      '<title>Blumenladen Brenner</title><h1>Floristik</h1><p>Blumenstrauß, Trauerkranz und Trauerfloristik, auch direkt zum Bestatter.</p>',
    ],
    [
      'florist',
      'sv',
      '<title>Brenner Blommor</title><h1>Blomsterhandel</h1><p>Buketter och begravningsblommor till begravningen.</p>',
    ],
    [
      'florist',
      'da',
      '<title>Brenner Blomster</title><h1>Blomsterbutik</h1><p>Buketter, bårebuketter og begravelsesblomster.</p>',
    ],
    [
      'florist',
      'nl',
      '<title>Bloemist Brenner</title><p>Boeketten en uitvaartbloemen, bloemwerk voor elke uitvaart.</p>',
    ],
    [
      'landscaper',
      'en',
      '<title>Brenner Landscaping</title><h1>Garden design and lawn care</h1><p>We plant hedges, shrubs and perennials from the garden centre.</p>',
    ],
    [
      'landscaper',
      'de',
      '<title>Brenner Gartenbau</title><h1>Gartengestaltung</h1><p>Gartenpflege, Baumpflege und Heckenpflanzen für Ihren Garten.</p>',
    ],
    [
      'landscaper',
      'fr',
      '<title>Brenner Paysagiste</title><p>Entretien de jardin, élagage, création de jardin ; arbres et arbustes.</p>',
    ],
    [
      'holiday-rental',
      'de',
      '<title>Ferienhof Brenner</title><h1>Ferienwohnungen auf dem Bauernhof</h1><p>Drei Ferienwohnungen, Stall mit Ponys, Reitstunden für die Kinder unserer Gäste.</p>',
    ],
    [
      'holiday-rental',
      'fr',
      '<title>Gîte Brenner</title><h1>Gîte rural à la ferme</h1><p>Gîtes avec piscine ; écurie et balades à cheval à côté.</p>',
    ],
    [
      'pet-care',
      'en',
      '<title>Brenner Kennels</title><h1>Boarding kennels and cattery</h1><p>Dog boarding, dog grooming and puppy classes on Saturdays.</p>',
    ],
    [
      'vet',
      'de',
      '<title>Tierarztpraxis Brenner</title><p>Tierarzt für Kleintiere. Empfehlung: eine Hundeschule in der Nähe.</p>',
    ],
    [
      'beauty-salon',
      'de',
      '<title>Kosmetikstudio Brenner</title><h1>Kosmetik und Permanent Make-up</h1><p>Gesichtsbehandlung, Wimpernverlängerung, Tattoo-Entfernung.</p>',
    ],
    [
      'barber',
      'en',
      '<title>Brenner Barbers</title><h1>Barber shop</h1><p>Beard trims and hot towel shaves. Next door is a tattoo studio.</p>',
    ],
    [
      'restaurant',
      'en',
      '<title>Brenner Restaurant</title><h1>Lunch and dinner</h1><p>Our restaurant serves starters, mains and ice cream.</p>',
    ],
    [
      'cafe',
      'it',
      '<title>Caffetteria Brenner</title><h1>Bar caffetteria</h1><p>Colazioni e brunch, gelato in estate.</p>',
    ],
    [
      'hotel',
      'fr',
      '<title>Hôtel Brenner</title><h1>Hôtel au bord du lac</h1><p>Chambres d’hôtel, petit déjeuner. Le camping est à deux kilomètres.</p>',
    ],
    [
      'plumber',
      'en',
      '<title>Brenner Plumbing</title><h1>Plumber and bathroom fitter</h1><p>Boiler repairs, bathrooms and tiling.</p>',
    ],
    [
      'cleaning',
      'en',
      '<title>Brenner Window Cleaning</title><h1>Window cleaning and office cleaning</h1><p>We clean windows and doors, inside and out.</p>',
    ],
    [
      'carpenter',
      'de',
      '<title>Schreinerei Brenner</title><h1>Schreiner und Tischler</h1><p>Möbel nach Maß, Innenausbau, auch Holzfenster.</p>',
    ],
    [
      'nail-studio',
      'nl',
      '<title>Nagelstudio Brenner</title><h1>Gellak en nagelverlenging</h1><p>Manicure en pedicure in onze nagelstudio.</p>',
    ],
    [
      'driving-school',
      'pl',
      '<title>Szkoła jazdy Brenner</title><h1>Prawo jazdy</h1><p>Nauka jazdy, kurs na prawo jazdy.</p>',
    ],
    [
      'roofer',
      'en',
      '<title>Brenner Roof Tilers</title><h1>Roof tilers and slaters</h1><p>Roofing repairs, tiling and slating.</p>',
    ],
    [
      'shop',
      'en',
      '<title>Brenner Camping Gear</title><h1>Camping shop</h1><p>Tents, sleeping bags and stoves. Online shop.</p>',
    ],
    [
      'shop',
      'en',
      '<title>Brenner Tattoo Supplies</title><h1>Tattoo supplies online shop</h1><p>Inks, needles and machines for tattoo artists.</p>',
    ],
    [
      'farm',
      'en',
      '<title>Brenner Alpacas</title><h1>Alpaca farm</h1><p>Farm visits, pony rides, campsite, ice cream.</p>',
    ],
    [
      'artist',
      'fr',
      '<title>Atelier Brenner</title><h1>Faïence et céramique d’art</h1><p>Faïence décorée à la main, vaisselle, exposition.</p>',
    ],
  ])('%s in %s: %s', (trade, language, html) => {
    expect(findTradeOf(html, language)).toBe(trade);
  });
});

test.each([
  [
    'en',
    '<title>Brenner Equestrian</title><h1>Equestrian shop</h1><p>Saddles, bridles, riding wear and horse feed. Free delivery.</p>',
  ],
  [
    'fr',
    '<title>Sellerie Brenner</title><h1>Boutique d’équitation</h1><p>Selles, bottes, vêtements pour le cavalier et le cheval, équitation.</p>',
  ],
  [
    'it',
    '<title>Selleria Brenner</title><h1>Negozio di equitazione</h1><p>Selle, stivali, abbigliamento per equitazione.</p>',
  ],
  [
    'nl',
    '<title>Ruitershop Brenner</title><h1>Ruitersportwinkel</h1><p>Zadels, laarzen, alles voor de ruitersport. Webwinkel.</p>',
  ],
  [
    'nl',
    '<title>Kampeerwinkel Brenner</title><h1>Alles om te kamperen</h1><p>Tenten, slaapzakken, winkel, webwinkel, kamperen.</p>',
  ],
  [
    'en',
    '<title>Brenner Ice Cream</title><h1>Ice cream manufacturer</h1><p>We manufacture ice cream for supermarkets and wholesale in our factory.</p>',
  ],
  [
    'pt',
    '<title>Brenner Autocaravanas</title><h1>Venda de autocaravanas</h1><p>Autocaravanas novas e usadas, oficina.</p>',
  ],
  [
    'pl',
    '<title>Brenner</title><h1>Przyczepy i kampery</h1><p>Sprzedaż przyczep kempingowych i kamperów.</p>',
  ],
  [
    'nl',
    '<title>Brenner Stacaravans</title><h1>Stacaravans te koop</h1><p>Nieuwe en gebruikte stacaravans en caravans.</p>',
  ],
  [
    'fr',
    '<title>Brenner Mobil-homes</title><h1>Vente de mobil-homes</h1><p>Mobil-homes neufs et occasions.</p>',
  ],
  [
    'de',
    '<title>Brenner Agility</title><h1>Unternehmensberatung für Agility</h1><p>Business Agility, Change.</p>',
  ],
  [
    'es',
    '<title>Residuos Brenner</title><h1>Gestión de residuos e incineración</h1><p>Incineración de residuos industriales, reciclaje.</p>',
  ],
  [
    'es',
    '<title>Brenner</title><h1>Crematorio de mascotas</h1><p>Incineración de mascotas, urnas.</p>',
  ],
  [
    'it',
    '<title>Brenner</title><h1>Cremazione animali</h1><p>Cremazione di cani e gatti, urne.</p>',
  ],
  [
    'fr',
    '<title>Écurie Brenner</title><h1>Écurie de course automobile</h1><p>Notre écurie, rallye et circuit, pilotes.</p>',
  ],
  [
    'nl',
    '<title>Viskwekerij Brenner</title><h1>Kwekerij van vis</h1><p>Verse vis van onze kwekerij.</p>',
  ],
])(
  'a word that a trade shares with another business names no trade in %s: %s',
  (language, html) => {
    expect(findTradeOf(html, language)).toBeUndefined();
  },
);
