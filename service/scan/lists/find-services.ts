import { maxScanned } from '../../contract/scan.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import { memoizeByPage } from '../page/memoize-by-page.ts';
import type { Page } from '../page/read-page.ts';
import { joinBrokenHeadings } from '../page/whole-headings.ts';
import { isTitle, readPersonName } from './person-words.ts';
import { findServiceCards, findTradeHeadings } from './services-in-cards.ts';
import { readServiceThings } from './services-in-data.ts';
import { findDescribedServices } from './services-described.ts';
import { findMarkedServices } from './services-in-marks.ts';
import { findProducts } from './services-in-products.ts';
import { findInFooter, addToFew, addRest } from './more-services.ts';
import {
  calledProducts,
  findSimilarLines,
  findSimilarMenu,
  findHeadedMenu,
  findServiceMenu,
  findProductMenu,
  findTradeMenus,
} from './services-in-menus.ts';
import { isContactLabel } from './not-offered.ts';
import { findInDescription, findInTagline, findListBelow } from './services-in-tagline.ts';
import { findTiles } from './services-in-tiles.ts';
import { findLeadIns } from './services-in-lead-ins.ts';
import { findInTimetable } from './services-in-timetable.ts';
import { findInSentences } from './services-in-prose.ts';
import { readIntroduced } from './services-introduced.ts';
import { addPointed } from './services-pointed.ts';
import { findTitled } from './services-titled.ts';
import {
  calledInEnglish,
  servicesHeading,
  toFoundServices as found,
  minServices,
  notService,
  cleanServices,
  withoutPrice,
} from './service-words.ts';

const maxLines = 90;
/** A button that leads to the services. */
const leadsToServices = /^(?:explore|discover|view|see|browse|all)\s/iu;
/** A heading above pictures of finished work, unless a plain list follows. */
const plainWork = /^(?:the|our|my) work$|^(?:jobs|work) (?:we|i) (?:do|take on)$/iu;
// Limits the work on very long pages.
const maxParts = 12;
/**
 * The firm's services: its offer catalogue, else the list under a heading such as "Services" or
 * "Treatments", else the menu entry of that name.
 */
export const findServices = memoizeByPage((page): FoundList<string> | undefined => {
  const lines = joinBrokenHeadings(page.lines);
  return (
    readServiceThings(page) ??
    addPointed(addRest(fromLines(lines, page.language), page), lines) ??
    addToFew(findMarkedServices(lines), page) ??
    findServiceMenu(page) ??
    findProductMenu(page) ??
    findInAnchors(page, lines) ??
    findInFooter(lines) ??
    findHeadedMenu(page, lines) ??
    findTiles(page) ??
    findInTimetable(lines) ??
    findProducts(page) ??
    findGoods(lines) ??
    findInFooter(lines, calledProducts) ??
    findInSentences(page) ??
    findTradeMenus(page) ??
    findSimilarMenu(page) ??
    findServiceCards(lines) ??
    findTradeHeadings(lines) ??
    findSimilarLines(lines) ??
    findDescribedServices(lines) ??
    findInTagline(lines) ??
    findInDescription(page)
  );
});

function fromLines(
  lines: readonly Line[],
  language: string | undefined,
): FoundList<string> | undefined {
  const parted: Part[] = [];
  const listed = new Set<string>();
  let parts = 0;
  let pair: readonly string[] = [];
  for (const [index, { text, heading, place, tag, marks }] of lines.entries()) {
    if (text.length > 160 || place === 'nav' || place === 'footer') continue;
    const introduced = readIntroduced(lines, index);
    const introduces = introduced !== undefined;
    const isPlain = heading > 0 && plainWork.test(text) && lines[index + 1]?.tag === 'li';
    if (!introduces && !isPlain && (text.length > 60 || !servicesHeading.test(text))) continue;
    if (heading === 0 && leadsToServices.test(text)) continue;
    // A list item may be an entry of an unmarked menu, which its other entries follow.
    if (heading === 0 && (tag === 'li' || tag === 'label')) continue;
    if (
      !introduces &&
      heading === 0 &&
      !/title|heading|head/u.test(marks.slice(-60)) &&
      text.split(' ').length > 3
    )
      continue;
    // An entry of the previous part that has the name of a part.
    if (listed.has(text)) continue;
    parts += 1;
    if (parts > maxParts) break;
    const values = introduced ?? readPart(lines, index);
    if (values.length < minServices) {
      if (pair.length === 0) pair = readPair(lines, index);
      continue;
    }
    for (const value of values) listed.add(value);
    // The firm's name in the page's first heading may end like one: "Miller Cleaning Services".
    parted.push({ values, isOwn: heading !== 1, isEnglish: calledInEnglish.test(text) });
  }
  const own = filterLanguage(parted, language).filter(({ isOwn }) => isOwn);
  // A page may list treatments in one part and specialities in another.
  const values = cleanServices(
    (own.length === 0 && pair.length === 0 ? parted : own).flatMap((part) => part.values),
  );
  if (values.length >= minServices) return found(values, 'heading', 0.7);
  return pair.length === 0 ? undefined : found(pair, 'heading', 0.6);
}

/** The goods or rooms under a heading for them, for firms that name no services. */
function findGoods(lines: readonly Line[]): FoundList<string> | undefined {
  for (const [index, { text, heading, place, marks }] of lines.entries()) {
    if (heading < 2 && !/title|heading/u.test(marks.slice(-30))) continue;
    if (place === 'nav' || place === 'footer' || !calledProducts.test(text)) continue;
    const values = readPart(lines, index);
    if (values.length >= minServices) return found(values, 'heading', 0.5);
  }
  return undefined;
}

interface Part {
  readonly values: readonly string[];
  readonly isOwn: boolean;
  readonly isEnglish: boolean;
}

/** Of a page in English and another language, only the parts in the page's own language. */
function filterLanguage(parts: readonly Part[], language = ''): readonly Part[] {
  const own = parts.filter(({ isEnglish }) => isEnglish === language.startsWith('en'));
  return own.length === 0 ? parts : own;
}

/** Two cards of one kind directly below a heading for services: the whole range of a small firm. */
function readPair(lines: readonly Line[], index: number): readonly string[] {
  const [level, first] = [lines[index]?.heading ?? 0, lines[index + 1]];
  if (first === undefined || level === 0 || first.heading < level) return [];
  const after = lines.slice(index + 1, index + 40);
  const heads = after.filter(({ heading }) => heading > 0).slice(0, 3);
  const isPair = heads[1]?.heading === first.heading;
  const texts = heads.slice(0, 2).map(({ text }) => text);
  const third = heads[2];
  const ends = third === undefined || third.heading < first.heading || notService.test(third.text);
  const values = cleanServices(texts.filter((text) => !notService.test(text)));
  return isPair && ends && values.length === 2 && after.some(({ text }) => text.length >= 40)
    ? values
    : [];
}

function readPart(lines: readonly Line[], index: number): readonly string[] {
  const from = (lines[index]?.heading ?? 0) === 0 ? findHeadingBelow(lines, index) : index;
  if (from === undefined) return [];
  const level = lines[from]?.heading === 0 ? 6 : (lines[from]?.heading ?? 6);
  const values = entriesBelow(lines.slice(from + 1, from + 1 + maxLines), level);
  return values.length < minServices && lines[from]?.heading === 0
    ? readCards(lines, from)
    : values;
}

/**
 * Headings of one kind that begin at most three lines below a small line, up to the first heading
 * of another kind.
 */
function readCards(lines: readonly Line[], index: number): readonly string[] {
  const after = lines.slice(index + 1, index + 1 + maxLines);
  const first = after.slice(0, 3).find(({ heading }) => heading > 0);
  if (first === undefined) return [];
  const heads = after.filter(({ heading }) => heading > 0);
  const end = heads.findIndex(
    ({ heading, marks, place }) =>
      heading !== first.heading || marks !== first.marks || place === 'footer',
  );
  return cutAtOtherPart((end === -1 ? heads : heads.slice(0, end)).map(({ text }) => text));
}

/**
 * Where a part begins whose name is a small line above a heading: at that heading, or at the small
 * line when the heading is the first of several cards. Undefined when the heading has the same
 * text, because it is read on its own.
 */
function findHeadingBelow(lines: readonly Line[], index: number): number | undefined {
  const next = lines[index + 1];
  if (next === undefined || next.heading === 0) return index;
  if (servicesHeading.test(next.text)) return undefined;
  const after = lines.slice(index + 2, index + 5).find(({ heading }) => heading > 0);
  return after !== undefined && after.heading <= next.heading ? index : index + 1;
}

/** The entries under a heading: smaller headings, else items of a list, else short lines. */
function entriesBelow(after: readonly Line[], level: number): readonly string[] {
  const end = after.findIndex(
    ({ heading, place }) => (heading > 0 && heading <= level) || place === 'footer',
  );
  const whole = (end === -1 ? after : after.slice(0, end)).filter(({ tag }) => tag !== 'label');
  const other = whole.findIndex(
    ({ text, heading }) => heading > 0 && (notService.test(text) || isContactLabel(text)),
  );
  const section = other === -1 ? whole : whole.slice(0, other);
  // An item with a colon at its end is the name of a group.
  const listed = section.filter(
    ({ tag, text }) => (tag === 'li' && !text.endsWith(':')) || tag === 'dt' || tag === 'td',
  );
  // The entries of a price list are services, even if its groups have other names.
  const sold = listed.flatMap(({ text }) => withoutPrice(text) ?? []);
  const priced =
    sold.length >= minServices && sold.length >= listed.length / 2 ? cleanServices(sold) : [];
  if (priced.length >= minServices) return priced;
  const heads = section.filter((line, at) => line.heading > level && !isNamedPerson(section, at));
  const largest = Math.min(...heads.map(({ heading }) => heading));
  // The text below the parts of a list belongs to each of them.
  const parts = cleanServices(
    heads
      .filter(({ heading }) => heading === largest)
      .map(({ text }) => withoutPrice(text) ?? text),
  );
  if (parts.length >= minServices) return parts;
  const smaller = cleanServices(heads.map(({ text }) => text));
  if (smaller.length >= minServices) return smaller;
  const led = findLeadIns(section);
  if (led.length >= minServices) return led;
  const items = cleanServices(listed.filter(({ tag }) => tag !== 'td').map(({ text }) => text));
  if (items.length >= minServices) return items;
  const titled = findTitled(section);
  if (titled.length >= minServices) return titled;
  // The cells of a table without prices that were read are not names.
  const shorts = section.filter(({ text, tag }) => text.length <= 40 && tag !== 'td');
  // On a page without headings, plain lines are the names of the parts.
  const next = shorts.findIndex(({ text }) => notService.test(text));
  const short = next === -1 ? shorts : shorts.slice(0, next);
  // Cards of one heading size, including the heading of their section.
  if (section.length === 0) {
    const foot = after.findIndex(({ place }) => place === 'footer');
    const same = foot === -1 ? after : after.slice(0, foot);
    return cutAtOtherPart(
      same
        .filter(({ heading }) => heading > 0 && heading === same[0]?.heading)
        .map(({ text }) => text),
    );
  }
  const values =
    shorts.length < section.length / 2 ? [] : cleanServices(short.map(({ text }) => text));
  if (values.length > maxScanned.services) return [];
  return values.length >= minServices ? values : findListBelow(section);
}

/** Whether a line is a person's name above a position. */
function isNamedPerson(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  const name = line === undefined ? undefined : readPersonName(line.text);
  return name !== undefined && next !== undefined && isTitle(next.text, name);
}

/** Headings up to the first that opens another part of the page. */
function cutAtOtherPart(heads: readonly string[]): readonly string[] {
  const stop = heads.findIndex((text) => notService.test(text));
  return cleanServices(stop === -1 ? heads : heads.slice(0, stop));
}

/** The services in the part of the page that a menu entry named services links to. */
function findInAnchors({ links }: Page, lines: readonly Line[]): FoundList<string> | undefined {
  for (const { href, text } of links.slice(0, 200)) {
    const id = /#([\w-]{2,60})$/u.exec(href)?.[1]?.toLowerCase();
    if (id === undefined || text.length > 60 || !servicesHeading.test(text)) continue;
    const part = lines.filter(
      ({ marks, place }) =>
        place !== 'nav' && place !== 'footer' && ` ${marks} `.includes(` ${id} `),
    );
    if (part.length === 0 || part.length > maxLines) continue;
    const [head] = part;
    const isHead =
      head !== undefined && part.filter(({ heading }) => heading === head.heading).length === 1;
    const values = entriesBelow(isHead ? part.slice(1) : part, isHead ? head.heading : 0);
    if (values.length >= minServices) return found(values, 'menu', 0.55);
  }
  return undefined;
}
