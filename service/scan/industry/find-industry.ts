import type { Industry } from '../../../templates-data/model/industries.ts';
import type { Found } from '../page/found.ts';
import { industryTypes } from './industry-words.ts';
import { countWords, findWordsInside } from './count-words.ts';
import { isFiller } from '../page/filler.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness } from '../page/read-things.ts';

/**
 * Portals and associations of one trade; a link to one shows that the firm belongs to this trade.
 */
const portals: readonly (readonly [Industry, RegExp])[] = [
  [
    'hospitality',
    /(?:^|\.)(?:opentable|resy|sevenrooms|toasttab|exploretock|quandoo|thefork|lafourchette|ubereats|doordash|grubhub|deliveroo|just-eat|lieferando|zomato|swiggy|booking|airbnb|vrbo)\.[a-z.]{2,6}$/u,
  ],
  [
    'medical',
    /(?:^|\.)(?:doctolib|zocdoc|jameda|healthgrades|practo|psychologytoday|cqc|rcvs|gdc-uk|janeapp|doctoralia)\.[a-z.]{2,6}$/u,
  ],
  [
    'law',
    /(?:^|\.)(?:avvo|justia|martindale|lawyers|sra|superlawyers|anwalt|lawsociety)\.[a-z.]{2,6}$/u,
  ],
  [
    'real-estate',
    /(?:^|\.)(?:zillow|trulia|rightmove|zoopla|onthemarket|immobilienscout24|realtor|redfin|domain)\.[a-z.]{2,6}$/u,
  ],
  [
    'construction',
    /(?:^|\.)(?:checkatrade|mybuilder|trustatrader|ratedpeople|homeadvisor|angi|angieslist|gassaferegister|niceic|houzz|myhammer|hipages)\.[a-z.]{2,6}$/u,
  ],
];
const portalScore = 3;
// Manufacturers have pages for orders but are not shops.
const manufacturing =
  /\b(?:manufacturing|oem|(?:injection |custom |rotational )?mou?lding|machining|cnc|tooling|extrusion|die[- ]cast\w*|sheet metal|contract manufactur\w*|stamping|prototyping)\b/giu;
const minManufacturingWords = 2;
// Pet sitters and groomers are not vets.
const petCare =
  /\b(?:dog[- ]walk\w*|(?:pet|dog|cat)[- ](?:sit\w*|board\w*|groom\w*|train\w*)|kennels?|catter(?:y|ies)|dogg(?:y|ie) day ?care)\b/iu;
const veterinary = /\b(?:vets?|veterinar\w*|clinics?|doctors?|patients?)\b/iu;
const manufacturerShare = 0.3;
const shareOfMinder = 0.2;
const minScore = 4;
const minLead = 1.08;

/**
 * One of the ten industries: from the structured type, else by weighted words of title, host,
 * description, headings and text; undefined under a floor.
 */
export function findIndustry(page: Page, name = ''): Found | undefined {
  const scores = new Map<Industry, { score: number; words: Set<string> }>();
  const add = (industry: Industry, score: number, word: string): void => {
    const entry = scores.get(industry) ?? { score: 0, words: new Set<string>() };
    entry.score += score;
    entry.words.add(word);
    scores.set(industry, entry);
  };
  let declared: string | undefined;
  for (const thing of page.things) {
    if (!isBusiness(thing)) continue;
    for (const [industry, types] of industryTypes) {
      const type = thing.types.find((name) => types.test(name));
      if (type === undefined) continue;
      // SEO tools write this type for any firm that visits its customers.
      const says = type === 'HomeAndConstructionBusiness' ? 0.25 : 1;
      add(industry, says * (thing.source === 'json-ld' ? 16 : 8), type);
      declared ??= type;
    }
  }
  for (const [text, importance, logarithmic] of listFields(page, name)) {
    for (const [{ industry, weight, word }, count] of countWords(text)) {
      add(
        industry,
        weight * importance * (logarithmic ? Math.log2(1 + count) : Math.min(count, 2)),
        word,
      );
    }
  }
  for (const [industry, host] of findPortals(page)) add(industry, portalScore, host);
  for (const entry of findWordsInside(page.label))
    add(entry.industry, 3 * entry.weight, entry.word);
  const retail = scores.get('retail');
  if (retail !== undefined && declared === undefined && isManufacturer(page))
    retail.score *= manufacturerShare;
  const medical = scores.get('medical');
  if (medical !== undefined && declared === undefined && isPetCare(page))
    medical.score *= shareOfMinder;
  const ranked = [...scores].sort((a, b) => b[1].score - a[1].score);
  const [best, second] = ranked;
  if (best === undefined || best[1].score < minScore) return undefined;
  const lead = best[1].score / (second?.[1].score ?? 0.1);
  if (lead < minLead) return undefined;
  const confidence = Math.min(
    0.97,
    0.35 + Math.min(0.35, best[1].score / 120) + Math.min(0.27, (lead - 1) * 0.2),
  );
  const snippet = [...best[1].words].slice(0, 8).join(', ');
  return {
    value: best[0],
    source: declared === undefined ? 'words' : 'structured-data',
    confidence,
    snippet,
  };
}

function isManufacturer(page: Page): boolean {
  return (
    new Set(
      mainText(page)
        .match(manufacturing)
        ?.map((word) => word.toLowerCase()),
    ).size >= minManufacturingWords
  );
}

function isPetCare(page: Page): boolean {
  const words = mainText(page);
  return petCare.test(words) && !veterinary.test(words);
}

function mainText({ title, metas, text }: Page): string {
  return `${title} ${metas.get('description') ?? ''} ${text.slice(0, 20_000)}`;
}

/** The trades whose portals the page links to. */
function findPortals({ links }: Page): readonly (readonly [Industry, string])[] {
  const hosts = [
    ...new Set(links.slice(0, 1000).flatMap(({ href }) => URL.parse(href)?.hostname ?? [])),
  ];
  return portals.flatMap(([industry, portal]) => {
    const host = hosts.find((one) => portal.test(one));
    return host === undefined ? [] : [[industry, host] as const];
  });
}

function listFields(page: Page, name: string): readonly (readonly [string, number, boolean])[] {
  const headings = page.lines
    .filter(({ heading }) => heading > 0)
    .map(({ text }) => text.slice(0, 200));
  const host = page.url === undefined ? '' : page.label.replace(/-/gu, ' ');
  const described = page.metas.get('description') ?? page.metas.get('og:description') ?? '';
  return [
    [page.title, 4, false],
    [name, 3, false],
    [host, 3, false],
    [page.metas.get('og:title') ?? '', 1.5, false],
    // A theme's description of itself says nothing of the firm.
    [isFiller(described) ? '' : described, 2.5, false],
    [(page.metas.get('keywords') ?? '').slice(0, 500), 1, true],
    [headings.join(' | ').slice(0, 6000), 1.2, true],
    [page.text.slice(0, 40_000), 1, true],
  ];
}
