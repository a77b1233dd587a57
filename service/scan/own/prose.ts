import { capText } from '../page/clean-text.ts';
import { isConsentText } from '../page/consent-words.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';
import { tidySentences } from './tidy-sentences.ts';

const minWords = 6;
const notOwn =
  /^["“„«‹]|^---\s|cookie|javascript|copyright|©|all rights reserved|privacy policy|your browser|subscribe|newsletter|powered by|skip to|datenschutz|e-?mail address|required fields|read more$|\{|<\/?\w+|https?:\/\/|\bwp-content\b|terms (?:of|and)|reCAPTCHA|captcha|haftung|gemäß|§|in accordance with|federal law|d\.\s?lgs|dati personali|personal (?:data|information)|données (?:personnelles|à caractère)|personenbezogen|datos personales|dados pessoais|persoonsgegevens|danych osobowych|персональн\p{L}+ данн|pricing is (?:always )?subject|subject to change|^(?:yes|no|oui|non|ja|nein|nee|sí|sì|да|нет),\s/iu;
/** Sentences about the website itself: being built, repaired or new. */
const websiteWords =
  /(?<!\p{L})(?:web\s?sites?|web\s?seite|homepage|internetseite|site web|site internet|sito(?: web)?|sitio web|página web|nettside|stron\p{L}+ internetow\p{L}+|сайт)(?!\p{L}).{0,60}(?<!\p{L})(?:wartung|im aufbau|in bearbeitung|überarbeitet|under (?:construction|maintenance)|being (?:updated|rebuilt)|en (?:construction|maintenance|travaux)|in (?:costruzione|manutenzione|onderhoud|aanbouw)|en (?:construcción|mantenimiento)|em (?:construção|manutenção)|w (?:budowie|przebudowie)|storing|spoed|в разработке|gemaakt|online)(?!\p{L})|(?<!\p{L})(?:storing|mise en ligne|en ligne)(?!\p{L}).{0,60}(?:web\s?site|site web|site internet)/iu;
const asks =
  /^(?:(?:click|call|contact|please|fill|enter|submit|send|sign up|log in|share|follow|download|subscribe)\b|(?:give us a call|rufen sie uns|appelez-nous|llámenos|chiamateci|bel ons|(?:please )?(?:don['’]t|do not) hesitate|feel free to (?:contact|call|ask|reach|get in|e-?mail|write|drop|message|send)|zögern sie nicht|n['’]hésitez pas|no dude|non esita|aarzel niet|não hesite|nie wahaj)(?!\p{L}))/iu;

const functionWords =
  'a|an|the|and|or|of|to|in|for|with|over|our|your|than|by|at|from|is|are|und|der|die|das|mit|für|seit|über|et|le|la|les|de|du|des|avec|pour|depuis|y|el|los|con|para|desde|il|e|di|da|en|het|van|met|voor|sinds|i|w|z|na|do|od|и|в|на|с';
const holdsFunctionWord = new RegExp(`(?:^|\\s)(?:${functionWords})\\s`, 'iu');

/**
 * Whether a line is running text of the firm: not a heading, a quotation, small print or
 * placeholder text.
 */
export function isFirmsProse({ text, place, heading, tag }: Line): boolean {
  return (
    heading === 0 &&
    (place === 'main' || place === 'header') &&
    tag !== 'label' &&
    tag !== 'button' &&
    tag !== 'blockquote' &&
    tag !== 'figcaption' &&
    text.length >= 40 &&
    text.length <= 3000 &&
    isSentence(text) &&
    !notOwn.test(text) &&
    !asks.test(text) &&
    !isConsentText(text) &&
    !isAboutWebsite(text) &&
    !isFiller(text)
  );
}

export function isAboutWebsite(text: string): boolean {
  return websiteWords.test(text.slice(0, 200));
}

/** Several words and the end of a sentence. For scripts without spaces, characters are counted. */
function isSentence(text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{12}/u.test(text)) return true;
  const words = text.split(/\s+/u);
  // Entries of a menu in one line.
  const titled = words.filter((word) => /^[^\p{Ll}]/u.test(word)).length;
  if (titled > words.length * 0.8 && !/[.!?…]/u.test(text) && text !== text.toUpperCase())
    return false;
  // Keywords in a row: "titanium niobium platinum".
  if (!/[.!?…,:;]/u.test(text) && !holdsFunctionWord.test(text)) return false;
  return words.length >= minWords && /\p{L}{2}[.!?…:;,)]*(?:\s|$)/u.test(text);
}

/** `text` without its debris, cut after the last whole sentence that fits, else at a word. */
export function fitSentences(found: string, limit: number): string {
  const text = tidySentences(found);
  if (Array.from(text).length <= limit) return text;
  const head = Array.from(text).slice(0, limit).join('');
  const end = Math.max(
    ...[...head.matchAll(/[.!?…。！？](?=\s|$)/gu)].map(({ index }) => index),
    -1,
  );
  return end >= limit / 3 ? head.slice(0, end + 1) : capText(text, limit);
}

/** The lines below a heading up to the next one of its size, at most `max`. */
export function linesBelow(lines: readonly Line[], index: number, max: number): readonly Line[] {
  const level = lines[index]?.heading ?? 0;
  const after = lines.slice(index + 1, index + 1 + max);
  const end = after.findIndex(
    ({ heading, place }) =>
      (heading > 0 && (level === 0 || heading <= level)) || place === 'footer',
  );
  return end === -1 ? after : after.slice(0, end);
}

/**
 * Joins the lines of a sentence that an editor broke: a line without an end, and one that continues
 * it.
 */
export function joinBrokenLines(lines: readonly Line[]): readonly Line[] {
  const whole: Line[] = [];
  for (const read of lines) {
    const last = whole.at(-1);
    const isRest =
      read.heading >= 3 &&
      last?.heading === 0 &&
      last.marks === read.marks &&
      isRestOfSentence(read.text);
    const line = isRest || isSentenceInHeading(read) ? { ...read, heading: 0 } : read;
    const isSame =
      last !== undefined &&
      last.heading === 0 &&
      line.heading === 0 &&
      last.tag === line.tag &&
      last.tag !== 'li' &&
      last.marks === line.marks;
    if (isSame && isContinued(last.text, line.text))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}`.slice(0, 3000) };
    else whole.push(line);
  }
  return whole;
}

const minInHeading = 45;
const maxHeading = 95;

/** A sentence that an editor made small headings of, for their size. */
function isSentenceInHeading({ heading, text }: Line): boolean {
  // No heading is so long.
  if (heading === 2 && text.length >= maxHeading && !/[!?]$/u.test(text)) return true;
  return (
    heading >= 3 &&
    text.length >= minInHeading &&
    /[\p{Ll},;].*[.,:;!]$/u.test(text) &&
    isSentence(text)
  );
}

/** The rest of a sentence. */
function isRestOfSentence(text: string): boolean {
  return /^\p{Ll}.*[.!]$/u.test(text);
}

const opensMore = new RegExp(`\\s(?:${functionWords})$`, 'iu');

function isContinued(above: string, below: string): boolean {
  if (/[.!?…。]["”»)]*$/u.test(above)) return false;
  // After a colon, a list may follow.
  if (/:["”»)]*$/u.test(above)) return /^\p{Ll}/u.test(below) && below.length >= minInHeading;
  return /^\p{Ll}/u.test(below) || (/^\d/u.test(below) && opensMore.test(above));
}
