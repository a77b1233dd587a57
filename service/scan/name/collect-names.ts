import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Page } from '../page/read-page.ts';
import { findLandmark } from '../page/find-landmark.ts';
import { joinBrokenHeadings } from '../page/whole-headings.ts';
import { isNotName, isOnlyTrade, notNames, withoutHost } from './not-names.ts';
import { spellDomain } from './spell-domain.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';

export interface NameCandidate {
  readonly text: string;
  readonly weight: number;
  readonly source: string;
  readonly snippet: string;
}

const maxNameLength = 90;
// Limits the work, because each name is compared with each other one.
const maxCandidates = 300;

/** Every text that may be the firm's name, with the weight of its place. */
export function collectNames(page: Page): readonly NameCandidate[] {
  const candidates = [
    ...readThings(page),
    ...readMetas(page),
    ...readTitle(page),
    ...fromLines(page),
    ...readProse(page),
    ...readBrand(page),
    ...readDomain(page),
  ].flatMap((candidate) => {
    const text = withoutHost(candidate.text, page.suffix);
    if (text.length > maxNameLength || isNotName(text)) return [];
    return [
      text === candidate.text ? candidate : { ...candidate, text, weight: candidate.weight * 0.4 },
    ];
  });
  return candidates.sort((a, b) => b.weight - a.weight).slice(0, maxCandidates);
}

function readDomain({ label, title, metas, text }: Page): NameCandidate[] {
  const texts = [title, ...metas.values(), text.slice(0, 50_000), text.slice(-10_000)].join('\n');
  const spelling = label.length < 5 ? undefined : spellDomain(label, texts);
  return spelling === undefined
    ? []
    : [{ text: spelling, weight: 0.5, source: 'domain', snippet: spelling }];
}

function readThings({ things }: Page): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const thing of things) {
    const name = textProperty(thing.data['name']);
    if (name === undefined) continue;
    const weight = thing.source === 'json-ld' ? 5 : 4;
    if (isBusiness(thing)) found.push({ text: name, weight, source: thing.source, snippet: name });
    else if (thing.types.includes('WebSite')) {
      found.push({ text: name, weight: 3.5, source: 'json-ld-website', snippet: name });
    }
  }
  return found;
}

function readMetas({ metas }: Page): NameCandidate[] {
  const weights = {
    'og:site_name': 4,
    'application-name': 3,
    'apple-mobile-web-app-title': 2.5,
    author: 0.5,
    copyright: 1,
  };
  return Object.entries(weights).flatMap(([key, weight]) => {
    const text = metas.get(key);
    return text === undefined
      ? []
      : segments(text).map((part, _index, all) => ({
          text: part,
          weight: all.length > 1 ? weight / 2 : weight,
          source: key.startsWith('og:') ? 'open-graph' : 'meta',
          snippet: text,
        }));
  });
}

function readTitle({ title, metas }: Page): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const text of new Set([title, metas.get('og:title') ?? ''])) {
    const parts = segments(text);
    const meaningful = parts.filter((part) => !notNames.test(part));
    parts.forEach((part, index) => {
      const edge = index === 0 || index === parts.length - 1;
      const weight = meaningful.length === 1 ? 3 : edge ? 2 : 1;
      found.push({ text: part, weight, source: 'title', snippet: text });
      // "Roof repairs in Leeds by Tallow Roofing": the firm follows "by", "from" or "at".
      const after = /\s(?:by|from|at|with|of)\s+((?:The\s)?\p{Lu}.{3,60})$/u.exec(part)?.[1];
      if (after !== undefined)
        found.push({ text: after, weight: 1, source: 'title', snippet: text });
      const comma = part.split(/,\s+/u)[0];
      if (comma !== undefined && comma !== part) {
        found.push({ text: comma, weight: weight * 0.8, source: 'title', snippet: text });
      }
    });
  }
  return found;
}

/** The parts of a title, split at bars, colons, bullets and spaced dashes. */
export function segments(text: string): string[] {
  return (
    text
      .slice(0, 400)
      // Quotation marks around a name do not separate parts: ООО «Tallow».
      .replace(/(?<=(?:ООО|ОАО|ЗАО|ПАО|ТОВ)\s)[«„“"]([^»“”"]{2,60})[»“”"]/gu, '$1')
      .split(/\s*[|•·»«›‹→~]+\s*|\s+[-–—:]+\s+|\s*(?:::|--|—)\s*|:\s+/u)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  );
}

function fromLines({ lines }: Page): NameCandidate[] {
  const found: NameCandidate[] = [];
  // A name in two lines, of which the first may be the trade.
  for (const { text, heading } of joinBrokenHeadings(lines)) {
    if (heading !== 1 || text.length > 60 || lines.some((line) => line.text === text)) continue;
    const [first] = lines.filter((line) => text.startsWith(`${line.text} `));
    const weight = first !== undefined && isOnlyTrade(first.text) ? 3 : 1.5;
    found.push({ text, weight, source: 'heading', snippet: text });
  }
  for (const { text, heading, place } of lines) {
    if (text.length <= 300 && /©|\(c\)|copyright/iu.test(text)) {
      for (const part of copyrightHolders(text)) {
        found.push({ text: part, weight: 3, source: 'copyright', snippet: text });
      }
    }
    const welcome = /\bwelcome\s+to\s+(?:the\s+)?(\p{Lu}[^.!?,:|]{2,60})/iu.exec(
      text.slice(0, 300),
    )?.[1];
    if (welcome !== undefined)
      found.push({ text: welcome, weight: 1.2, source: 'welcome', snippet: text });
    if (heading > 0 && heading <= 3 && text.length <= 60) {
      const weight = (heading === 1 ? 1.5 : 0.6) + (place === 'header' ? 0.7 : 0);
      found.push({ text, weight, source: 'heading', snippet: text });
    } else if ((place === 'header' || place === 'footer') && text.length <= 50) {
      found.push({ text, weight: 0.6, source: place, snippet: text });
    }
  }
  return found;
}

const subject =
  /^(?:welcome to |at )?((?:The )?\p{Lu}[^.!?,:;|–]{2,50}?)\s(?:is|are|provides?|offers?|speciali[sz]es?|has been|have been|was|delivers?|serves?|helps?|gives?|proudly|bietet|ist|steht|est|vous|es|ofrece|è|offre|verzorgt|biedt)\s/iu;
const pronoun =
  /^(?:the )?(?:we|our|this|that|these|it|you|your|there|here|if|when|what|who|how|why|which|he|she|they|i|my|all|each|every|a|an|wir|unser\w*|nous|notre|nos|noi|wij|onze|nuestr[oa]s?)\b/iu;

/** The subject of sentences in the description and the first paragraphs: "Tallow Roofing is …". */
function readProse({ metas, lines }: Page): NameCandidate[] {
  const descriptions = [metas.get('description') ?? metas.get('og:description') ?? ''];
  const paragraphs = lines
    .filter(({ text, heading }) => heading === 0 && text.length >= 80)
    .slice(0, 3);
  return [...descriptions, ...paragraphs.map(({ text }) => text)].flatMap((text, index) => {
    const name = subject.exec(text.slice(0, 200))?.[1];
    if (name === undefined || !/^(?:the\s)?\p{Lu}/u.test(name) || pronoun.test(name)) return [];
    return [{ text: name, weight: index === 0 ? 1.5 : 1, source: 'prose', snippet: text }];
  });
}

function copyrightHolders(line: string): string[] {
  // The copyright of a contractor: "SEO by © Somebody Else".
  if (/\bby\s*(?:©|\(c\)|copyright)/iu.test(line)) return [];
  const after = line
    .replace(/^.*?(?:©|\(c\)|copyright(?:ed)?)/iu, '')
    .replace(/copyright|©|\(c\)/giu, ' ')
    .split(
      /powered\s+by|(?:web\s?site|site|web|theme|template)\s*(?:(?:design|development|built|custom|created|made|hosting)\w*(?:\s*(?:&|and)\s*\w+)?\s*)?(?:by\b|:|©)|(?:designed|built|developed|created|made|maintained|crafted)\b.{0,30}?\b(?:by|with)\b|inspired\s+by/iu,
    )[0];
  if (after === undefined) return [];
  return after
    .split(
      /[\s.,–-]+(?:alle rechten voorbehouden|alle rechte vorbehalten|tous (?:les )?droits réservés|todos (?:los|os) (?:derechos|direitos) reservados|tutti i diritti (?:sono )?riservati|wszelkie prawa zastrzeżone|tüm hakları saklıdır|все права защищены)|(?:all\s+)?(?:the\s+)?\brights?\s+(?:are\s+)?reserved(?:\s+by\b)?|registered\s+in|reg\.? no|\||•|·|\s[-–—]\s/iu,
    )
    .map((part) =>
      part
        .replace(/\b(?:19|20)\d{2}\b(?:\s*[-–—/]\s*(?:(?:19|20)?\d{2}|present|now))?/giu, ' ')
        .replace(/(?:19|20)\d{6}/gu, ' ')
        // "© 2021Tallow Roofing"
        .replace(/\b(?:19|20)\d{2}(?=\p{Lu}\p{Ll})/gu, ' ')
        // "Tallow Roofing2021"
        .replace(/(?<=\p{L})(?:19|20)\d{2}\W*$/u, ' ')
        .replace(/[\s,.;-]*\b(?:privacy|terms|cookies?|legal notice|sitemap|site map)\b.*$/iu, '')
        .replace(/^[\s,.:;–—-]*(?:by|to)?\s+|[\s,.:;–—-]+$/giu, '')
        .trim(),
    )
    .filter((part) => part.length >= 2)
    .slice(0, 2);
}

function readBrand({ elements, url }: Page): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const element of elements) {
    const marks = `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`
      .slice(0, 200)
      .toLowerCase();
    const branded =
      /(?:^|[\s_-])(?:logo|brand|site-?title|site-?name|navbar-brand|custom-logo|company-?name)/u.test(
        marks,
      );
    if (element.name === 'img') {
      const alt = element.attribs['alt'] ?? element.attribs['title'] ?? '';
      const source = (element.attribs['src'] ?? '').slice(-200).toLowerCase();
      const isLogo = branded || /logo/u.test(source) || isBrandPicture(element, url);
      if (alt !== '' && isLogo) found.push({ text: alt, weight: 2, source: 'logo', snippet: alt });
      continue;
    }
    if (!branded || element.name === 'body' || element.name === 'html') continue;
    const text = elementText(element, 120);
    if (text !== '') found.push({ text, weight: 2.2, source: 'brand', snippet: text });
  }
  return found;
}

/**
 * Whether a picture is inside a link to the home page, or inside an element marked as logo or brand
 * in the page's header.
 */
function isBrandPicture(image: PageElement, url: URL | undefined): boolean {
  let outer = image.parent;
  for (let depth = 0; depth < 4 && outer !== null && 'attribs' in outer; depth += 1) {
    const marks = `${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`
      .slice(0, 200)
      .toLowerCase();
    if (/logo|brand/u.test(marks)) return true;
    if (outer.name === 'a') {
      const href = (outer.attribs['href'] ?? '').toLowerCase();
      if (/^(?:\/|\.\/?|index\.\w+|#|#top|#home|home)$/u.test(href)) return true;
      if (url !== undefined && URL.parse(href, url)?.href === new URL('/', url).href) return true;
    }
    if (findLandmark(outer, marks) === 'footer') return false;
    outer = outer.parent;
  }
  return false;
}
