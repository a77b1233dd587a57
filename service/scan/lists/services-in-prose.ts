import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { toFoundServices, minServices, cleanServices } from './service-words.ts';
import { capitalize } from '../page/clean-text.ts';

const enumerated =
  /\b(?:(?:services|treatments|specialt(?:y|ies)|practice areas|areas of (?:practice|expertise)|work)\s(?:(?:we|that)\s)?(?:offer(?:ed)?\s)?(?:includ(?:e|es|ing)|such as|like|are|range from)|(?<!\b(?:that|which|who)\s)speciali[sz](?:es?|ing) in|we (?:offer|provide|handle|focus on)(?:\s(?:a (?:full|wide|complete) range of|services (?:in|for|like|such as|including)))?|including services (?:in|for))\s*:?\s+([^.;:!?]{12,400})/giu;

/**
 * The same in languages whose objects stand in the form of a title. Polish and Russian would need
 * another case: "oferujemy gimnastykę".
 */
const enumeratedElsewhere: readonly RegExp[] = [
  // A range, then examples of it: "bieten neben den üblichen Leistungen auch Akupunktur, …".
  /(?<!\p{L})(?:bieten?|behandeln?|proposons|propose|réalisons|ofrecemos|ofrezco|realizamos|offriamo|offre|proponiamo|bieden?|verzorgen|oferecemos)\s[^,.;:!?]{8,90}?\s(?:auch|unter anderem|u\.\s?a\.|z\.\s?B\.|beispielsweise|wie|tels? que|telles que|notamment|comme|tales como|como por ejemplo|como|quali|come|tra cui|zoals|waaronder|tais como)\s+([^.;:!?]{12,400})/giu,
  // German
  /(?<!\p{L})(?:(?:zu unse(?:re)?n (?:leistungen|schwerpunkten|angeboten) (?:gehören|zählen)|unser(?:e|en)? (?:leistungs?\p{L}*|angebot|schwerpunkte?) (?:umfass(?:t|en)|sind|beinhaltet)|(?:wir|ich) (?:bieten?|behandeln?|fertigen?)(?: ihnen)?)(?: unter anderem| u\.\s?a\.)?|spezialisiert auf)\s*:?\s+([^.;:!?]{12,400})/giu,
  // French
  /(?<!\p{L})(?:(?:nos|les) (?:prestations|services|soins|spécialités) (?:comprennent|incluent|sont)|(?:nous (?:vous )?|je (?:vous )?)(?:propos(?:ons|e)|réalis(?:ons|e)|assur(?:ons|e)|fabriqu(?:ons|e))|spécialisée?s? (?:dans|en))\s*:?\s+([^.;:!?]{12,400})/giu,
  // Spanish and Portuguese
  /(?<!\p{L})(?:(?:nuestros servicios|os nossos serviços|nossos serviços) (?:incluyen|son|comprenden|incluem|são)|(?:le |te |les )?(?:ofrecemos|oferecemos|realizamos|fabricamos)(?: servicios de| serviços de)?|especializad[oa]s? (?:en|em))\s*:?\s+([^.;:!?]{12,400})/giu,
  // Italian
  /(?<!\p{L})(?:i nostri (?:servizi|trattamenti) (?:includono|comprendono|sono)|(?:vi )?(?:offriamo|proponiamo|realizziamo|produciamo)(?: servizi di)?|specializzat[oaei] in|ci occupiamo di)\s*:?\s+([^.;:!?]{12,400})/giu,
  // Dutch
  /(?<!\p{L})(?:onze (?:diensten|behandelingen|specialiteiten) (?:omvatten|zijn)|(?:wij|we|ik) (?:bieden?|verzorgen?|verkopen|behandelen?|maken)|gespecialiseerd in|(?:u kunt|je kunt) bij (?:ons|mij) terecht voor)\s*:?\s+([^.;:!?]{12,400})/giu,
];

/** Parts of a sentence that say how something is done. */
const describes =
  /^(?:ensuring|providing|offering|making|creating|helping|giving|delivering|using|keeping|one of a kind|hand ?-?(?:made|crafted)|high[- ]quality|friendly|comfortable|affordable|professional|reliable)(?:\s(?:an?|the|you|your|our|with|environment|atmosphere|prices?|rates)(?=\s|$)|$)/iu;
/** The same in the other languages, and what firms promise instead of services. */
const promises =
  /(?<!\p{L})(?:qualit\p{L}+|kwaliteit|calidad|service|accueil|écoute|conseils?|devis|solutions?|expérience|disponibilité|tarifs?|prix|équipe|savoir-faire|beratung|preise?|erfahrung|lösung\p{L}*|team|persönlich\p{L}*|individuell\p{L}*|advies|oplossing\p{L}*|persoonlijk\p{L}*|ervaring|asesoramiento|soluciones|atención|experiencia|precios?|confianza|soluções|atendimento|confiança|preços?|soluzioni|esperienza|professionalità|consulenza|prezzi|ihnen|ihre?n?|vous|vos|votre|vostr\p{L}+|su|sus|uw|jouw|je|für sie|alles|tout|todo|tutto|mehr|plus|más|altro|meer|mais)(?!\p{L})/iu;
const article =
  /^(?:un[ea]?|einen?|eine[rs]?|een|uno|um|uma|unos|unas)(?!\p{L})|(?<!\p{L})(?:qui|que|che|die|der|das|welche|dont|où|wo|waar|donde|dove|onde)(?!\p{L})/iu;
const determiner =
  /^(?:(?:et|e|ed|y|und|sowie|en|auch|aussi|ainsi que|également|así como|tambi[eé]n|anche|nonché|ook|alsook|des|du|de la|de l['’]|les|le|la|l['’]|los|las|el|gli|il|lo|i|os|as|diverse|divers|toutes sortes de)\s?(?<=[\s'’]))+/iu;
const maxForeignWords = 5;

/** The items of a list in a sentence: "our services include a, b and c". */
export function findInSentences({ lines, metas }: Page): FoundList<string> | undefined {
  const texts = [
    ...lines.filter(({ place }) => place === 'main').map(({ text }) => text),
    metas.get('description') ?? '',
  ];
  for (const text of texts.slice(0, 400)) {
    const start = text.slice(0, 1500);
    for (const [, list = ''] of start.matchAll(enumerated)) {
      const values = readItems(list);
      if (values !== undefined) return toFoundServices(values, 'sentence', 0.5);
    }
    if (!start.includes(', ')) continue;
    for (const pattern of enumeratedElsewhere) {
      for (const [, list = ''] of start.matchAll(pattern)) {
        const values = readForeignItems(list);
        if (values !== undefined) return toFoundServices(values, 'sentence', 0.45);
      }
    }
  }
  return undefined;
}

/** "flexible sessions for parents including" before the first item. */
const introduction = /^[^,]{3,60}?\s(?:including|such as|like|from)\s(?=[^,]+,)/iu;

function readItems(whole: string): readonly string[] | undefined {
  const list = whole.replace(introduction, '');
  const items = splitItems(list, /(?<!-)\s(?:and|as well as)\s/iu);
  // "a choice of scrambled eggs, …" describes one dish; names of services have no article.
  if (items.some((item) => /^an?\s/iu.test(item.trim()))) return undefined;
  const bare = items.map((item) =>
    item.replace(
      /^(?:(?:and|or|the|all|both|including|everything from|aspects of)\s)+|\s(?:in|for|throughout|across)\s.*$/giu,
      '',
    ),
  );
  const values = cleanServices(bare.map(capitalize));
  // "One of a kind, hand crafted furniture" describes one thing.
  if (values.filter((value) => !describes.test(value)).length < minServices) return undefined;
  // In a list, most parts are short; in a sentence with commas they are not.
  return values.length >= items.length * 0.7
    ? values.filter((value) => !describes.test(value))
    : undefined;
}

/** The items of a list in another language: all of them short, none a promise. */
function readForeignItems(list: string): readonly string[] | undefined {
  // Half a word belongs to the next one: "pre- en postnatale begeleiding".
  const items = splitItems(
    list,
    /(?<!-)\s(?:et|ed?|y|und|sowie|en|ainsi que|así como|nonché)\s/iu,
  ).map((item) =>
    item
      .trim()
      .replace(determiner, '')
      // The end of a German verb: "bieten … an".
      .replace(/\s(?:an|ab|durch|aan)$/u, '')
      .trim(),
  );
  const isPlain = items.every(
    (item) =>
      item.length >= 3 &&
      item.split(/\s+/u).length <= maxForeignWords &&
      !article.test(item) &&
      !promises.test(item),
  );
  if (!isPlain) return undefined;
  const values = cleanServices(items.map(capitalize));
  return values.length >= minServices && values.length === items.length ? values : undefined;
}

/**
 * The parts of a list in prose. Between commas an "and" belongs to one name: "oil and gas
 * insurance, life insurance and more".
 */
function splitItems(list: string, beforeLast: RegExp): string[] {
  const parts = list.split(/,\s*(?:(?:and|or|as well as)\s)?/iu);
  const last = parts.pop() ?? '';
  return [...parts, ...last.split(beforeLast)];
}
