import { fitSlot } from '../page/clean-text.ts';
import { isAboutWebsite, joinBrokenLines } from '../own/prose.ts';
import { isFiller } from '../page/filler.ts';
import type { Found } from '../page/found.ts';
import { nameKey } from '../name/compare-names.ts';
import { segments } from '../name/collect-names.ts';
import type { Page } from '../page/read-page.ts';
import { barePrice, findLead } from './find-lead.ts';
import {
  isNoLine,
  isNotice,
  opensWithAbsence,
  repeatsName,
  withoutOrnaments,
} from './not-lines.ts';
import { isSectionTitle } from './section-titles.ts';
import { marked } from '../lists/quote-authors.ts';
import { testimonialSections } from '../lists/testimonial-sections.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';

const notProse =
  /^---\s|facebook page|check out (?:our|the) new|new website|cookie|javascript|copyright|all rights|your browser|privacy policy|subscribe|just another|click here|powered by|skip to|in accordance with|federal law/iu;
/** Sentences about the website itself, by its designer or owner. */
const siteWords =
  /\b(?:mobile[- ]friendly|responsive|redesigned|rebuil[dt]|one[- ]page|single[- ]page|landing page)\b.{0,60}\b(?:web ?site|web ?page|site)\b|\b(?:new|old|neuen?|alten?|nieuwe|oude|nouveau|ancien|nuevo|nuova|nuovo|vecchio|novo|antigo) (?:web ?site|webseite|homepage|internetseite|site|sitio|sito)\b/iu;

const cost = /[$€£₹]\s?\d|\d\s?[€£₹]/u;

/**
 * The firm's description of itself: the sentences below its headline, else its meta description,
 * else structured data, else the first paragraph of prose.
 */
export function findDescription(page: Page): Found | undefined {
  const candidates: Found[] = [];
  const push = (text: string | undefined, source: string, confidence: number): void => {
    const value = fitSlot(
      'description',
      text?.replace(/<\/?[a-z][^<>]{0,80}>/giu, ' ').replace(/\s+/gu, ' '),
    );
    if (
      value === undefined ||
      value.length < 30 ||
      notProse.test(value.slice(0, 200)) ||
      siteWords.test(value.slice(0, 120)) ||
      isFiller(value) ||
      opensWithAbsence(value) ||
      isListOfWords(value) ||
      isContact(value) ||
      isNameOfSite(value)
    )
      return;
    candidates.push({ value, source, confidence, snippet: value });
  };
  push(findLead(page.lines), 'opening', 0.85);
  push(page.metas.get('description'), 'meta', 0.85);
  push(page.metas.get('og:description'), 'open-graph', 0.8);
  for (const thing of page.things) {
    if (isBusiness(thing)) push(textProperty(thing.data['description']), thing.source, 0.8);
  }
  const praised = testimonialSections(page.lines);
  const lines = joinBrokenLines(page.lines.filter((_line, index) => praised[index] !== true));
  const prose = lines.find(
    ({ text, place, heading, marks }, index) =>
      heading === 0 &&
      !marked.test(marks) &&
      (place === 'main' || place === 'header') &&
      text.length >= 80 &&
      text.length <= 1500 &&
      /[a-z\p{L}][.!]/u.test(text) &&
      // Not a quotation.
      !/^["“„«]/u.test(text) &&
      !notProse.test(text) &&
      !isAboutWebsite(text) &&
      !isFiller(text) &&
      !isNotice(text) &&
      !isListOfWords(text) &&
      // Not an item above its price.
      !lines.slice(index + 1, index + 3).some((line) => isPrice(line.text)) &&
      // Not an item below its price.
      !barePrice.test(lines[index - 1]?.text.trim() ?? ''),
  );
  push(prose?.text, 'text', 0.55);
  return candidates[0];
}

/**
 * The firm's tagline: from the title, or a short first heading that is neither the name nor a
 * label.
 */
export function findSlogan(page: Page, name: string | undefined): Found | undefined {
  const key = nameKey(name ?? '');
  const candidates: Found[] = [];
  const push = (text: string, source: string, confidence: number): void => {
    const bare = withoutOrnaments(text);
    const words = bare.split(/\s+/u);
    if (words.length < 3 || words.length > 14 || bare.length > 110) return;
    const own = nameKey(bare);
    if (key !== '' && (own.includes(key) || key.includes(own))) return;
    if (
      /^(?:welcome|about|contact|call|our |who we are|what we do|oops|home|copyright|more info|click|view|read)|\d{3}[\s.)-]*\d{3}|@|[|©:]|https?:|(?:\.\.\.|…)$|\..*\..*\./iu.test(
        bare,
      )
    )
      return;
    if ((bare === bare.toUpperCase() && words.length < 4) || isSectionTitle(bare)) return;
    if (isNoLine(bare) || repeatsName(bare, name ?? '')) return;
    const value = fitSlot('slogan', bare);
    if (value !== undefined) candidates.push({ value, source, confidence, snippet: text });
  };
  for (const thing of page.things) {
    const slogan = isBusiness(thing) ? textProperty(thing.data['slogan']) : undefined;
    if (slogan !== undefined) push(slogan, thing.source, 0.9);
  }
  for (const { text, marks, heading } of page.lines) {
    if (
      heading === 0 &&
      /(?:^|[\s_-])(?:tagline|slogan|site-description|motto)(?:$|[\s_-])/u.test(marks.slice(-80))
    )
      push(text, 'tagline', 0.85);
  }
  const first = page.lines.filter(({ heading }) => heading === 1);
  const [headline] = first;
  if (first.length === 1 && headline !== undefined) push(headline.text, 'heading', 0.7);
  const parts = segments(page.title);
  const [lead, tail] = parts;
  if (
    parts.length === 2 &&
    lead !== undefined &&
    tail !== undefined &&
    nameKey(lead) === key &&
    !isListOfWords(tail)
  )
    push(tail, 'title', 0.55);
  return candidates.sort((a, b) => b.confidence - a.confidence)[0];
}

/** E-mail addresses and telephone numbers with their labels, and numbers of streets and places. */
const contactParts =
  /\S+@\S+\.\p{L}+|(?:(?<!\p{L})(?:tele?fono?|telephone|tel|phone|fax|mobile?|handy|e-?mail|mail)\s*[:.]\s*)|\+?\d[\d\s()/.-]*/giu;
const hasContact = /\S@\S+\.\p{L}|\d(?:[\s()/.-]*\d){6,}/u;
/** Words that an address may have beside its numbers. */
const maxAddressWords = 6;

/** Whether a text is only an address with its telephone number and e-mail address. */
function isContact(text: string): boolean {
  const words = text.replace(contactParts, ' ').match(/\p{L}{2,}/gu) ?? [];
  return hasContact.test(text) && words.length <= maxAddressWords;
}

/** "Site vitrine des Chambres d'Isa": what the website is, nothing of the firm. */
const nameOfSite =
  /^(?:(?:this is )?the )?(?:site (?:vitrine|officiel|internet|web)|official (?:web ?)?site|(?:offizielle|die) (?:web(?:site|seite)|homepage|internetseite)|sito (?:web )?ufficiale|sitio (?:web )?oficial|site oficial|(?:de )?officiële website) (?:(?:de|des|du|of|von|del|della|di|do|da|van)\s|d[’'])/iu;
const maxSiteName = 80;

function isNameOfSite(text: string): boolean {
  return text.length <= maxSiteName && nameOfSite.test(text);
}

function isPrice(text: string): boolean {
  return cost.test(text.slice(0, 80)) || barePrice.test(text.trim());
}

/** "plumber london, plumbing, drains, boilers": words for search engines, not a sentence. */
function isListOfWords(text: string): boolean {
  if (/\p{Ll}[.!?]\s+\p{Lu}\p{Ll}/u.test(text)) return false;
  const commas = text.split(/[,|]/u).length - 1;
  return commas >= 3 && commas / text.split(/\s+/u).length > 0.28;
}
