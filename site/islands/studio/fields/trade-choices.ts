import {
  industries,
  industryLabel,
  templateIndustries,
} from '../../../../templates-data/model/industries.ts';

/** A trade as the build lists it in `/client/trades.json`. */
export interface TradeEntry {
  readonly id: string;
  readonly industry: string;
  /** The fallback when only the industry is known. */
  readonly fallback: boolean;
  readonly label: string;
  /** Search terms in every language of demos. */
  readonly terms: readonly string[];
}

/** One choice of a business: an industry, a trade within one, or the agency's own words. */
interface TradeChoice {
  readonly id: string;
  readonly industry: string;
  /** Empty for an industry as a whole. */
  readonly trade: string;
  readonly label: string;
  readonly note: string;
}

/** Text without accents and case, as people type it into a search. */
function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Searchable {
  readonly choice: TradeChoice;
  readonly label: string;
  readonly terms: readonly string[];
}

const industryNames: Readonly<Record<string, string>> = { general: 'General: none of these' };

function industryChoice(industry: string): TradeChoice {
  return {
    id: industry,
    industry,
    trade: '',
    label: industryNames[industry] ?? industryLabel(industry),
    note: 'Industry',
  };
}

/** All choices: every industry, followed by its trades in alphabetical order. */
export function allChoices(trades: readonly TradeEntry[]): readonly Searchable[] {
  return templateIndustries.flatMap((industry) => [
    { choice: industryChoice(industry), label: searchForm(industryLabel(industry)), terms: [] },
    ...trades
      .filter((trade) => trade.industry === industry)
      .toSorted((one, other) => one.label.localeCompare(other.label))
      .map(({ id, label, terms }) => ({
        choice: {
          id: `${industry}/${id}`,
          industry,
          trade: id,
          label,
          note: industryLabel(industry),
        },
        label: searchForm(label),
        terms: terms.map(searchForm),
      })),
  ]);
}

const beginsWord = (text: string, words: string): boolean =>
  text.startsWith(words) || text.includes(` ${words}`);

/** How well a choice matches a search; 0 for no match. */
function score({ label, terms }: Searchable, words: string): number {
  if (label === words || terms.includes(words)) return 4;
  if (beginsWord(label, words)) return 3;
  if (terms.some((term) => beginsWord(term, words))) return 2;
  if (words.length > 2 && (label.includes(words) || terms.some((term) => term.includes(words))))
    return 1;
  return 0;
}

/** The choices that match a search, the best first; all for an empty search. */
export function findChoices(all: readonly Searchable[], search: string): readonly TradeChoice[] {
  const words = searchForm(search);
  if (words === '') return all.map(({ choice }) => choice);
  return all
    .map((one) => ({ one, points: score(one, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ one }) => one.choice);
}

/** The name of a draft's industry and trade. */
export function choiceLabel(
  trades: readonly TradeEntry[],
  industry: string,
  trade: string,
): string {
  const entry = trades.find(({ id }) => id === trade && trade !== '');
  if (entry) return entry.label;
  if (industry === '') return '';
  const isKnown = industry === 'general' || industries.some((one) => one === industry);
  return isKnown ? industryChoice(industry).label : industry;
}
