import type { ScannedPerson, Testimonial } from '../../contract/scan.ts';
import { maxScanned } from '../../contract/scan.ts';
import { capText } from '../page/clean-text.ts';
import { nameKey } from '../name/compare-names.ts';
import { isFiller } from '../page/filler.ts';
import type { FoundList } from '../page/found.ts';
import { isSameVoice } from './same-voice.ts';
import { calledPraise, testimonialSections } from './testimonial-sections.ts';
import {
  offerMarks,
  findAuthor,
  famous,
  maxAuthorLength,
  markupKind,
  marked,
  quoted,
  findAuthorSides,
} from './quote-authors.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { textProperty } from '../page/read-things.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const minLength = 30;
const maxLength = 600;
// The stored quotation is cut to a shorter limit later.
const maxJoinedLength = 2000;
const maxReadLength = 1500;
const maxSourceLength = 300;
// Parts of a page where quotation marks alone identify a testimonial.
const attributedCopyright =
  /testimonial|review|kundenstimm|bewertung|temoignage|témoignage|recensioni/u;
// Marks of an offer. Such a part may contain testimonials as well.
const offers =
  /(?:^|[\s_-])(?:services?|features?|products?|desc(?:ription)?|process|steps?|faqs?|pricing|plans?|blog|article)(?:$|[\s_-])/u;
// Calls to action, and links to the testimonials.
const notPraise =
  /^(?:please (?:fill|enter|choose|select|complete|provide|contact|call|leave|tell|use)|whether you|if you|are you|do you|looking for|need (?:a|an|help)|call|contact|request|fill|click|get (?:a|in|your)|(?:hear|see|read|discover|find out|check out|learn)\s(?:directly\s|more\s|for yourself\s)?(?:from|what|how|why|our|about|some|the (?:words|stories|reviews))|(?:don['’]t )?(?:just )?take our word|here (?:is|are) (?:what|some)|what (?:our|my) (?:clients|customers|patients|guests|students))\b/iu;
/** Invitations to read on, to ask or to fill in a form. */
const invites =
  /^(?:ontdek|lees|bekijk|vul|entdecken sie|lesen sie|füllen sie|erfahren sie|découvrez|lisez|remplissez|scopri|leggi|compila|descubr[ae]|lea?|rellen[ae]|complet[ae]|descubra|veja|preencha|zobacz|przeczytaj|wypełnij|узнайте|прочитайте|заполните|discover|fill)\s/iu;
/** Notes about reviews elsewhere: "Verified reviews on Google. Read all of them there." */
const ofReviews =
  /(?<!\p{L})(?:reviews?|ratings?|recensioni|bewertungen|rezensionen|avis|reseñas|opiniones|beoordelingen|avaliações|opinie)(?!\p{L}).{0,40}(?<!\p{L})(?:google|tripadvisor|trustpilot|yelp|facebook|trustoo)(?!\p{L})|(?<!\p{L})(?:leggi tutte le recensioni|read (?:all|more) (?:our )?reviews|alle bewertungen (?:lesen|ansehen)|lire tous les avis|leer todas las (?:reseñas|opiniones)|lees alle (?:reviews|beoordelingen))(?!\p{L})/iu;
/** The part of a page in which the firm speaks of itself. */
const speaksAboutItself =
  /(?:^|[\s_-])(?:about|founder|owner|story|mission|philosophy|uber-uns|ueber-uns|apropos|chi-siamo|nosotros|over-ons|o-nas)(?:$|[\s_-])/u;
/** Titles of a firm's own people, unless another firm's name follows. */
const owns =
  /[,–-]\s*(?:co-?)?(?:fondat\p{L}+|founder|gründer(?:in)?|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|propriétaire|titolare|fondatore|fundador[a]?|propietari[oa]|dueñ[oa]|eigenaa?r(?:esse)?|właściciel(?:ka)?|sócia?|основатель|владелец)(?!\p{L})(?!.*(?:\s(?:of|at|de|chez|von|bei|di|da|van|bij)\s|@))/iu;
/** Text about the firm by the firm itself. */
const ownVoice =
  /^(?:our (?:goal|aim|mission|vision|promise|commitment) (?:is|has)|we (?:offer|provide|strive|speciali[sz]e|are (?:committed|dedicated|proud))\b|unser(?:e|em)? (?:ziel|mission|anspruch|anliegen)\b|wir (?:bieten|sind bestrebt)\b|notre (?:objectif|mission|but|priorité) (?:est|:)|nous (?:proposons|offrons)\b|nuestr[oa] (?:objetivo|misión|meta) es\b|ofrecemos\b|(?:il nostro obiettivo|la nostra missione) è|offriamo\b|on(?:s|ze) (?:doel|missie) is\b|wij bieden\b|(?:o nosso objetivo|a nossa missão) é|oferecemos\b|наша (?:цель|миссия|задача)|мы (?:предлагаем|стремимся)|nasz(?:ym)? cel(?:em)?\b|oferujemy\b)/iu;
// A count of stars or reviews has no author.
const ratings =
  /(?:^|\s)\d[\d,.]*\s?\+?\s(?:google\s|verified\s|online\s|five[- ]star\s|5[- ]star\s|customer\s|client\s)*(?:reviews?|ratings?|bewertungen|avis|reseñas|recensioni)(?![\p{L}])|^(?:rated\s)?[1-5](?:[.,]\d)?\s?(?:\/\s?5|stars?|★|out of 5)/iu;
/** What a map says of a reviewer: "Local Guide · 102 reviews · 111 photos". */
const ofReviewer =
  /^(?:local guide\b|\d+\s(?:reviews?|rezensionen|bewertungen|avis|reseñas|recensioni|opinie)\b.{0,40}\d+\s(?:photos?|fotos?|foto|zdjęcia)\b)/iu;
const maxRatingsLength = 120;
/** Words of scripture and prayers. */
const verse =
  /\b(?:the lord|thy|thee|thou|hath|shall not|jesus|christ|holy spirit|scripture|gospel|heavenly father|god so loved|blessed are|der herr|évangile|le seigneur|el señor es)\b|\(\d\)\s\p{Lu}/iu;
/** Placeholders and field labels in the place of a client's name, and headings of case studies. */
const labelOfField =
  /^(?:(?:your |client |customer |full |ihr |votre |tu |uw )?(?:names?|naam|nom|nombre|nome|imię|имя)|(?:client|customer|author|reviewer) ?(?:\d|one|two|three)?|result(?:aat|at|ado|ato|s)?|ergebnis|résultat|doel|ziel|goals?|problem|probleem|lösung|solution|before|after|voor|na)\s*[:.#\d]*$/iu;
const minWords = 5;
const minQuoted = 2;
const signedWithin = /^(.{30,}?["”»])\s*[-–—~]\s*(\p{Lu}.{1,60})$/su;

/**
 * Testimonials word for word, each with its author. One without an author counts only in quotation
 * marks inside a part for testimonials.
 */
export function findTestimonials(
  pages: readonly Page[],
  own: { readonly people: readonly ScannedPerson[]; readonly name: string } = {
    people: [],
    name: '',
  },
): FoundList<Testimonial> | undefined {
  const kept = new Map<string, Testimonial>();
  for (const page of pages) {
    const source =
      page.url !== undefined && page.url.href.length <= maxSourceLength ? page.url.href : undefined;
    const isLatinPage = isMostlyLatin(page.text.slice(0, maxScriptLength));
    const found = [...fromThings(page), ...dropMotto(fromLines(page.lines), page.lines)];
    // Beside a placeholder's name ("John Doe"), the others are placeholders, too.
    if (found.some(({ author }) => isFiller(author))) continue;
    for (const one of found) {
      // A verse in the script of a scripture.
      if (isLatinPage && !isMostlyLatin(one.quote)) continue;
      if (isByFirm(one.author, own.people, own.name)) continue;
      const key = toQuoteKey(one.quote);
      const known = kept.get(key);
      const signed = known !== undefined && (known.author !== '' || one.author === '');
      kept.set(key, signed ? known : { ...one, ...(source !== undefined && { source }) });
    }
  }
  const distinct = [...kept.values()];
  const values = distinct
    .filter((one, at) => !distinct.slice(0, at).some((other) => isSameVoice(one, other)))
    .slice(0, maxScanned.testimonials);
  const [first] = values;
  return first === undefined
    ? undefined
    : { values, source: 'text', confidence: 0.75, snippet: `${first.quote} (${first.author})` };
}

const maxScriptLength = 5000;

function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin >= letters / 2;
}

/** A testimonial addresses or mentions the firm; a motto does not. */
const speaksOfOthers =
  /\b(?:they|them|their team|staff|service|recommend\w*|thank\w*|highly|professionals?|job|recommande|merci|accueil|empfehle\w*|danke|kompetent|recomiendo|gracias|consiglio|grazie|aanrader|bedankt|polecam|dziękuję)\b|рекоменд|спасибо/iu;

/** Drops a single quotation outside of a part for testimonials: it is a motto or a verse. */
function dropMotto(found: readonly Testimonial[], lines: readonly Line[]): readonly Testimonial[] {
  const [only] = found;
  if (only === undefined || found.length > 1) return found;
  const promised = testimonialSections(lines);
  const start = only.quote.slice(0, 30);
  const isCalled = lines.some(
    ({ text, marks }, index) =>
      text.includes(start) && (promised[index] === true || attributedCopyright.test(marks)),
  );
  return isCalled || speaksOfOthers.test(only.quote) ? found : [];
}

/** Whether the author is the firm itself: one of its people, or a part of its name. */
function isByFirm(author: string, people: readonly ScannedPerson[], name: string): boolean {
  const by = nameKey(author.split(/,\s|\s[-–—(]/u)[0] ?? '');
  if (by === '') return false;
  const known = people.map((person) => nameKey(person.name.replace(/,.*$/u, '')));
  return known.includes(by) || (by.length >= 5 && nameKey(name).includes(by));
}

/** The quotation without marks and spaces, to compare two spellings. */
function toQuoteKey(quote: string): string {
  return quote
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 80);
}

function fromThings({ things }: Page): Testimonial[] {
  return things
    .flatMap(({ data, types }) => [
      ...(types.includes('Review') ? [data] : []),
      ...[data['review'], data['reviews']].flat(),
    ])
    .slice(0, 40)
    .flatMap((node) => {
      if (!isRecord(node)) return [];
      const author = textProperty(node['author']) ?? '';
      return author.length < 2
        ? []
        : toTestimonials(textProperty(node['reviewBody']) ?? '', author);
    });
}

function fromLines(lines: readonly Line[]): Testimonial[] {
  const found: Testimonial[] = [];
  let begun = '';
  const promised = testimonialSections(lines);
  const sides = findAuthorSides(lines, canBeQuote);
  const areQuoted = lines.filter(({ text }) => quoted.test(text)).length >= minQuoted;
  const fits = (index: number): boolean => {
    const line = lines[index];
    // Where the clients' words are in quotation marks, the text above the first one is not.
    if (
      areQuoted &&
      !/["“”„«»]/u.test(line?.text ?? '') &&
      lines.slice(index + 1, index + 3).some(({ text }) => quoted.test(text))
    )
      return false;
    return (
      line !== undefined &&
      (canBeQuote(line) || (promised[index] === true && canBeTestimonial(line)))
    );
  };
  for (const [index, line] of lines.entries()) {
    const { text, marks } = line;
    if (!fits(index)) {
      begun = '';
      continue;
    }
    const whole = begun === '' ? text : `${begun} ${text}`;
    begun = '';
    const within = signedWithin.exec(whole);
    if (within?.[1] !== undefined && within[2] !== undefined) {
      found.push(...toTestimonials(within[1], within[2]));
      continue;
    }
    const isQuoted = quoted.test(whole);
    const author = findAuthor(
      lines,
      index,
      { isQuoted, isPromised: promised[index] === true, side: sides.get(markupKind(line)) },
      found,
    );
    const next = lines[index + 1];
    if (
      promised[index] !== true &&
      speaksAboutItself.test(marks) &&
      (author === undefined || owns.test(author))
    )
      continue;
    if (author !== undefined) found.push(...toTestimonials(whole, author));
    // The author of a quotation in several paragraphs is below the last one.
    else if (
      !isQuoted &&
      next !== undefined &&
      fits(index + 1) &&
      next.marks === marks &&
      whole.length < maxLength
    )
      begun = whole;
    else if (
      isQuoted &&
      (promised[index] === true || attributedCopyright.test(marks)) &&
      !famous.test(next?.text ?? '')
    )
      found.push(...toTestimonials(whole, ''));
  }
  return found;
}

/**
 * Whether a line can be a testimonial inside a part for them: not a list of points, not small
 * print.
 */
function canBeTestimonial({ text, tag, place, heading }: Line): boolean {
  const isProse = text.length >= 50 && text.length <= maxLength && /[.!…]$/u.test(text);
  return heading === 0 && place !== 'nav' && tag !== 'li' && tag !== 'label' && isProse;
}

function canBeQuote({ text, marks, tag, place, heading }: Line): boolean {
  if (place === 'nav' || heading > 0 || text.length < minLength) return false;
  if (text.length < maxRatingsLength && ratings.test(text)) return false;
  if (quoted.test(text) || signedWithin.test(text)) return text.length <= maxReadLength;
  if (text.length > maxLength) return false;
  return tag === 'blockquote' || isInTestimonials(marks.slice(-80));
}

/** Whether the nearest of the marks with a known meaning is that of testimonials. */
function isInTestimonials(marks: string): boolean {
  const nearest = offerMarks.test(marks) ? null : marked.exec(marks);
  return nearest !== null && !offers.test(marks.slice(nearest.index));
}

function toTestimonials(quote: string, author: string): Testimonial[] {
  const bare = quote.trim().replace(/^[★⭐☆✩"“„«”\s]+|[★⭐☆✩"”“»\s]+$/gu, '');
  const by = author
    .trim()
    .replace(
      /^[-–—~\s]+|\s(?:(?:from|via|on)\s)?(?:a\s)?(?:google|facebook|yelp)\sreviews?$/giu,
      '',
    );
  if (
    bare.length < minLength ||
    bare.length > maxJoinedLength ||
    by.length === 1 ||
    labelOfField.test(by) ||
    (calledPraise.test(by) && !/^\p{L}+ review$/iu.test(by)) ||
    calledPraise.test(bare) ||
    /^(?:about|read|more|view|see|über|à propos)\s/iu.test(by)
  )
    return [];
  if (
    bare.split(/\s+/u).length < minWords ||
    notPraise.test(bare) ||
    invites.test(bare) ||
    ofReviews.test(bare) ||
    ofReviewer.test(bare) ||
    ownVoice.test(bare) ||
    isFiller(bare) ||
    famous.test(by) ||
    verse.test(bare)
  )
    return [];
  return [{ quote: capText(bare, maxLength), author: capText(by, maxAuthorLength) }];
}
