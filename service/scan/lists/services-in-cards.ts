import { countWords } from '../industry/count-words.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import { toFoundServices, minServices, notService, cleanServices } from './service-words.ts';
import { titleMark } from './services-titled.ts';

const leadsOn =
  /^(?:learn|read|find out|see|view|discover)\s(?:more|details)|^(?:mehr (?:erfahren|lesen|dazu)|en savoir plus|más información|leer más|ver más|scopri di più|lees meer|saiba mais|подробнее)\b/iu;
const notCards =
  /post|blog|news|article|project|portfolio|property|listing|product|event|testimonial|review|team/u;

/**
 * Headings or titles of cards of one kind, each with a text and a link, when at least half of them
 * name a trade.
 */
export function findServiceCards(lines: readonly Line[]): FoundList<string> | undefined {
  const byMake = new Map<string, string[]>();
  for (const [index, { text, heading, place, marks }] of lines.entries()) {
    // Each card may have a class of its own, and its title may be no heading.
    const isTitle = heading === 0 && titleMark.test(marks);
    const own = isTitle ? (marks.split(' ').at(-1) ?? '') : marks;
    if ((heading < 2 && !isTitle) || place === 'nav' || place === 'footer' || notCards.test(own))
      continue;
    if (!lines.slice(index + 2, index + 5).some((line) => leadsOn.test(line.text))) continue;
    const make = `${heading} ${own}`;
    byMake.set(make, [...(byMake.get(make) ?? []), text]);
  }
  for (const texts of byMake.values()) {
    const values = cleanServices(texts.filter((text) => !notService.test(text)));
    const named = values.filter((text) =>
      [...countWords(text).keys()].some(({ weight }) => weight >= 0.5),
    );
    if (values.length >= minServices && named.length >= values.length / 2)
      return toFoundServices(values, 'cards', 0.5);
  }
  return undefined;
}

/** Steps of a career, which also name a trade. */
const career =
  /\b(?:professor|masters?|degree|college|university|consultant|experience|fellow|diploma|certificat\w*|\w*graduat\w*)\b|\s[-–—]\s|\b(?:19|20)\d{2}\b/iu;

/** Headings of one kind that nearly all name one trade, under any title. */
export function findTradeHeadings(lines: readonly Line[]): FoundList<string> | undefined {
  const byMake = new Map<string, string[]>();
  for (const { text, heading, place, marks } of lines) {
    if (heading < 2 || place === 'nav' || place === 'footer' || notCards.test(marks)) continue;
    const make = `${heading} ${marks}`;
    byMake.set(make, [...(byMake.get(make) ?? []), text]);
  }
  for (const texts of byMake.values()) {
    const values = cleanServices(texts);
    const trades = values.map(matchTrade);
    const same = trades.filter((trade) => trade !== undefined && trade === trades[0]).length;
    if (texts.some((text) => career.test(text))) continue;
    if (
      values.length >= minServices &&
      values.length === texts.length &&
      same >= values.length * 0.75
    )
      return toFoundServices(values, 'headings', 0.45);
  }
  return undefined;
}

/**
 * The trade that a text names. Shops, agents and inns name goods, places and dishes in their menus,
 * which are not services.
 */
export function matchTrade(text: string): string | undefined {
  const [best] = [...countWords(text).keys()]
    .filter(({ weight }) => weight >= 0.5)
    .sort((a, b) => b.weight - a.weight);
  return best === undefined || /^(?:retail|real-estate|hospitality)$/u.test(best.industry)
    ? undefined
    : best.industry;
}
