import { textData } from './element-text.ts';
import type { PageElement } from './element-text.ts';
import { readMicrodata } from './read-microdata.ts';
import type { Thing } from './thing.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const maxNodes = 3000;
const maxScriptLength = 300_000;
// Properties whose values are other firms and people.
const others =
  /^(?:author|review|reviews|itemReviewed|parentOrganization|brand|manufacturer|creator|employee|employees|founder|founders|member|memberOf|sponsor|alumniOf|areaServed|containedInPlace|publishingPrinciples|makesOffer|hasOfferCatalog|worksFor|seller|provider|affiliation|funder|knowsAbout)$/u;
const notBusinesses =
  /^(?:WebSite|WebPage|\w*Page|BreadcrumbList|ListItem|ItemList|ImageObject|VideoObject|Person|PostalAddress|ContactPoint|Article|BlogPosting|NewsArticle|Blog|Product|Offer|AggregateOffer|OfferCatalog|Review|Rating|AggregateRating|Question|Answer|SearchAction|ReadAction|EntryPoint|Event|GeoCoordinates|GeoCircle|OpeningHoursSpecification|Country|City|State|AdministrativeArea|Language|Service|SiteNavigationElement|WPHeader|WPFooter|WPSideBar|CreativeWork|SoftwareApplication|Menu|MenuItem|MenuSection|Course|JobPosting|HowTo|Recipe|Thing|Brand)$/u;

/**
 * All nodes of the page's JSON-LD (with `@graph`, comments and trailing commas) and microdata, in
 * document order.
 */
export function readThings(elements: readonly PageElement[]): readonly Thing[] {
  const things: Thing[] = [];
  for (const element of elements) {
    if (element.name !== 'script' || !/ld\+json/iu.test(element.attribs['type'] ?? '')) continue;
    const script = textData(element.children[0]);
    if (script !== undefined && script.length <= maxScriptLength)
      collect(parseTolerant(script), things);
  }
  return [...things, ...readMicrodata(elements)];
}

/**
 * Whether the node is a firm: an organisation, a local business, or anything with a name and an
 * address or telephone.
 */
export function isBusiness({ types, data }: Thing): boolean {
  if (types.length === 0 || types.every((type) => notBusinesses.test(type))) return false;
  return (
    data['name'] !== undefined || data['telephone'] !== undefined || data['address'] !== undefined
  );
}

/**
 * The text of a property: a string, a number, the first of a list, or the `@value` or `name` of a
 * node.
 */
export function textProperty(value: unknown): string | undefined {
  let current = value;
  for (let depth = 0; depth < 4; depth += 1) {
    if (typeof current === 'string') return current.trim() === '' ? undefined : current;
    if (typeof current === 'number') return String(current);
    if (Array.isArray(current)) current = current[0];
    else if (isRecord(current)) current = current['@value'] ?? current['name'];
    else return undefined;
  }
  return undefined;
}

function collect(root: unknown, things: Thing[]): void {
  const waiting: unknown[] = [root];
  for (let seen = 0; waiting.length > 0 && seen < maxNodes; seen += 1) {
    const node = waiting.shift();
    if (Array.isArray(node)) {
      for (const item of node.slice(0, 500)) waiting.push(item);
      continue;
    }
    if (!isRecord(node)) continue;
    const types = readTypes(node['@type']);
    if (types.length > 0) things.push({ types, data: node, source: 'json-ld' });
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && value !== null && !others.test(key)) waiting.push(value);
    }
  }
}

function readTypes(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(0, 100).replace(/^.*[/#:]/u, ''));
}

function parseTolerant(source: string): unknown {
  const bare = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/u, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/u, '');
  return parseJson(bare) ?? parseJson(repairJson(bare));
}

/**
 * The source without comments and trailing commas. Raw line breaks inside strings become spaces.
 */
function repairJson(source: string): string {
  const kept: string[] = [];
  let inString = false;
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? '';
    const next = source[index + 1];
    if (inString) {
      if (character === '\\') {
        kept.push(character, next ?? '');
        index += 1;
        continue;
      }
      if (character === '"') inString = false;
      kept.push(character < ' ' ? ' ' : character);
    } else if (character === '/' && (next === '/' || next === '*')) {
      const end = source.indexOf(next === '/' ? '\n' : '*/', index + 2);
      if (end === -1) break;
      index = end + (next === '/' ? 0 : 1);
    } else {
      if (character === '"') inString = true;
      if (character === '}' || character === ']') {
        while (/^[\s,]$/u.test(kept.at(-1) ?? '')) kept.pop();
      }
      kept.push(character);
    }
  }
  return kept.join('').replace(/;\s*$/u, '');
}

function parseJson(source: string): unknown {
  try {
    const value: unknown = JSON.parse(source);
    return value;
  } catch {
    return undefined;
  }
}
