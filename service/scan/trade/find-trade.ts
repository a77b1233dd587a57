import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness } from '../page/read-things.ts';
import {
  areClose,
  chooseBroader,
  isRestaurant,
  isTradeOfFarms,
  servesMealsOnly,
} from './close-trades.ts';
import type { WordsOfGuesthouse } from './close-trades.ts';
import { countTerms, findTermsInside } from './count-terms.ts';
import { readTrades } from './read-trades.ts';
import type { KnownTrade } from './read-trades.ts';
import { listFields, listFirstHeadings, listOtherFields, maxBodyLength } from './trade-fields.ts';

/**
 * A trade and its industry, each with its evidence. If only the industry is known, the trade is its
 * fallback.
 */
export interface FoundTrade {
  readonly trade: Found;
  readonly industry: Found;
}

/** Facts about a page besides its text. */
export interface TradeContext {
  readonly language?: string | undefined;
  /** Further pages, for a home page with too little text. */
  readonly beside?: readonly Page[];
  /** The names of the firm's services, if found. */
  readonly services?: readonly string[] | undefined;
}

const minScore = 4;
const minLead = 1.2;
// Score and lead that a trade needs against another industry of the page's words: `min` for an
// unsure industry, `max` for a sure one.
const against = { unsure: 0.5, min: 7, sure: 0.8, max: 16, lead: 1.5 } as const;
// A charity also says the words of what it gives: "meal delivery", "caregivers".
const charity = { id: 'charity', min: 12 } as const;
const agreement = 5;
const minStandIn = 0.45;
const servicesWeight = 2;
/** The least share of a farm's score for what it makes, or for how it receives guests. */
const minOfFarm = 0.35;
/** For the one trade that a firm's name says and its text repeats. */
const named = 10;
/** A firm with the services of so many building trades, and the name of none, is a handyman's. */
const manyTrades = { industry: 'construction', min: 3 } as const;
const anyType = /^(?:ProfessionalService|HomeAndConstructionBusiness)$/u;
// A trade that fits any firm.
const anyFirm = 'business';

interface TradeTally {
  score: number;
  readonly words: Set<string>;
  /** Whether the title, the name, the first heading or the description has one of its terms. */
  isLeading: boolean;
}

/** The least importance of a field that says what the firm is. */
const leading = 2.5;

/**
 * The trade of a firm: by its structured type, else by its terms in title, host, name, headings,
 * description, menu, alternative texts and body. If no trade leads clearly, the fallback of the
 * industry, else undefined.
 */
export function findTrade(
  page: Page,
  name: string,
  industry: Found | undefined,
  { language, beside = [], services = [] }: TradeContext = {},
): FoundTrade | undefined {
  const tallies = new Map<KnownTrade, TradeTally>();
  const add = (trade: KnownTrade, score: number, word: string, isLeading = false): void => {
    const tally = tallies.get(trade) ?? { score: 0, words: new Set<string>(), isLeading };
    tally.score += score;
    tally.isLeading ||= isLeading;
    tally.words.add(word);
    tallies.set(trade, tally);
  };
  let declared: KnownTrade | undefined;
  for (const thing of page.things) {
    if (!isBusiness(thing)) continue;
    for (const trade of readTrades()) {
      const type =
        trade.id === anyFirm ? undefined : thing.types.find((one) => trade.types.includes(one));
      if (type === undefined) continue;
      // SEO tools write these types for any firm.
      const says = anyType.test(type) ? 0.2 : 1;
      add(trade, says * (thing.source === 'json-ld' ? 16 : 8), type);
      if (says === 1) declared ??= trade;
    }
  }
  const fields = [...listFields(page, name), ...listOtherFields(beside)];
  fields.push([services.join(' | '), servicesWeight, true]);
  for (const [text, importance, isLong] of fields) {
    for (const [{ trade, term, weight }, count] of countTerms(text, language)) {
      if (trade.id !== anyFirm)
        add(
          trade,
          weight * importance * (isLong ? Math.log2(1 + count) : Math.min(count, 2)),
          term,
          importance >= leading,
        );
    }
  }
  const own = findNamedTrade(page, name, language);
  if (own !== undefined) add(own.trade, named, own.term);
  for (const { trade, term, weight } of findTermsInside(page.label))
    if (trade.id !== anyFirm) add(trade, 3 * weight, term, true);
  for (const [trade, tally] of tallies) {
    if (industry !== undefined && trade.industry === industry.value)
      tally.score += agreement * industry.confidence;
  }
  const titles = [page.title, name, ...listFirstHeadings(page)].join(' | ');
  const [best, second] = rankTrades(tallies, {
    titles,
    texts: [page, ...beside].map(({ text }) => text.slice(0, maxBodyLength)),
    language,
  });
  const isOneOfMany =
    best !== undefined &&
    best[0] !== declared &&
    offersMany(best[0], services, language) &&
    ![...countTerms(titles, language).keys()].some(({ trade }) => trade === best[0]);
  const broad = isOneOfMany ? findFallback(manyTrades.industry) : undefined;
  if (broad !== undefined) {
    const snippet = services.join(', ');
    return joinTexts(broad, { source: 'words', confidence: minStandIn, snippet });
  }
  if (best !== undefined && isClear(best, second, industry) && !isPassing(best, declared)) {
    const [trade, { score, words }] = best;
    const lead = score / (second?.[1].score ?? 1);
    const confidence = Math.min(
      0.97,
      0.4 + Math.min(0.35, score / 60) + Math.min(0.22, (lead - 1) * 0.15),
    );
    const source = declared === trade ? 'structured-data' : 'words';
    const snippet = [...words].slice(0, 8).join(', ');
    return joinTexts(trade, { source, confidence, snippet });
  }
  const standIn = industry && findFallback(industry.value);
  return standIn === undefined || industry === undefined || industry.confidence < minStandIn
    ? undefined
    : joinTexts(standIn, { ...industry, confidence: industry.confidence * 0.7 }, industry);
}

/** The trade for a site of which only the industry is known. */
function findFallback(industry: string): KnownTrade | undefined {
  return readTrades().find((trade) => trade.isFallback && trade.industry === industry);
}

/** Whether the services name the work of several building trades. */
function offersMany(
  { industry }: KnownTrade,
  services: readonly string[],
  language: string | undefined,
): boolean {
  const trades = services.flatMap((service) =>
    [...countTerms(service, language).keys()].flatMap(({ trade }) =>
      trade.industry === industry && !trade.isFallback ? trade.id : [],
    ),
  );
  return industry === manyTrades.industry && new Set(trades).size >= manyTrades.min;
}

/**
 * The best trade, and the best of those that say something else about the firm. A close trade is no
 * rival: where a barber and a hair salon are level, the broader one is right.
 */
function rankTrades(
  tallies: ReadonlyMap<KnownTrade, TradeTally>,
  words: WordsOfGuesthouse,
): readonly (readonly [KnownTrade, TradeTally])[] {
  const ranked: (readonly [KnownTrade, TradeTally])[] = [...tallies].sort(
    (a, b) => b[1].score - a[1].score,
  );
  const [first, next] = ranked;
  if (first === undefined || next === undefined) return ranked;
  const special = findTradeOfFarm(first, ranked);
  if (special !== undefined)
    return [
      [special[0], { ...special[1], score: first[1].score }],
      ...ranked.filter((entry) => entry !== first && entry !== special),
    ];
  const restaurant = servesMealsOnly(first[0], words) ? readTrades().find(isRestaurant) : undefined;
  if (restaurant !== undefined)
    return [
      [restaurant, first[1]],
      ...ranked.filter(([trade]) => trade !== first[0] && trade !== restaurant),
    ];
  const isLevel = areClose(first[0], next[0]) && first[1].score < next[1].score * minLead;
  const best = isLevel ? chooseBroader(first, next) : first;
  const rivals = ranked.filter(
    ([trade]) => trade !== best[0] && !areClose(trade, best[0]) && !isTradeOfFarms(trade, best[0]),
  );
  return [best, ...rivals];
}

/** What a farm makes, or how it receives guests, where two of its words say so. */
function findTradeOfFarm(
  [farm, { score: farmScore }]: readonly [KnownTrade, TradeTally],
  ranked: readonly (readonly [KnownTrade, TradeTally])[],
): readonly [KnownTrade, TradeTally] | undefined {
  return ranked.find(
    ([trade, { score, words }]) =>
      isTradeOfFarms(farm, trade) && words.size > 1 && score >= farmScore * minOfFarm,
  );
}

/**
 * The trade that a name says: "LTB Avocat". A name of two trades says neither, and a family name
 * such as Baker stands in no text as a common word.
 */
function findNamedTrade(
  page: Page,
  name: string,
  language: string | undefined,
): { readonly trade: KnownTrade; readonly term: string } | undefined {
  const terms = [...countTerms(name, language).keys()];
  const [first] = terms;
  if (first === undefined || terms.some(({ trade }) => trade !== first.trade)) return undefined;
  const { trade, term } = first;
  const text = page.text.slice(0, maxBodyLength);
  // German writes all nouns with a capital.
  const isCommon = language === 'de' ? countTerms(text, language).has(first) : text.includes(term);
  return trade.id === anyFirm || !isCommon ? undefined : first;
}

function joinTexts(
  trade: KnownTrade,
  evidence: Omit<Found, 'value'>,
  industry?: Found,
): FoundTrade {
  return {
    trade: { ...evidence, value: trade.id },
    industry: industry ?? { ...evidence, value: trade.industry },
  };
}

/**
 * Whether the best trade leads clearly; within the industry of the words a smaller lead is enough.
 */
function isClear(
  [trade, { score }]: readonly [KnownTrade, TradeTally],
  second: readonly [KnownTrade, TradeTally] | undefined,
  industry: Found | undefined,
): boolean {
  if (trade.id === charity.id && score >= charity.min) return true;
  const lead = score / Math.max(0.1, second?.[1].score ?? 0.1);
  if (score < minScore || lead < minLead) return false;
  if (industry === undefined) return true;
  if (trade.industry === industry.value) return true;
  const share = (industry.confidence - against.unsure) / (against.sure - against.unsure);
  const needed = against.min + Math.min(1, Math.max(0, share)) * (against.max - against.min);
  return score >= needed && lead >= against.lead;
}

/** Whether one word in the page's text is all: a boatyard that also names its "dry cleaning". */
function isPassing(
  [trade, { words, isLeading }]: readonly [KnownTrade, TradeTally],
  declared: KnownTrade | undefined,
): boolean {
  return words.size === 1 && !isLeading && trade !== declared;
}
