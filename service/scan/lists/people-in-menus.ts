import type { ScannedPerson } from '../../contract/scan.ts';
import { cleanText } from '../page/clean-text.ts';
import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Page, PageLink } from '../page/read-page.ts';
import { isTeam } from './find-team.ts';
import { peoplePath } from './person-marks.ts';
import { isSingleName, isTitle, readPersonName } from './person-words.ts';

const minNamed = 2;
const maxLinks = 200;
/** Entries that menus usually have. */
const common =
  /^(?:home|contact|about|shop|store|gallery|portfolio|faqs?|blog|book|start|kontakt|impressum)\b/iu;
const maxPictures = 80;
const maxCardLength = 3000;
const maxDepth = 3;
const notStaff =
  /testimonial|review|quote|client|customer|blog|post|author|article|news|comment|partner|sponsor|case/u;

/**
 * Menu entries that are names: below an entry or heading for the team, or in a menu whose pages are
 * nearly all named after people, as studios list their artists (`<a href="/dave">Dave Cole</a>`).
 * There a first name alone counts among full names.
 */
export function findPeopleInMenus({ links, text }: Page): readonly ScannedPerson[] {
  const menus = new Map<PageElement, PageLink[]>();
  for (const link of links.slice(0, maxLinks)) {
    const menu = findMenu(link.element);
    if (menu !== undefined) menus.set(menu, [...(menus.get(menu) ?? []), link]);
  }
  const names = [...menus].flatMap(([menu, entries]) => {
    const own = entries.filter(
      (entry) => entry.text !== '' && entry.text.length <= 60 && !common.test(entry.text),
    );
    const whole = own.filter((entry) => readPersonName(entry.text) !== undefined);
    if (whole.length >= minNamed && isTeam(findTitle(menu)) && whole.length >= own.length * 0.6)
      return whole.map((entry) => entry.text);
    const led = own.filter(
      (entry) => isNameLike(entry.text) && isNamedInPath(entry.href, entry.text),
    );
    const isRow = led.filter((link) => whole.includes(link)).length >= minNamed;
    const isOfThings = led.some((entry) => isCommonNoun(entry.text, text));
    return isRow && !isOfThings && led.length >= own.length * 0.75
      ? led.map((entry) => entry.text)
      : [];
  });
  return [...new Set(names)].map((name) => ({ name, title: '' }));
}

function isNameLike(text: string): boolean {
  return (
    readPersonName(text) !== undefined ||
    isSingleName(text) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}{1,2}$/u.test(text)
  );
}

/** Whether the last part of an address is one part of a name. */
function isNamedInPath(href: string, text: string): boolean {
  const slug = /([a-z]{3,})(?:\.\w{3,5})?\/?$/u.exec(href.replace(/[?#].*$/u, '').toLowerCase());
  if (slug === null || /[a-z\d][-_]$/u.test(href.slice(0, slug.index))) return false;
  const [first = '', ...rest] = text.toLowerCase().split(' ');
  return first.startsWith(slug[1] ?? '') || rest.at(-1) === slug[1];
}

/** The title of a menu: its heading, or the entry that opens it. */
function findTitle(menu: PageElement): string {
  let before = menu.prev;
  while (before !== null && !('attribs' in before)) before = before.prev;
  return before === null ? '' : elementText(before, 80).replace(/[▾▼+›»\s]+$/u, '');
}

/** The list or navigation around a link. */
function findMenu(element: PageElement): PageElement | undefined {
  let outer = element.parent;
  for (let depth = 0; depth <= maxDepth && outer !== null && 'attribs' in outer; depth += 1) {
    const marks = readMarks(outer);
    if (
      outer.name === 'nav' ||
      outer.name === 'ul' ||
      /(?:^|[\s_-])(?:nav|menu)(?:$|\s)|(?:^|\s)(?:sub-?menu|dropdown-?(?:menu|content))(?:$|[\s_-])/u.test(
        marks,
      )
    )
      return notStaff.test(marks) ? undefined : outer;
    outer = outer.parent;
  }
  return undefined;
}

function readMarks({ attribs }: PageElement): string {
  return `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.slice(0, 200).toLowerCase();
}

/**
 * Portraits whose alternative text is a name with a position; on a page about people, also a name
 * next to words about the same person.
 */
export function findPeopleInPictures({
  elements,
  text,
  lines,
  url,
}: Page): readonly ScannedPerson[] {
  const shown: ScannedPerson[] = [];
  let read = 0;
  for (const element of elements) {
    const alt =
      element.name === 'img' ? cleanText((element.attribs['alt'] ?? '').slice(0, 160)) : '';
    if (alt.length < 5) continue;
    read += 1;
    if (read > maxPictures) break;
    const caption = alt.replace(
      /^(?:photo|picture|portrait|headshot|image)(?:\sof)?:?\s|\s(?:headshot|portrait|photo)$/giu,
      '',
    );
    const [lead = '', ...rest] = caption.split(/\s[-–—|]\s|,\s/u);
    const name = readPersonName(lead);
    if (name === undefined || isOtherParty(element)) continue;
    const title = rest.join(', ');
    if (isTitle(title, name)) shown.push({ name, title });
    else if (rest.length === 0 && isDescribedInCard(element, name)) shown.push({ name, title: '' });
  }
  const titled = shown.filter(({ title }) => title !== '');
  const bare = shown.filter(({ title }) => title === '');
  const things = bare.filter(({ name }) => isCommonNoun(name, text));
  // If some are things, all are: "Firefly Bicycles" and "Aerospace Industry".
  const isOfPeople =
    peoplePath.test(url?.pathname ?? '') ||
    lines.some((line) => line.heading > 0 && isTeam(line.text));
  // The only person of a small firm has a heading of the same name.
  const isTitled = shown.some(({ name }) =>
    lines.some(({ heading, text: head }) => heading > 1 && head === name),
  );
  return isOfPeople && (shown.length >= minNamed || isTitled) && things.length <= bare.length / 4
    ? shown.filter((person) => !things.includes(person))
    : titled;
}

/**
 * Whether the page uses the last word of a name as a common noun, as no surname is used: "Mirror
 * Booth" on a page about a booth.
 */
function isCommonNoun(name: string, text: string): boolean {
  const last = /\p{Lu}(\p{L}{3,})$/u.exec(name)?.[0].toLowerCase();
  return (
    last !== undefined &&
    new RegExp(`(?<!\\p{L})${last.replace(/(?:ies|y|s)$/u, '')}(?:ies|y|s)?(?!\\p{L})`, 'u').test(
      text,
    )
  );
}

/** Whether the text of the card around a portrait is about the person. */
function isDescribedInCard(element: PageElement, name: string): boolean {
  let outer = element.parent;
  for (let depth = 0; depth < maxDepth && outer !== null && 'attribs' in outer; depth += 1) {
    if (outer.name === 'body' || outer.name === 'main') return false;
    const text = elementText(outer, maxCardLength);
    if (text.includes(name)) return text.length < maxCardLength && !/["“”★]/u.test(text);
    outer = outer.parent;
  }
  return false;
}

function isOtherParty(element: PageElement): boolean {
  let outer: PageElement['parent'] = element;
  for (let depth = 0; depth < 6 && outer !== null && 'attribs' in outer; depth += 1) {
    if (notStaff.test(readMarks(outer))) return true;
    outer = outer.parent;
  }
  return false;
}
