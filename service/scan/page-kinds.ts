/** Kinds of pages, by the texts of the links to them. */
export const pageKinds = [
  'contact',
  'hours',
  'team',
  'about',
  'services',
  /** The page of one service. */
  'service',
  'prices',
  'gallery',
  'faq',
  'praise',
  'articles',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** Patterns of link texts, with the likelihood that the page is of the kind. */
type Ranks = readonly (readonly [RegExp, number])[];
const words: Readonly<Record<PageKind, Ranks>> = {
  contact: [
    [
      /contact|kontakt|contatt|contáct|contato|fale conosco|[iİ]leti[sş]im|kapcsolat|επικοινων|get in touch|reach us|nous joindre|お問い?合わ?せ|문의|связаться|контакт/iu,
      3,
    ],
    [/locations?|find us|visit us|directions|anfahrt|accès|dove siamo|アクセス|오시는/iu, 2.6],
    // It states who is responsible, often without the opening hours.
    [/imprint|impressum/iu, 2.4],
  ],
  hours: [
    [
      /timings|opening (?:hours|times)|hours|öffnungszeiten|sprechzeiten|ordinationszeiten|horaires|horario|orari|openingstijden|openingsuren|godziny otwarcia|часы работы/iu,
      2.5,
    ],
  ],
  team: [
    [
      /\b(?:team|staff|our people|who we are|attorneys|lawyers|doctors|dentists|physicians|providers|agents|instructors|teachers|trainers|therapists|stylists|artists|chefs|farmers|crew|founders|owners|leadership|meet (?:the|our|us)|equipo|équipe|equipe|equipa|mitarbeiter|abogados|avocats|anwälte|ärzte|zespół|vorstand(?:schaft)?|ansprechpartner(?:innen)?|bestuur|directivo|direttivo|diretoria|junta directiva|board of directors|elders?|clergy)\b/iu,
      3,
    ],
  ],
  about: [
    [
      /\babout\b|\bour (?:story|history|company)\b|(?<!\p{L})(?:über[ -]uns|ueber-uns|über mich|unternehmen|philosophie|qui[ -]sommes|à propos|a-propos|notre histoire|chi[ -]siamo|la nostra storia|qui[eé]nes[ -]somos|nosotros|over[ -](?:ons|mij)|sobre|quem somos|o[ -]nas|o[ -]mnie|om oss|o nama|о (?:нас|компании))(?!\p{L})/iu,
      3,
    ],
    // "De praktijk", "Unsere Werkstatt", "Le cabinet": the firm by what it is.
    [
      /^(?:de|die|der|das|het|onze?|unsere?|la|le|il|lo|el|l['’]|notre|nuestr[oa]|the|our|mijn|meine?)\s?(?:praktijk|zaak|praxis|kanzlei|werkstatt|betrieb|hof|haus|studio|cabinet|atelier|agence|entreprise|maison|azienda|bottega|officina|clínica|clinica|consulta|despacho|taller|empresa|practice|firm|clinic|company)(?!\p{L})/iu,
      2,
    ],
    [
      /\b(?:story|history|philosophy|welcome|(?:company |firm )?profile|présentation|historie?|wer wir sind)\b/iu,
      1.5,
    ],
  ],
  services: [
    [
      /(?<!\p{L})(?:services|what we (?:do|offer)|was wir (?:tun|bieten|machen)|(?:ce que )?nous (?:proposons|faisons)|qué (?:hacemos|ofrecemos)|lo que (?:hacemos|ofrecemos)|cosa (?:facciamo|offriamo)|o que (?:fazemos|oferecemos)|wat (?:we|wij) (?:doen|bieden)|co (?:robimy|oferujemy)|zakres usług|tätigkeiten|tätigkeitsfelder|kompetenzen|schwerpunkte|savoir[ -]faire|compétences|especialidades|competenze|specialità|werkzaamheden|führerscheinklassen|lespakketten|rijlessen|opleidingen|formations|leistungen|angebot|prestations|servicios|servizi|diensten|aanbod|serviços|usługi|oferta|услуги|treatments|behandlungen|soins|tratamientos|trattamenti|behandelingen|practice areas|classes|courses|kurse|cours|ministries|programs?|disciplin(?:es|en)|disziplinen|therapien|thérapies|terapias|terapie|zabiegi|masaże|usluge|tjenester|tjänster|ydelser|palvelut|služby|szolgáltatások)(?!\p{L})/iu,
      3,
    ],
    [
      /(?<!\p{L})(?:products|produkte|produits|productos|prodotti|producten|rooms?|zimmer|chambres|habitaciones|camere|kamers|équipements|activités|activities|aktivitäten|actividades|shop|boutique|winkel|sklep|negozio|tienda|catalogue?|каталог|продукция|ponuda)(?!\p{L})/iu,
      2.8,
    ],
  ],
  service: [],
  prices: [
    [
      /(?<!\p{L})(?:prices?|pricing|rates|fees|price list|preise|preisliste|tarife?s?|prix|precios|tarifas|prezzi|listino|prijzen|tarieven|preços|cennik|priser|prisliste|prislista|hinnasto|ceník|cjenik|árak|prețuri|fiyatlar|цены|прайс|speisekarte|la carte|menü|menus?|carta|food menu|cardápio|menukaart|meni|jelovnik|meny|menükort|jídelní lístek|étlap|меню)(?!\p{L})/iu,
      2.5,
    ],
  ],
  gallery: [
    [
      /(?<!\p{L})(?:gallery|galleries|photos?|galerie|bilder|fotos?|galería|galeria|galleria|portfolio|our work|réalisations|referenzen|projects|realisaties|zdjęcia|галерея|фото)(?!\p{L})/iu,
      2,
    ],
  ],
  faq: [
    [
      /(?<!\p{L})(?:faqs?|frequently asked|questions|häufige fragen|questions fréquentes|preguntas frecuentes|domande frequenti|veelgestelde vragen|perguntas frequentes)(?!\p{L})/iu,
      2,
    ],
  ],
  praise: [
    [
      /(?<!\p{L})(?:testimonials?|reviews?|kundenstimmen|bewertungen|témoignages|avis|testimonios|opiniones|recensioni|ervaringen|depoimentos|opinie|отзывы)(?!\p{L})/iu,
      2,
    ],
  ],
  articles: [
    [/(?<!\p{L})(?:blog|news|articles|aktuelles|actualités|noticias|notizie|nieuws)(?!\p{L})/iu, 1],
  ],
};

/** The likelihood that a link text leads to a page of a kind; 0 if it does not match. */
export function rankPageKind(kind: PageKind, wording: string): number {
  return words[kind].find(([pattern]) => pattern.test(wording))?.[1] ?? 0;
}

/** The most likely kind of page for a link text. */
export function guessPageKind(text: string): PageKind | undefined {
  const [best] = pageKinds
    .map((kind) => ({ kind, rank: rankPageKind(kind, text) }))
    .sort((one, other) => other.rank - one.rank);
  return best === undefined || best.rank === 0 ? undefined : best.kind;
}
