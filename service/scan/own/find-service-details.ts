import { ownLimits } from '../../contract/scanned-words.ts';
import type { ServiceDetail } from '../../contract/scanned-words.ts';
import { serviceName } from '../lists/service-words.ts';
import { readLeadIn } from '../lists/services-in-lead-ins.ts';
import { nameKey } from '../name/compare-names.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { FoundWords, SitePage } from './own-words.ts';
import { fitSentences, isFirmsProse } from './prose.ts';
import { capitalize } from '../page/clean-text.ts';
import { joinPoints } from './service-points.ts';
import { tidySentences } from './tidy-sentences.ts';

const { max, name: maxNameLength, description: maxLength } = ownLimits.serviceDetails;

/**
 * Each service with the text below its heading on the page of services or on the home page, else
 * with the first text of its own page.
 */
export function findServiceDetails(
  pages: readonly SitePage[],
  services: FoundList<string> | undefined,
): FoundWords<ServiceDetail[]> | undefined {
  if (services === undefined) return undefined;
  const ownKeys = services.values.map(nameKey);
  const lines = pages
    .filter(({ kind }) => kind !== 'praise' && kind !== 'articles' && kind !== 'service')
    .map(({ page }) => withKeys(page.lines, ownKeys));
  const keys = new Set(ownKeys);
  const names = services.values.slice(0, max);
  const below = names.map((name) =>
    lines
      .map((own) =>
        areTextsAbove(own, keys)
          ? findTextAbove(own, nameKey(name))
          : (findTextBelow(own, nameKey(name), keys) ?? findTextBehind(own, nameKey(name))),
      )
      .find((text) => text !== undefined),
  );
  const pageTexts = names.map((name, index) =>
    below[index] === undefined ? findPageText(pages, nameKey(name)) : undefined,
  );
  const value = names.map((name, index): ServiceDetail => {
    const [text, other] = [below[index], pageTexts[index]];
    // A text that repeats below several services is a template's, or about the firm as a whole.
    const isFirst = text !== undefined && below.indexOf(text) === index;
    const isOnly = pageTexts.indexOf(other) === pageTexts.lastIndexOf(other);
    const description = isFirst ? text : isOnly ? other : undefined;
    return {
      name: name.slice(0, maxNameLength),
      ...(description !== undefined && { description }),
    };
  });
  const described = value.filter(({ description }) => description !== undefined).length;
  return {
    value,
    source: services.source,
    confidence: described > 0 ? services.confidence : services.confidence * 0.9,
    snippet: value.map(({ name, description }) => description ?? name).join('; '),
  };
}

/** A line with the key of its text, which is empty for a text too long for a service's name. */
interface KeyedLine extends Line {
  readonly key: string;
}

function withKeys(lines: readonly Line[], names: readonly string[]): readonly KeyedLine[] {
  return lines
    .filter(({ place }) => place !== 'nav' && place !== 'footer')
    .map((line) => ({ ...line, key: toLineKey(line, names) }));
}

const maxLineLength = 150;

/** The key of a line, as short as the names of services: "Beard trim — 15 min". */
function toLineKey({ text, heading }: Line, names: readonly string[]): string {
  if (text.length > maxLineLength) return '';
  const whole = nameKey(text);
  // A line that goes on to describe the service is no name alone: "Gutters – we clean …".
  const isName =
    names.some((name) => whole.includes(name)) && (heading > 0 || readLeadIn(text) === undefined);
  const key = isName ? nameKey(serviceName(text)) : whole;
  return key.length > maxNameLength + 20 ? '' : key;
}

/** The text below a service's name, before the next heading or the next service. */
function findTextBelow(
  lines: readonly KeyedLine[],
  key: string,
  keys: ReadonlySet<string>,
): string | undefined {
  const named = [...lines.entries()].filter(([, line]) => line.key === key);
  // The same words also stand on buttons and below the names of people.
  const heads = named.filter(([, { heading }]) => heading > 0);
  for (const [index, line] of [...heads, ...named.filter((one) => !heads.includes(one))]) {
    const below = lines.slice(index + 1, index + 4);
    const end = below.findIndex(
      ({ heading, key: own }) => own !== key && (heading > 0 || keys.has(own)),
    );
    const description = (end === -1 ? below : below.slice(0, end)).find(
      // The next item of a list does not describe the previous one.
      (one) => isText(one) && !(line.tag === 'li' && one.tag === 'li'),
    );
    if (description !== undefined) return toDescription(description.text);
    if (line.heading === 0) continue;
    const points = joinPoints(lines, index, (one) => keys.has(one.key), maxLength);
    if (points !== '') return points;
  }
  return undefined;
}

/** The text behind a service's name on the same line: "Gutters: we clean …". */
function findTextBehind(lines: readonly KeyedLine[], key: string): string | undefined {
  for (const { text, heading } of lines) {
    const led = heading > 0 ? undefined : readLeadIn(text);
    if (led !== undefined && nameKey(led.name) === key) return toDescription(led.description);
  }
  return undefined;
}

function toDescription(text: string): string {
  return fitSentences(capitalize(text.replace(/^[\s•·*✓✔–—-]+/u, '')), maxLength);
}

/** Whether a line is a text of its own. One with a colon at its end introduces what follows. */
function isText(line: Line): boolean {
  return isFirmsProse(line) && !line.text.endsWith(':') && tidySentences(line.text) !== '';
}

/**
 * Whether the cards of a page have their texts above their names: text before the first name, and
 * none after the last one.
 */
function areTextsAbove(lines: readonly KeyedLine[], keys: ReadonlySet<string>): boolean {
  const heads = lines.flatMap(({ key, heading }, index) =>
    heading > 0 && keys.has(key) ? [index] : [],
  );
  const [first, second] = heads;
  const last = heads.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  const [above, between] = [lines[first - 1], lines[second - 1]];
  if (above === undefined || !isFirmsProse(above) || above.marks !== between?.marks) return false;
  return !lines
    .slice(last + 1, last + 4)
    .some((line) => line.marks === above.marks && isFirmsProse(line));
}

/** The text between the previous heading and a service's name. */
function findTextAbove(lines: readonly KeyedLine[], key: string): string | undefined {
  const at = lines.findIndex((line) => line.heading > 0 && line.key === key);
  if (at <= 0) return undefined;
  const start = lines.slice(0, at).findLastIndex(({ heading }) => heading > 0);
  const description = lines.slice(start + 1, at).find(isText);
  return description && toDescription(description.text);
}

/** The first text of a service's own page, recognised by its heading or title. */
function findPageText(pages: readonly SitePage[], key: string): string | undefined {
  for (const { page, kind } of pages) {
    if (kind !== 'service') continue;
    const head = page.lines.findIndex(({ heading, text }) => heading > 0 && isCalled(text, key));
    if (head === -1 && !isCalled(page.title.split(/\s[|–—-]\s/u)[0] ?? '', key)) continue;
    const text = page.lines.slice(head + 1, head + 1 + maxDistance).find(isDescription)?.text;
    if (text !== undefined) return toDescription(text);
  }
  return undefined;
}

const maxDistance = 20;

/** Whether a line is a whole sentence without a telephone number, which page headers contain. */
function isDescription(line: Line): boolean {
  const { text, tag } = line;
  const isShouted = text === text.toUpperCase() && text !== text.toLowerCase();
  return (
    tag !== 'li' &&
    isText(line) &&
    (tag === 'p' || /[.!?…。]["”»)]?$/u.test(text)) &&
    !isShouted &&
    !/\d{3}[\s.)-]{0,2}\d{2,3}[\s.-]?\d{2}/u.test(text)
  );
}

/** Whether a heading is a service's name, with at most a few more words. */
function isCalled(text: string, key: string): boolean {
  const own = text.length > maxNameLength + 20 ? '' : nameKey(text);
  return own === key || own.startsWith(`${key} `) || own.endsWith(` ${key}`);
}
