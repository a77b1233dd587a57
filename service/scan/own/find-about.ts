import { ownLimits } from '../../contract/scanned-words.ts';
import type { OwnWords } from '../../contract/scanned-words.ts';
import type { Line } from '../page/read-lines.ts';
import { testimonialSections } from '../lists/testimonial-sections.ts';
import { isNotice } from '../words/not-lines.ts';
import { joinBrokenHeadings } from '../page/whole-headings.ts';
import { headingAbove } from './about-heading.ts';
import { joinListedSentences } from './listed-sentences.ts';
import type { FoundWords, SitePage } from './own-words.ts';
import { fitSentences, isFirmsProse, joinBrokenLines, linesBelow } from './prose.ts';
import { speaksOfFirm } from './speaks-of-firm.ts';

type About = NonNullable<OwnWords['about']>;

const { max, minLength, maxLength, heading: maxHeadingLength } = ownLimits.about;
const partLines = 30;
// The number of paragraphs that templates have room for.
const minAboutLength = 3;
/** A heading of the firm's own description. */
const calledAbout =
  /^(?:a (?:little |bit )?(?:about|history)|about\b|welcome to\b|(?:our|the|my) (?:story|history|company|mission|philosophy|promise|approach|family|shop|restaurant|farm)|who we are|why (?:us|choose)|meet (?:the owner|our founder|\p{Lu}\p{Ll}+$)|get to know (?:us|me)|since \d{4}|über (?:uns|mich)|wer wir sind|willkommen|unsere? (?:geschichte|philosophie|praxis|team|familie)|à propos|qui (?:sommes|suis)|notre (?:histoire|philosophie|entreprise|salon|équipe|savoir)|bienvenue|présentation|chi (?:siamo|sono)|la nostra (?:storia|azienda|filosofia)|benvenuti|su di noi|quiénes somos|sobre (?:nosotros|nós|mí)|nuestra historia|bienvenidos|over (?:ons|mij)|wie (?:zijn|ben)|ons verhaal|welkom|quem (?:somos|sou)|nossa história|o (?:nas|mnie|firmie)|о (?:нас|компании)|o nama|om oss)/iu;
/** The class or id of the firm's own description. */
const aboutMarks =
  /(?:^|[\s_-])(?:about(?:-?us|-section)?|ueber-?uns|a-?propos|chi-?siamo|quienes-?somos|sobre-?(?:nos|nosotros)|over-?ons|o-nas|om-?oss)(?:$|[\s_])/u;
const maxLabelLength = 40;
/** Greetings without information: "Welcome to our homepage!". */
const greets =
  /^(?:a |herzlich |un |serdecznie )?(?:warm )?(?:welcome|willkommen|bienvenue|benvenut[ioa]|bienvenid[oa]s?|welkom|witamy|witaj(?:cie)?|bem[- ]vind[oa]s?|добро пожаловать|dobrodošli|velkommen|välkommen|tervetuloa)(?:$|[\s!.:]+$|\s(?:to|on|auf|sur|dans|sul|nel|al|a|en|op|bij|na|no|на|till|til|zu)\s(?:(?:our|the|my|unser\p{L}*|mein\p{L}*|de[rnm]|le|la|notre|nos|mon|il|nostro|nuestr[oa]|el|onze|de|nasz\p{L}*|nosso|o|наш\p{L}*)\s)?(?:new |neuen |nouveau |nieuwe )?(?:home\s?page|web\s?site|site|web\s?seite|internet\p{L}*|homepage|seite|web\s?page|site web|site internet|sito(?: web)?|página(?: web)?|sitio(?: web)?|web|website|stron\p{L}+(?: internetow\p{L}+)?|сайт\p{L}*)[\s!.]*$)/iu;
const postClass =
  /testimonial|review|quote|feedback|(?:^|[\s_-])(?:post|article|blog|entry|excerpt)(?:$|[\s_-])/u;
const maxPageNote = 160;
/** Sentences about the page itself. */
const ofPage =
  /^(?:in diesem abschnitt|auf (?:dieser seite|diesen seiten|den folgenden seiten)|on this page|on the following pages|in this section|sur (?:cette page|les pages suivantes)|dans cette section|en esta (?:página|sección)|in questa (?:pagina|sezione)|op deze pagina|in deze sectie|nesta (?:página|seção|secção))(?!\p{L})/iu;
/** An offer among the texts about the firm. */
const sellsVouchers =
  /^(?:nos |our |unsere )?(?:bons?[- ]cadeaux?|chèques?[- ]cadeaux?|gift (?:cards?|vouchers?|certificates?)|(?:geschenk)?gutscheine?|buoni? regalo|bonos? regalo|tarjetas? regalo|cadeaubon\p{L}*|vales? de oferta|bony? podarunkow\p{L}+|presentkort|gavekort)(?!\p{L})/iu;
/** Windows over the page, which show notices and offers. */
const dialogClass =
  /(?:^|[\s_-])(?:modal|pop-?up|dialog|announcement|alert|notification[a-z\d]*)(?:$|[\s_-])/u;
/** Sentences about a visit, which clients write. */
const visitPattern =
  /\b(?:i (?:liked|loved|was|went|had|would recommend|highly recommend|am so)|we (?:went|loved|stopped|visited|were (?:very |so )?(?:happy|impressed|pleased))|(?:they|staff|people) (?:were|was) (?:very |so |all )?(?:nice|friendly|kind|great|helpful|professional)|thank you so much|five stars|je recommande|sehr zu empfehlen|lo consiglio)\b/iu;
/** A date: the paragraph announces an event. */
const announces =
  /\b\d{1,2}[./]\s?\d{1,2}[./]\s?20\d{2}\b|\b\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?20\d{2}\b|\b\p{Lu}\p{Ll}{2,8}\s\d{1,2}(?:st|nd|rd|th)?,\s20\d{2}\b/u;
/** Articles of faith with their verse, and terms of a contract, say nothing about the firm. */
const teaches =
  /(?<!\p{L})(?:God|Lord|Jesus|Christ|Bible|Scriptures?|Gott(?:es)?|Herr|Christus|Dieu|Seigneur|Bible|Dios|Señor|Dio|Signore|God|Heer|Deus|Senhor|Bóg|Gud)(?!\p{L}).*\d{1,3}:\d{1,3}|^(?:we|i) believe (?:in|that)\b.*\b(?:God|Lord|Jesus|Christ|Bible|Scriptures?)\b|(?<!\p{L})(?:cancellation|refund|return) policy(?!\p{L})|(?<!\p{L})(?:non-?refundable|widerrufsrecht|stornierung(?:sbedingungen|sgebühr\p{L}*)|conditions d['’]annulation|condiciones de cancelación|condizioni di cancellazione|annuleringsvoorwaarden)(?!\p{L})/iu;
const tellsHistory =
  /(?<!\p{L})(?:seit|since|depuis|desde|dal|sinds|od|с|gegründet|eröffnet\p{L}*|founded|opened|established|fondé\p{L}*|créé\p{L}*|ouvert\p{L}*|fundad\p{L}+|abiert\p{L}+|fondat\p{L}+|apert\p{L}+|opgericht|geopend|założon\p{L}+|otwart\p{L}+|основан\p{L}*)(?!\p{L})/iu;
const isWhole = /[.!?…。！？]['"”»)]*$/u;
// A line of this length counts as a sentence even without a full stop.
const minUnstopped = 90;
const isCut = /[,:;–—-]$|\s\p{L}{1,3}$/u;
const speaksOfSelf =
  /(?<!\p{L})(?:we|our|us|i|my|wir|unser[en]?|uns|ich|meine?|nous|notre|nos|je|mon|ma|noi|nostr[oaie]|siamo|nosotros|nuestr[oa]s?|somos|wij|we|ons|onze|ik|mijn|nós|noss[oa]s?|мы|наш[аеи]?|наша|мастер|nasz[ae]?|jesteśmy|oferujemy|mi|naša?|naše|vi|vår[at]?|vous (?:offre|propose|accueille)|bietet (?:ihnen|seinen)|offers you|(?:le|les) ofrece|vi offre|biedt u)(?!\p{L})/iu;

const speaksOfUs =
  /(?<!\p{L})(?:we|our|wir|unsere?[mnrs]?|nous|notre|nos|noi|nostr[oaie]|nosotros|nuestr[oa]s?|wij|onze?|nós|noss[oa]s?|nasz\p{L}*|мы|наш\p{L}*)(?!\p{L})/iu;
const speaksOfMe =
  /^(?:I|Ich|Je|Ik|Io|Yo|Eu|Я)\s(?!.*(?<!\p{L})(?:we|our|wir|unsere?[mnrs]?|nous|notre|nos|noi|nostr[oaie]|nosotros|nuestr[oa]s?|wij|onze?|nós|noss[oa]s?|мы|наш\p{L}*)(?!\p{L}))/u;

/**
 * The firm's description of itself: the part of the home page with such a heading, else the page
 * about the firm, else sentences about the firm on the home page.
 */
export function findAbout(pages: readonly SitePage[], name: string): FoundWords<About> | undefined {
  const home = pages.find(({ kind }) => kind === 'home');
  const own = pages.filter(({ kind }) => kind === 'about' || kind === 'team');
  const described =
    (home && (findTitledPart(home, 'heading', name) ?? findMarkedPart(home, name))) ??
    own
      .map((page) => findTitledPart(page, 'about-page', name) ?? readWholePage(page, name))
      .find((found) => found);
  const sentences = home && findOwnWords(home, name);
  return described === undefined || sentences === undefined
    ? (described ?? sentences)
    : addMore(described, sentences.value.paragraphs);
}

/** Adds text of the home page to a short description. */
function addMore(about: FoundWords<About>, more: readonly string[]): FoundWords<About> {
  const { paragraphs } = about.value;
  if (paragraphs.length >= minAboutLength) return about;
  const start = (text: string): string => text.slice(0, 40).toLowerCase();
  const known = new Set(paragraphs.map(start));
  const others = more.filter((text) => !known.has(start(text)));
  return {
    ...about,
    value: { ...about.value, paragraphs: [...paragraphs, ...others].slice(0, minAboutLength) },
  };
}

const ofPart = 0.8;
const ofPageOrMark = 0.75;

function findTitledPart(
  { page }: SitePage,
  source: string,
  name: string,
): FoundWords<About> | undefined {
  const lines = joinBrokenHeadings(page.lines);
  const praised = testimonialSections(lines);
  for (const [index, line] of lines.entries()) {
    if (line.place === 'nav' || line.place === 'footer' || line.text.length > maxHeadingLength)
      continue;
    const title = calledAbout.exec(line.text)?.[0];
    if (title === undefined || !(line.heading > 0 || isLabel(lines, index))) continue;
    const below = linesBelow(lines, index, partLines).filter(
      (_line, at) => praised[index + 1 + at] !== true,
    );
    // A small label above the actual heading.
    const next = lines[index + 1];
    const part =
      below.length === 0 && next !== undefined && next.heading > 0
        ? linesBelow(lines, index + 1, partLines)
        : below;
    const heading =
      below.length === 0 && part.length > 0 && next !== undefined ? next.text : line.text;
    const paragraphs = readParagraphs(part);
    // "About us" alone says whom the text is about, "About oil" does not.
    const isOfFirm = title === line.text || speaksOfFirm(heading, paragraphs, name);
    if (paragraphs.length > 0 && isOfFirm) return toFoundAbout(heading, paragraphs, source, ofPart);
  }
  return undefined;
}

/** Whether a small line stands above a heading, which it names: "Our story", "Forty years". */
function isLabel(lines: readonly Line[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  return (
    line !== undefined &&
    line.text.length <= maxLabelLength &&
    !/^(?:li|button|label)$/u.test(line.tag) &&
    (next?.heading ?? 0) > 1
  );
}

/** The part of a page whose class or id says that it is about the firm, under any heading. */
function findMarkedPart({ page }: SitePage, name: string): FoundWords<About> | undefined {
  const lines = joinBrokenHeadings(page.lines);
  const praised = testimonialSections(lines);
  const part = lines.filter(
    ({ marks, place }, index) =>
      place !== 'nav' && place !== 'footer' && aboutMarks.test(marks) && praised[index] !== true,
  );
  const head = part.findIndex(({ heading }) => heading > 0);
  if (head === -1) return undefined;
  const paragraphs = readParagraphs(linesBelow(part, head, partLines));
  const heading = part[head]?.text;
  return paragraphs.length > 0 && speaksOfFirm(heading, paragraphs, name)
    ? toFoundAbout(heading, paragraphs, 'section', ofPageOrMark)
    : undefined;
}

function readWholePage({ page: { lines } }: SitePage, name: string): FoundWords<About> | undefined {
  const praised = testimonialSections(lines);
  const paragraphs = readParagraphs(lines.filter((_line, index) => praised[index] !== true));
  const heading = lines.find(
    ({ heading, place }) => heading > 0 && heading <= 2 && place === 'main',
  )?.text;
  return paragraphs.length > 0 && speaksOfFirm(heading, paragraphs, name)
    ? toFoundAbout(heading, paragraphs, 'about-page', ofPageOrMark)
    : undefined;
}

/** Running text in which the firm writes about itself, by name or as "we". */
function findOwnWords({ page }: SitePage, name: string): FoundWords<About> | undefined {
  const lines = joinListedSentences(joinBrokenHeadings(page.lines));
  const praised = testimonialSections(lines);
  const own = joinBrokenLines(lines.filter((_line, index) => praised[index] !== true)).filter(
    ({ text, marks }) =>
      !postClass.test(marks) &&
      !dialogClass.test(marks) &&
      !visitPattern.test(text) &&
      text.length >= 70 &&
      (speaksOfSelf.test(text) ||
        (name.length > 3 && text.toLowerCase().includes(name.toLowerCase()))),
  );
  // Where the firm says "we", a text in the first person is one of its people's own.
  const joint = own.filter(({ text }) => speaksOfUs.test(text));
  const firmLines = joint.length === 0 ? own : own.filter(({ text }) => !speaksOfMe.test(text));
  const paragraphs = readParagraphs(firmLines);
  const [first] = paragraphs;
  return first === undefined
    ? undefined
    : toFoundAbout(headingAbove(lines, first), paragraphs, 'text', 0.6);
}

function isComplete(text: string): boolean {
  return isWhole.test(text) || (text.length >= minUnstopped && !isCut.test(text));
}

function readParagraphs(lines: readonly Line[]): readonly string[] {
  const texts = new Set<string>();
  for (const line of joinBrokenLines(joinListedSentences(lines))) {
    if (!isFirmsProse(line) || !isComplete(line.text) || texts.size >= max) continue;
    // The entries of a curriculum vitae, and notices that hold for a few days.
    if (/^[•·▪‣]/u.test(line.text) || isNotice(line.text) || sellsVouchers.test(line.text))
      continue;
    if (teaches.test(line.text)) continue;
    if (line.text.length <= maxPageNote && ofPage.test(line.text)) continue;
    if (announces.test(line.text) && !tellsHistory.test(line.text)) continue;
    const text = fitSentences(line.text, maxLength);
    if (text.length >= minLength) texts.add(text);
  }
  return [...texts];
}

function toFoundAbout(
  heading: string | undefined,
  paragraphs: readonly string[],
  source: string,
  confidence: number,
): FoundWords<About> {
  const fits =
    heading !== undefined &&
    heading.length >= 3 &&
    heading.length <= maxHeadingLength &&
    !greets.test(heading);
  return {
    value: { ...(fits && { heading }), paragraphs: [...paragraphs] },
    source,
    confidence,
    snippet: paragraphs[0] ?? '',
  };
}
