import { opensWithName } from '../lists/biographies.ts';
import { hasKnownTitle, readPersonName } from '../lists/person-words.ts';
import { testimonialSections } from '../lists/testimonial-sections.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';
import type { FoundWords, SitePage } from './own-words.ts';

const yearPattern = '((?:1[6-9]|20)\\d{2})(?!\\d|[./-]\\s?\\d|\\s?–\\s?\\d)';
const month =
  '(?:jan|f[eé][bv]|mar|mär|mrt|apr|avr|abr|ma[iyg]|mei|jun|juin|giu|jul|juil|lug|aug|ao[uû]|ago|sep|set|o[ckt]t|out|nov|de[czs]|déc|gen|ene)\\p{L}{0,7}\\.?';
/** Words before the year of a firm's foundation. */
const began = new RegExp(
  `(?<!\\p{L})(?:(?:family[- ]owned (?:and operated )?|proudly serving [\\p{L}\\s]{2,30}|serving [\\p{L}\\s]{2,30}|in business |open |trusted )?since|est(?:ablished)?\\.?(?: in)?|founded (?:in|by [\\p{L}.\\s]{3,40} in)|(?:opened|started|began|created|formed|launched) (?:(?:its|our|his|her|their) doors (?:in [\\p{L} ]{2,30} )?(?:back )?|the (?:business|company|shop) |business )?in|seit(?: dem jahr)?|gegründet(?: im jahre?)?|gründung|depuis|(?:fondée?|créée?)s? en|fundad[oa](?: en)?|desde(?: el(?: año)?)?|se (?:conformó|fundó|creó|constituyó) en|(?:fondat[oa]|nat[oa]) nel|(?:attiv[oai] )?dal|sinds|opgericht in|fundad[oa] em|od|założon[ay] w|istniejemy od|с|основан[ао]? в|работаем с|grundat|siden|sedan)\\s{1,3}(?:(?:the year|l['’]an|el año|roku|rok)\\s)?(?:${month}\\s)?${yearPattern}`,
  'giu',
);
const yearBefore =
  /((?:1[6-9]|20)\d{2})\s(?:opening of (?:our|the|my|\p{Lu})|gegründet|eröffnet|opgericht|begonnen|gestartet|gestart|wurde(?:n)? (?:die|das|der|unser)[^.]{0,40} (?:gegründet|eröffnet)|(?:niederlassung|eröffnung|gründung) (?:mit|in|der|einer|meiner|unserer)(?: (?:eigener|eigenen))? (?:praxis|kanzlei|werkstatt|firma)(?!\p{L}))/giu;
/** The year in which somebody began a firm of their own: "en 2025 mon propre cabinet". */
const ownFirm =
  /(?<!\p{L})(?:in|im jahre?|en|nel|em)\s((?:19|20)\d{2})\s[^.!?]{0,30}?(?:eigen\p{L}{0,2}|propre|own|propri[oa]|propi[oa]|própri[oa])\s(?:praktijk|zaak|bedrijf|praxis|firma|betrieb|kanzlei|werkstatt|cabinet|entreprise|atelier|practice|business|company|studio|salon|shop|attività|azienda|negozio|consulta|negocio|empresa|clínica|consultório)(?!\p{L})/giu;
/** The end of such a firm: "En 2004 il quitte sa propre entreprise". */
const gaveUp =
  /(?<!\p{L})(?:quitt?\p{L}*|left|leave|sold|closed?|ferm[eé]\p{L}*|vend[eiu]\p{L}*|verl(?:ie|a)(?:ß|ss)\p{L}*|verkauf\p{L}*|schloss|cerr\p{L}+|dej[oó]|lasci\p{L}+|chius\p{L}+|verliet|verkocht\p{L}*|sloot|fech\p{L}+|deix\p{L}+)(?!\p{L})/iu;
/** The label below a year that stands alone: "1925", "Gründung". */
const labelOfYear =
  /^(?:founded|foundation|established|gegründet|gründung(?:sjahr)?|fondée?|fondation|création|année de création|fondat[oa]|fondazione|fundad[oa]|fundación|fundação|opgericht|oprichting|oprichtingsjaar|año de fundación|ano de fundação|anno di fondazione|rok założenia|założono|grundat|grundlagt|stiftet)$/iu;
/** What a history says beside the year of foundation, which stands alone. */
const firstStep =
  /^(?:nasce|nascita|fondazione|gründung|founding|foundation|création|fondation|naissance|nace|fundación|nascimento|fundação|oprichting|powstanie|założenie)\s(?:(?:of|de|del|dell['’]|della|der|des|unserer|du|de la|da|do|van)\s?)?(?:l['’]|la |il |lo |el |o |a |our |the |notre |onze )?(?:firm|company|business|azienda|ditta|impresa|societ|firma|unternehmen|betrieb|praxis|entreprise|soci[eé]t|maison|empresa|negocio|bedrijf|zaak|club|verein|associ|asoci)(?!\p{L}*['’]s)/iu;
const praising = /testimonial|review|feedback|temoignage|témoignage|bewertung/iu;
// A year of another person or thing.
const othersPattern =
  /©|copyright|all rights|member since|joined|customer since|updated|posted|born|geboren|née? en|graduat|certified since|licensed since|reviews?|covid|\bteam\b|has been (?:a|an|with|in)|\bim team|price|tarif|gültig|valid/iu;

/** What a firm added later, right after the year: "Since 2021 we also offer …". */
const adds =
  /^,?\s(?:(?:we|i)(?:['’]ve|\s(?:have|can|do))?\s(?:(?:also|additionally)\s(?:been\s)?(?:offer|provid|sell|sold|run|stock|carr|teach|treat|deliver|rent|produc|ma[dk]e)|(?:offer|provide|sell|stock|teach|treat|deliver|rent|make)\salso\s|expanded\sour\s)|(?:biete|verkaufe|führe|mache|liefere|behandle|unterrichte|vermiete|verleihe|betreibe|produziere|habe)n?\s(?:wir|ich)\s(?:(?:ihnen|euch|dir)\s)?(?:auch|zusätzlich|außerdem|ebenfalls)(?!\p{L})|(?:nous|je|on)\s(?:vous\s)?(?:propos|offr|vend|fabriqu|lou|enseign|livr|avons|fais)\p{L}*\s(?:aussi|également)(?!\p{L})|(?:también\s(?:ofre|vend|propon|alquil|fabric|imparti|hace)|(?:ofrece|vende|propone|alquila|fabrica|imparti|hace)\p{L}*\stambién(?!\p{L}))|(?:offr|propon|vend|noleggi|produc|facci)\p{L}*\sanche(?!\p{L})|(?:bied|verko|verhu|lever|geve|geef|doe|heb|maak|make)\p{L}*\s(?:we|wij|ik)\s(?:(?:u|je|jullie)\s)?ook(?!\p{L})|(?:também\s(?:oferec|vend|propo|alug|fabric|faz)|(?:oferec|vend|propo|alug|fabric|faz)\p{L}*\stambém(?!\p{L})))/iu;
/** A line that begins with a year since which something is so. */
const step =
  /^(?:since|from|seit|ab|depuis|dès|desde|dal|sinds|od)\s(?:\p{L}{3,10}\.?\s)?((?:19|20)\d{2})(?!\d)/iu;

const speaksOfUs =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nous|notre|nos|noi|nostr[oaie]|nosotros|nuestr[oa]s?|wij|onze|ons|nós|noss[oa]s?)(?!\p{L})/iu;
/** A month and a year, as people write who tell of a job. */
const inMonth = new RegExp(`\\s${month}\\s\\d{4}$`, 'iu');

/** Whether lines tell the steps of a career, each with its year: "Dal 2020 …", "Dal 2026 …". */
function tellsSteps(texts: readonly string[]): boolean {
  return new Set(texts.flatMap((text) => step.exec(text)?.[1] ?? [])).size > 1;
}

/** The year of foundation in structured data or sentences; undefined if they disagree. */
export function findFounded(
  pages: readonly SitePage[],
  thisYear = new Date().getFullYear(),
): FoundWords<string> | undefined {
  for (const { page } of pages) {
    for (const thing of page.things) {
      if (!isBusiness(thing)) continue;
      const year = /^(\d{4})/u.exec(textProperty(thing.data['foundingDate']) ?? '')?.[1];
      if (year !== undefined && isPastYear(year, thisYear))
        return { value: year, source: thing.source, confidence: 0.95, snippet: year };
    }
  }
  const votes = new Map<string, Votes>();
  for (const { page, kind } of pages) {
    if (/^(?:articles|praise|service)$/u.test(kind)) continue;
    const statements = listStatements(page);
    const isCareer = tellsSteps(statements.map(({ text }) => text));
    for (const { text, weight } of statements) {
      if (isCareer && step.test(text) && !speaksOfUs.test(text)) continue;
      if (text.length > 2000 || !/(?:1[6-9]|20)\d{2}/u.test(text)) continue;
      for (const match of [
        ...text.matchAll(began),
        ...text.matchAll(yearBefore),
        ...[...text.matchAll(ownFirm)].filter(([words]) => !gaveUp.test(words)),
      ]) {
        const year = match[1] ?? '';
        const near = text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 30);
        const after = text.slice(match.index + match[0].length).split(/[.!?]/u)[0] ?? '';
        if (!isPastYear(year, thisYear) || othersPattern.test(near)) continue;
        if (adds.test(after)) continue;
        const before = text.slice(0, match.index);
        if (inMonth.test(match[0]) && !callsFirm.test(`${before.slice(-80)}${after}`)) continue;
        if (isOfOther(before, match[0], page) || isOfWorkOrLife(before, match[0], text)) continue;
        const { texts = new Map<string, number>(), snippet = near } = votes.get(year) ?? {};
        // The same footer on each page counts once.
        votes.set(year, { texts: texts.set(text, weight), snippet });
      }
    }
  }
  const ranked = [...votes].map(([value, { texts, snippet }]) => ({
    value,
    snippet,
    score: [...texts.values()].reduce((sum, weight) => sum + weight, 0),
  }));
  const [best, second] = ranked.sort((a, b) => b.score - a.score);
  if (best === undefined || second?.score === best.score) return undefined;
  const { value, snippet, score } = best;
  return { value, source: 'text', confidence: score > 1 ? 0.85 : 0.7, snippet };
}

interface Votes {
  /** The texts that state the year, with their weights. */
  readonly texts: Map<string, number>;
  readonly snippet: string;
}

/** A footer is often older than the rest. */
const footerWeight = 0.5;

function isWorkOfPerson(text: string, above: string): boolean {
  if (!/\d{4}/u.test(text) || readPersonName(above) === undefined) return false;
  const [sentence = ''] = text.split(/(?<=[.!?…])\s+/u);
  return (
    (hasKnownTitle(text) && !callsFirm.test(text)) ||
    (opensWithName(text, above) && since.test(sentence))
  );
}

function isLabelOfYear(text: string): boolean {
  return labelOfYear.test(text) || firstStep.test(text);
}

/** The texts of a page that may state the year; a year alone has its label. */
function listStatements({ lines, metas }: Page): readonly { text: string; weight: number }[] {
  const praised = testimonialSections(lines);
  const stated = lines.flatMap(({ text, marks, place }, index) => {
    if (praised[index] === true || praising.test(marks)) return [];
    // "Advocaat sinds 1998", "Jan werkt sinds 2010 bij ons" below a name.
    if (isWorkOfPerson(text, lines[index - 1]?.text ?? '')) return [];
    const weight = place === 'footer' ? footerWeight : 1;
    if (!/^\d{4}$/u.test(text)) return { text, weight };
    const label = isLabelOfYear(lines[index + 1]?.text ?? '')
      ? 'since'
      : (lines[index - 1]?.text.slice(-40) ?? '');
    return { text: `${label} ${text}`, weight };
  });
  return [...stated, { text: metas.get('description') ?? '', weight: 1 }];
}

const otherBegan =
  /^(?!(?:We|I|It|He|She|They|The)\s)(\p{Lu}[\p{L}&.'’-]*)\s(?:was\s)?(?:opened|started|began|founded|formed|launched)\s/u;

/** The group that a firm belongs to: "member of a group which was established in 1900". */
const ofGroup =
  /(?<!\p{L})(?:members?|part|mitglied|teil|membre|partie)\s(?:of|der|des|de|du)\s[^.!?]*\s(?:which|that|die|das|der|qui)\s(?:was\s|wurde\s)?$/iu;

/** Whether another firm begins in the sentence: "Vincenzi began in 1918" on a dealer's page. */
function isOfOther(before: string, words: string, { title }: Page): boolean {
  // "Vincenzi began in 1918 with engines, and has made pumps since 1952."
  const otherFirm = otherBegan.exec(before.split(/(?<=[.!?…])\s+/u).at(-1) ?? '')?.[1];
  if ((otherFirm !== undefined && !title.includes(otherFirm)) || ofGroup.test(before)) return true;
  const subject = /(?:^|\s)(\p{Lu}[\p{L}&.'’-]*)\s$/u.exec(before)?.[1];
  return (
    subject !== undefined &&
    /^(?:opened|started|began|founded|formed|launched)/iu.test(words) &&
    !/^(?:we|i|it|he|she|they|business|company|shop|firm|salon|studio)$/iu.test(subject) &&
    !title.includes(subject)
  );
}

/** A pronoun that opens a sentence: "Elle a été créée en 1960 par le professeur …". */
const opensWithPronoun = /^(?:it|she|he|elle|il|sie|er|es|ella|él|essa|esso|zij|het)\s/iu;
/** What a firm calls itself in the sentence before. */
const callsFirm =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|nous|notre|nos|noi|nostr[oaie]|nosotros|nuestr[oa]s?|wij|onze|ons|nós|noss[oa]s?|firm|company|business|shop|school|church|club|practice|restaurant|salon|studio|hotel|firma|unternehmen|betrieb|verein|praxis|kanzlei|gaststätte|schule|entreprise|société|maison|cabinet|atelier|association|école|azienda|ditta|ristorante|bottega|associazione|empresa|negocio|taller|restaurante|asociación|escuela|bedrijf|zaak|winkel|vereniging|praktijk)(?!\p{L})/iu;

/** A year since which something is so, not one in which something was created. */
const since =
  /(?<!\p{L})(?:since|seit(?: dem jahr)?|depuis|desde(?: el(?: año)?)?|dal|sinds|siden|sedan|od|с)\s/iu;
/** The words right before "since 1997" where a member is meant: "Member of the board". */
const ofMember =
  /(?<!\p{L})(?:[Mm]embers?|Mitglied(?:er)?|[Mm]embres?|[Mm]iembros?|[Mm]embr[io]|[Mm]embros?|[Ll]id|[Ll]eden)(?:\s(?:of|in|der|des|im|beim?|vo[mn]|d[eu]l?|della|d[ao]|van|bij|d(?:ell)?['’]\p{L}+)(?:\s(?!(?:we|I|who|ha[sd]|have|wir|sind|haben|nous|noi|wij)\s|(?:and|und|et|y|e|en)\s\p{Ll})[\p{L}\d&'’.-]+){0,9})?\s$/u;
/** A person, by a pronoun, a profession or what only people do: "Sie ist seit 2003 Lehrerin". */
const ofPerson =
  /^(?:(?:She|He|Ella|Él)\s|(?:Er|Sie)\sist\sseit\s\d{4}\s\p{Lu}|(?:Er|Sie|Il|Elle|Zij)\s(?:arbeitet|lebt|wohnt|leitet|unterrichtet|travaille|vit|habite|dirige|enseigne|exerce|werkt|woont|leidt)\s)/u;
/** A person's work, without a subject: "Har jobbat sedan 1986". */
const ofWorker =
  /^(?:har|has|have|had)\s(?:been\s)?(?:jobbat|arbetat|arbejdet|jobbet|arbeidet|worked|working|practi[sc]ed|practi[sc]ing)\s/iu;
/** What a person began: "My own journey began in 1981". */
const ofLife =
  /(?<!\p{L})(?:(?:my|his|her)\s(?:\p{L}+\s){0,3}(?:journey|story|life|adventure|passion|love)|career|apprenticeship|training)\s$/iu;
/** What a firm makes: "our first websites were created in 1999". */
const ofWork =
  /(?<!\p{L})(?:web\s?(?:site|page|seite)|internetseite|home\s?page|blog|app|product|produkt|recipe|rezept|model|modell|album)(?:s|n|e|en)?\s(?:was|were|wurden?)\s$/iu;

/**
 * Whether the year belongs to a person, to what the firm makes, or to what the page explains. A
 * pronoun stands for the last: "Elle a été créée en 1960" about a method.
 */
function isOfWorkOrLife(before: string, words: string, text: string): boolean {
  const sentence = before.split(/(?<=[.!?…])\s+/u).at(-1) ?? '';
  const isNamed = callsFirm.test(`${before}${words}`);
  if (since.test(words)) {
    const whole = text.slice(before.length - sentence.length);
    // A person's life also names firms, in other sentences.
    const isNamedHere = callsFirm.test(`${sentence}${words}`);
    return (
      ofMember.test(before) || ofWorker.test(sentence) || (ofPerson.test(whole) && !isNamedHere)
    );
  }
  return (
    (opensWithPronoun.test(sentence) && !isNamed) || ofLife.test(before) || ofWork.test(before)
  );
}

function isPastYear(year: string, thisYear: number): boolean {
  return Number(year) >= 1600 && Number(year) <= thisYear;
}
