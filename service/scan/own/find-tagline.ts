import { ownLimits } from '../../contract/scanned-words.ts';
import { nameKey } from '../name/compare-names.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';
import { isCallToAction, plainServicesHeading, servicesHeading } from '../lists/service-words.ts';
import { isNoLine, repeatsName, withoutOrnaments } from '../words/not-lines.ts';
import { isSectionTitle } from '../words/section-titles.ts';
import type { FoundWords, SitePage } from './own-words.ts';

const maxLines = 80;
const heroMarks =
  /hero|banner|slider|slide|jumbotron|intro|masthead|carousel|tagline|slogan|headline|claim/u;
const taglineMarks = /(?:^|[\s_-])(?:tagline|slogan|site-description|motto|claim)(?:$|[\s_-])/u;
/** The line below the first heading. */
const subtitle = /(?:^|[\s_-])sub-?(?:title|heading|head|headline|line)(?:$|[\s_-])/u;
const otherPart =
  /(?:^|[\s_-])(?:form|modal|popup|dialog|faqs?|questions?|accordion|\p{L}*menue?)(?:$|[\s_-])/u;
const notTagline =
  /^(?:check out|from the|bedankt|skontaktuj|zapraszamy|découvrez (?:nos|notre)|scopri (?:l|i|le)|entdecken sie unser|wilt u|möchten sie|promo\p{L}*|offert[ae]|sconto|rabatt|aktion|coupon|sale|заказ|оставить|заявка|открыта|спешите|оформ|home|menu|about|over (?:mij|ons)|über (?:mich|uns)|à propos|sobre (?:m[ií]|mim|nosotros|nós)|chi (?:siamo|sono)|contact|services?|welcome|bienvenue|willkommen|benvenut[io]|bienvenidos|welkom|our |follow|search|news|blog|gallery|latest|recent|loading|notice|attention|covid|copyright|click|skip|accueil|startseite|page|404|next|previous|what our|testimonials?|frequently|view|read|learn|call|book|get a|send|monday|open|closed|witamy|welkom|witaj|we (?:hope|look forward)|pogledajte|recite|oops|thank(?:s| you)|pastor|dr|hi|hello|hallo|bonjour|cześć|hola|ciao|who we are|what we do|now offering|melde dich|meld je|melden sie sich|klanten geven|(?:onze|unsere|nos|nuestros) (?:klanten|kunden|clients|clientes)|o (?:nas|firmie|przedszkolu)|(?:parish |office |contact |opening )+(?:information|hours)|(?:worship|mass|opening|service)(?: service)? times|mirror and|le site d\p{L}+|la page d\p{L}+|les entreprises|bel (?:me|ons)|open maps|vieni a|venite a|vi aspettiamo|venez nous|besuchen sie uns|visít[ae]nos|ven a|come (?:and|&|visit|see)|visit us|find us|kom (?:langs|eens)|venha|wir verfügen|prendi un|prendre|infos? (?:du|des|de la)|(?:angebot|aktion) de[sr]|offre d[ue]|oferta del?|offerta del|aanbieding)(?!\p{L})/iu;
const broken =
  /@|["“”»]\s*[-–—]\s*\p{Lu}|[|©{}<>]|https?:|\d{3}[\s.)-]*\d{3}|\d{1,2}:\d{2}|[:,;–-]$|\.\.\.$|…$|\s(?:w|naszym|in|the|and|of|to|our|von|der|und|de|la|le|et|en|y|di|del|na|for|with|für)$/iu;

/**
 * The opening sentence of the home page: its first heading if it contains more than a name, else a
 * line of the opening.
 */
export function findTagline(
  [home]: readonly SitePage[],
  name: string,
): FoundWords<string> | undefined {
  if (home === undefined) return undefined;
  const { lines } = home.page;
  const opening = lines
    .filter(({ place }) => place !== 'nav' && place !== 'footer')
    .slice(0, maxLines);
  const first = opening.findIndex(({ heading }) => heading > 0 && heading <= 2);
  const candidates: FoundWords<string>[] = [];
  for (const [index, line] of joinHeadings(opening).entries()) {
    const value =
      !mayOpen(line, index, first) || otherPart.test(line.marks.slice(-80)) || isCard(line, opening)
        ? undefined
        : shortTagline(line, name);
    if (value === undefined) continue;
    const add = (source: string, confidence: number): void =>
      void candidates.push({ value, source, confidence, snippet: line.text });
    if (taglineMarks.test(line.marks.slice(-80))) add('tagline', 0.85);
    if (line.heading === 1) add('heading', 0.85);
    else if (line.heading > 0 && heroMarks.test(line.marks)) add('opening', 0.75);
    else if (line.heading === 2 && index <= first + 2) add('heading', 0.65);
    else if (line.heading > 2 && index <= 6) add('heading', 0.5);
    // Some builders use no heading elements in the opening.
    else if (
      line.heading === 0 &&
      first === -1 &&
      index < 4 &&
      line.tag !== 'li' &&
      line.tag !== 'button'
    )
      add('opening', 0.45 - index / 100);
    else if (
      line.heading === 0 &&
      heroMarks.test(line.marks) &&
      /[.!?]$/u.test(value) &&
      index < 30
    )
      add('opening', 0.45);
    // Below a heading that only greets or names the firm.
    else if (line.heading === 0 && index <= first + 2 && subtitle.test(line.marks.slice(-60)))
      add('opening', 0.6);
  }
  return candidates.sort((a, b) => b.confidence - a.confidence)[0];
}

/** Whether a line can be a candidate at all, before its words are judged. */
function mayOpen({ heading, marks }: Line, index: number, first: number): boolean {
  return (
    heading > 0 ||
    (first === -1 && index < 4) ||
    heroMarks.test(marks) ||
    taglineMarks.test(marks.slice(-80)) ||
    subtitle.test(marks.slice(-60))
  );
}

/** Cards have at most this many words in their heads. */
const maxCardWords = 3;

/** Whether a heading is the head of a card among others: "Ceviche", "Nails", "Lashes". */
function isCard({ heading, marks, text }: Line, lines: readonly Line[]): boolean {
  if (heading < 2) return false;
  const alike = lines.filter((line) => line.heading === heading && line.marks === marks);
  return alike.length >= 3
    ? heading > 2 && alike.filter((line) => isShort(line.text)).length >= 2
    : alike.length === 2 && alike.every((line) => isShort(line.text)) && isShort(text);
}

function isShort(text: string): boolean {
  return text.split(/\s+/u).length <= maxCardWords;
}

/** A heading with the lines it consists of. */
interface WholeLine extends Line {
  readonly parts: readonly string[];
}

/** Joins headings that line breaks or elements split. */
function joinHeadings(lines: readonly Line[]): readonly WholeLine[] {
  const whole: WholeLine[] = [];
  for (const line of lines) {
    const isNext = line.continuesHeading || line.sharesHeading || endsHeading(whole.at(-1), line);
    const last = isNext ? whole.pop() : undefined;
    const { text } = line;
    whole.push(
      last === undefined
        ? { ...line, parts: [text] }
        : { ...last, text: `${last.text} ${text}`.slice(0, 400), parts: [...last.parts, text] },
    );
  }
  return whole;
}

/** Whether a heading is the end of the one above: "Where kids and parents", then "thrive". */
function endsHeading(above: WholeLine | undefined, { heading, text }: Line): boolean {
  return (
    above !== undefined &&
    above.heading > 0 &&
    heading > 0 &&
    /^\p{Lu}.*[\p{L}\d]$/u.test(above.text) &&
    /^\p{Ll}/u.test(text) &&
    text.split(/\s+/u).length <= 4
  );
}

const maxJoinedLength = 70;

/** The whole heading, or where two sentences share a long one, one of them. */
function shortTagline({ text, parts }: WholeLine, name: string): string | undefined {
  const whole = toTagline(text, name);
  if (text.length <= maxJoinedLength || parts.length < 2) return whole;
  const [first = '', second = ''] = parts;
  const isNew = /^\p{Lu}/u.test(second) && !/[,:;–-]$/u.test(first);
  return isNew ? (toTagline(first, name) ?? toTagline(second, name)) : whole;
}

/** A line that continues on the next one. */
const continuation =
  /^(?:ad|al|alla|au|aux|auf|bei|dal|em|op|te|zum|zur|an?|at|by|for|from|in|of|on|to|with|de|des|du|en|et|para|por|con|di|da|do|na|no|per|in|im|mit|von|zu|van|voor|met|w|we|z|na|dla|в|для|и|на|с)\s/u;

/** The words of a heading that only announces the services: "Les prestations proposées". */
const maxTitleWords = 4;

/** A line of an address in a heading. */
const street =
  /(?:^|\s)(?:ul|al|os|rue|avenue|boulevard|via|viale|piazza|corso|calle|avenida|av|rua|street|road|lane)\.?\s(?:\p{L}[\p{L}.'’-]*\s){1,4}\d|\p{L}(?:stra(?:ß|ss)e|str\.|straat|weg|laan)\s\d/iu;

/** A title before the firm's name, which adds nothing: "Dott.ssa". */
const honorific = /(?:^|\s)(?:dr|dra|dott(?: ssa)?|prof|mag|ing|med|dent|vet)(?=\s|$)/gu;

function toTagline(text: string, name: string): string | undefined {
  const bare = withoutOrnaments(text);
  const words = bare.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length < 3 || words.length > 22 || bare.length > ownLimits.tagline || bare.length < 12)
    return undefined;
  if (
    notTagline.test(bare) ||
    broken.test(bare) ||
    plainServicesHeading.test(bare) ||
    isCallToAction(bare)
  )
    return undefined;
  if (words.length <= maxTitleWords && servicesHeading.test(bare)) return undefined;
  if (isNoLine(bare) || repeatsName(bare, name)) return undefined;
  if (isSectionTitle(bare) || isFiller(bare) || !/\p{L}{3}/u.test(bare) || continuation.test(bare))
    return undefined;
  const [key, own] = [nameKey(name), nameKey(bare)];
  if (key.includes(own) || street.test(bare)) return undefined;
  const beyond = (key === '' ? own : own.replace(key, '')).replace(honorific, '').trim();
  return beyond.split(' ').filter((word) => word.length > 1).length < 2 ? undefined : bare;
}
