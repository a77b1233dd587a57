import { countTerms } from './count-terms.ts';
import type { KnownTrade } from './read-trades.ts';

/** Trades that other firms offer too: a hotel its pitches for tents, a bakery its ice cream. */
const sidelines: Readonly<Record<string, readonly string[]>> = {
  caterer: ['bakery', 'butcher', 'fishmonger', 'grocery'],
  campsite: ['hotel'],
  'chimney-sweep': ['hvac', 'roofer'],
  'ice-cream-parlour': ['bakery', 'restaurant'],
  osteopath: ['physiotherapist'],
  'pest-control': ['cleaning'],
  podiatrist: ['physiotherapist'],
  'print-shop': ['marketing-agency'],
  scaffolder: ['builder', 'painter', 'roofer'],
  'swimming-school': ['gym', 'sports-club'],
};

function isWithin(one: KnownTrade, other: KnownTrade): boolean {
  return one.kindOf === other.id || sidelines[one.id]?.includes(other.id) === true;
}

/** Whether one of two trades is a kind of the other, or its sideline. */
export function areClose(one: KnownTrade, other: KnownTrade): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

/** Of two close trades, the one that includes the other. */
export function chooseBroader<Entry extends readonly [KnownTrade, unknown]>(
  one: Entry,
  other: Entry,
): Entry {
  return isWithin(one[0], other[0]) ? other : one;
}

const guesthouse = 'bed-and-breakfast';
const restaurant = 'restaurant';
const sleeps =
  /(?<!\p{L})(?:guest ?houses?|b ?& ?b|bed and breakfasts?|(?:guest|bed|double|twin|single) ?rooms?|rooms|beds?|nights?|overnight|sleeps|stays?|accommodations?|lodging|(?:gäste|doppel|einzel|fremden)?zimmern?|betten|übernacht\p{L}+|nächte|chambres?|nuits?|nuitées?|lits?|hébergements?|habitaci(?:ón|ones)|noches?|camas?|alojamientos?|dormitorios?|camer[ae]|nott[ei]|lett[oi]|pernottament[oi]|soggiorn[oi]|alloggi[oa]?|kamers?|nachten|bedden|overnacht\p{L}+|quartos?|noites?|alojamentos?|hospedagem)(?!\p{L})/giu;
const eats =
  /(?<!\p{L})(?:dishes|dinners?|lunch(?:es)?|starters|desserts?|speisen?|speisekarte|gerichte|mittagessen|abendessen|mittagstisch|küche|repas|plats?|(?<!petits?[\s-])déjeuners?|dîners?|entrées|dégustations?|comidas?|platos?|almuerzos?|cenas?|raciones|pranz[oi]|cen[ae]|piatt[oi]|ricett[ae]|degustazion[ei]|antipast[oi]|carn[ei]|dolci|vin[oi]|gerechten|diner|eten|lunchkaart|pratos?|almoços?|jantar(?:es)?|refeições)(?!\p{L})/giu;
const minMeals = 3;
/** The languages of the words for rooms and meals. */
const countedLanguages = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);
/** Terms of guest houses that also name restaurants. */
const servesMealsToo = new Set(['agriturismo']);

/** What the pages of a possible guest house say. */
export interface WordsOfGuesthouse {
  /** Its title, its first headings and its name. */
  readonly titles: string;
  readonly texts: readonly string[];
  readonly language: string | undefined;
}

/**
 * Whether a farm or an inn that passes for a guest house is a restaurant: its pages speak of meals,
 * hardly of rooms, and it does not call itself a guest house.
 */
export function servesMealsOnly(
  trade: KnownTrade,
  { titles, texts, language }: WordsOfGuesthouse,
): boolean {
  if (trade.id !== guesthouse || !countedLanguages.has(language ?? '')) return false;
  const isCalledGuesthouse = [...countTerms(titles, language).keys()].some(
    (entry) => entry.trade.id === guesthouse && !servesMealsToo.has(entry.term),
  );
  if (isCalledGuesthouse) return false;
  const count = (words: RegExp): number =>
    texts.reduce((sum, text) => sum + [...text.matchAll(words)].length, 0);
  const meals = count(eats);
  return meals >= minMeals && count(sleeps) * 3 <= meals;
}

export function isRestaurant({ id }: KnownTrade): boolean {
  return id === restaurant;
}

/** Trades of farms that make wine or beer, or receive guests. */
const tradesOfFarms = new Set([
  'winery',
  'brewery',
  'restaurant',
  'holiday-rental',
  guesthouse,
  'hotel',
  'campsite',
]);

/** Whether a trade says more of a firm than that it is a farm: wine, meals, rooms. */
export function isTradeOfFarms(farm: KnownTrade, { id }: KnownTrade): boolean {
  return farm.id === 'farm' && tradesOfFarms.has(id);
}
