import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { countTerms } from '../trade/count-terms.ts';
import { matchTrade } from './services-in-cards.ts';
import { introducesOthers, toFoundServices, minServices, cleanServices } from './service-words.ts';
import { capitalize } from '../page/clean-text.ts';

const maxLines = 40;
const maxLength = 120;
const maxSaid = 400;
const maxWords = 3;
/** Trades whose words are goods or dishes. */
const ofGoods = /shop|grocery|jeweller|florist|pharmacy/u;

/**
 * The parts of a line at the top of the page that only dots or bars separate: "Haircuts · Colour ·
 * Styling". At least one of them names a trade, because cities and people are listed the same way.
 */
export function findInTagline(lines: readonly Line[]): FoundList<string> | undefined {
  const top = lines.filter(({ place }) => place !== 'nav' && place !== 'footer').slice(0, maxLines);
  for (const { text, tag } of top) {
    if (tag === 'li' || text.length > maxLength) continue;
    const parts = text.replace(/\s[–—-]\s[^·•∙|]*$/u, '').split(/\s*[·•∙|]\s*/u);
    const values = cleanServices(parts);
    if (values.length < minServices || values.length < parts.length) continue;
    if (values.some((value) => value.split(' ').length > maxWords)) continue;
    if (values.some(namesTrade)) return toFoundServices(values, 'tagline', 0.45);
  }
  return undefined;
}

/** A list in a description: "Joiner in Leeds: stairs, windows, doors and kitchens." */
const listed =
  /(?::|(?<!\p{L})(?:für|for|pour|per|para|voor|dla))\s+(\p{L}[^.:!?()|]{2,60}(?:,\s[^.,:!?()|]{2,40}){1,10}\s(?:und|and|et|y|e|en|i)\s[^.,:!?()|]{2,80})/u;
/** "and much more" */
const more =
  /\s(?:und|and|et|y|e|en|i)\s(?:viele?s?|many|much|lots|bien d['’]autres|mucho|molto|muito|veel|wiele)\s?(?:mehr|more|más|altro|mais|meer|innych)?\s*$/iu;
/** The end of the sentence after its last entry, and what may also be part of a longer one. */
const ending = /\s(?:vom|beim|aus|from|by|at|near|chez|presso|bij)\s.*$/u;
const maybeEnding = /\s(?:von|bei|in|im|à|du|des|del|dal|della|en|de|da|do|van|w|od)\s.*$/u;

/**
 * The list in the description of a page or in a line at its top, of which at least one entry names
 * a trade.
 */
export function findInDescription({ metas, lines }: Page): FoundList<string> | undefined {
  const top = lines.filter(({ place }) => place !== 'nav' && place !== 'footer').slice(0, maxLines);
  for (const text of [metas.get('description') ?? '', ...top.map((line) => line.text)]) {
    const values = readList(text.slice(0, maxSaid));
    if (values?.some(namesTrade) === true) return toFoundServices(values, 'description', 0.45);
  }
  return undefined;
}

const furthest = 4;

/** The list in one of the sentences below a heading for services: "All our work: stairs, doors". */
export function findListBelow(section: readonly Line[]): readonly string[] {
  for (const { text } of section.slice(0, furthest)) {
    const [lead = '', list] = text.slice(0, maxSaid).split(/(?<=:)\s/u);
    const values =
      list === undefined || introducesOthers.test(lead) ? undefined : readList(`${lead} ${list}`);
    if (values !== undefined) return values;
  }
  return [];
}

/** The short names in the list of a sentence, without the words around it. */
function readList(text: string): readonly string[] | undefined {
  const list = (listed.exec(text)?.[1] ?? '').replace(more, '');
  const parts = list.split(/,\s+|(?<!-)\s(?:und|and|et|y|e|en|i)\s/u);
  const end = (parts.at(-1) ?? '').replace(ending, '');
  const last = end.split(' ').length > maxWords ? end.replace(maybeEnding, '') : end;
  const names = [...parts.slice(0, -1), last].map((part) => capitalize(part.trim()));
  const values = cleanServices(names);
  return values.length >= minServices &&
    values.length === names.length &&
    values.every((value) => value.split(' ').length <= maxWords)
    ? values
    : undefined;
}

function namesTrade(text: string): boolean {
  return (
    matchTrade(text) !== undefined ||
    [...countTerms(text).keys()].some(
      ({ trade }) => trade.industry !== 'hospitality' && !ofGoods.test(trade.id),
    )
  );
}
