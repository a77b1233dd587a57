import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import { cleanText } from './clean-text.ts';
import { splitDomain } from '../name/read-domain.ts';
import { elementText } from './element-text.ts';
import type { PageElement } from './element-text.ts';
import { readLines } from './read-lines.ts';
import type { Line } from './read-lines.ts';
import { readThings } from './read-things.ts';
import type { Thing } from './thing.ts';
import { stripPage } from './strip-page.ts';

export interface PageLink {
  readonly href: string;
  readonly text: string;
  readonly element: PageElement;
}

/**
 * One page in the form that all finders read: plain lines with their place, links, metadata and
 * structured data.
 */
export interface Page {
  readonly $: CheerioAPI;
  /** The source that `stripPage` returns. */
  readonly source: string;
  readonly url: URL | undefined;
  /**
   * The registrable domain without its suffix (`tallow-roofing` of www.tallow-roofing.co.uk); empty
   * without an address.
   */
  readonly label: string;
  readonly domain: string;
  readonly suffix: string;
  readonly language: string;
  readonly title: string;
  /** Content of `<meta>` by lower-case name or property. */
  readonly metas: ReadonlyMap<string, string>;
  readonly lines: readonly Line[];
  readonly text: string;
  readonly links: readonly PageLink[];
  /** Every element in document order, at most 25,000. */
  readonly elements: readonly PageElement[];
  readonly things: readonly Thing[];
}

const maxLinks = 3000;

/** Parses a page from its source, in linear time for every input. */
export function readPage(source: string, url: URL | undefined): Page {
  // A tolerant parser, because the standard's algorithm takes quadratic time on hostile nesting.
  const lean = stripPage(source);
  const $ = load(lean, { xml: { xmlMode: false, decodeEntities: true } });
  const { lines, elements } = readLines($.root()[0]);
  const links = elements
    .filter((element) => element.name === 'a' || element.name === 'area')
    .filter((element) => (element.attribs['href'] ?? '') !== '')
    .slice(0, maxLinks)
    .map((element) => ({
      href: (element.attribs['href'] ?? '').trim().slice(0, 2048),
      text: elementText(element, 300),
      element,
    }));
  return {
    $,
    source: lean,
    url,
    ...splitDomain(url),
    language: (elements.find(({ name }) => name === 'html')?.attribs['lang'] ?? '').toLowerCase(),
    title: readTitle(elements),
    metas: readMetas(elements),
    lines,
    text: lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 200_000),
    links,
    elements,
    things: readThings(elements),
  };
}

function readTitle(elements: readonly PageElement[]): string {
  const title = elements.find(
    ({ name, parent }) =>
      name === 'title' && !(parent !== null && 'name' in parent && parent.name === 'svg'),
  );
  return title === undefined ? '' : elementText(title, 500);
}

function readMetas(elements: readonly PageElement[]): ReadonlyMap<string, string> {
  const metas = new Map<string, string>();
  for (const { name, attribs } of elements) {
    if (name !== 'meta') continue;
    const key = (attribs['property'] ?? attribs['name'] ?? attribs['itemprop'] ?? '').toLowerCase();
    const content = cleanText((attribs['content'] ?? '').slice(0, 2000));
    if (key !== '' && content !== '' && !metas.has(key)) metas.set(key, content);
  }
  return metas;
}
