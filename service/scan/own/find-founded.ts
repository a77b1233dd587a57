import { testimonialSections } from '../lists/testimonial-sections.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';
import type { FoundWords, SitePage } from './own-words.ts';

const year = '((?:1[6-9]|20)\\d{2})(?![\\d./-]|\\s?(?:-|–)\\s?\\d)';
/** Words before the year of a firm's foundation. */
const began = new RegExp(
  `(?<!\\p{L})(?:(?:family[- ]owned (?:and operated )?|proudly serving [\\p{L}\\s]{2,30}|serving [\\p{L}\\s]{2,30}|in business |open |trusted )?since|est(?:ablished)?\\.?(?: in)?|founded (?:in|by [\\p{L}.\\s]{3,40} in)|(?:opened|started|began|created|formed|launched) (?:its doors |our doors |the (?:business|company|shop) |business )?in|seit(?: dem jahr)?|gegründet(?: im jahre?)?|gründung|depuis|(?:fondée?|créée?)s? en|fundad[oa](?: en)?|desde(?: el año)?|(?:fondat[oa]|nat[oa]) nel|(?:attiv[oai] )?dal|sinds|opgericht in|fundad[oa] em|od|założon[ay] w|istniejemy od|с|основан[ао]? в|работаем с|grundat|siden|sedan)\\s{1,3}(?:(?:the year|l['’]an|el año|roku|rok)\\s)?${year}`,
  'giu',
);
const yearBefore =
  /((?:1[6-9]|20)\d{2})\s(?:opening of (?:our|the|my|\p{Lu})|gegründet|eröffnet|opgericht|begonnen|gestartet|gestart|wurde(?:n)? (?:die|das|der|unser)[^.]{0,40} (?:gegründet|eröffnet))/giu;
const praising = /testimonial|review|feedback|temoignage|témoignage|bewertung/iu;
// A year of another person or thing.
const othersPattern =
  /©|copyright|all rights|member since|joined|customer since|updated|posted|born|geboren|née? en|graduat|certified since|licensed since|reviews?|covid|\bteam\b|has been (?:a|an|with|in)|\bim team|price|tarif|gültig|valid/iu;

/** The year of foundation in structured data or sentences; undefined if they disagree. */
export function findFounded(
  pages: readonly SitePage[],
  thisYear = new Date().getFullYear(),
): FoundWords<string> | undefined {
  for (const { page } of pages) {
    for (const thing of page.things) {
      if (!isBusiness(thing)) continue;
      const said = /^(\d{4})/u.exec(textProperty(thing.data['foundingDate']) ?? '')?.[1];
      if (said !== undefined && isPastYear(said, thisYear))
        return { value: said, source: thing.source, confidence: 0.95, snippet: said };
    }
  }
  const votes = new Map<string, { count: number; snippet: string }>();
  for (const { page, kind } of pages) {
    if (/^(?:articles|praise|service)$/u.test(kind)) continue;
    const praised = testimonialSections(page.lines);
    const said = [
      // The year may be alone on its line.
      ...page.lines.flatMap(({ text, marks }, index) =>
        praised[index] === true || praising.test(marks)
          ? []
          : /^\d{4}$/u.test(text)
            ? `${page.lines[index - 1]?.text.slice(-40) ?? ''} ${text}`
            : text,
      ),
      page.metas.get('description') ?? '',
    ];
    for (const text of said) {
      if (text.length > 2000 || !/(?:1[6-9]|20)\d{2}/u.test(text)) continue;
      for (const match of [...text.matchAll(began), ...text.matchAll(yearBefore)]) {
        const told = match[1] ?? '';
        const near = text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 30);
        if (!isPastYear(told, thisYear) || othersPattern.test(near)) continue;
        if (isOfOther(text.slice(0, match.index), match[0], page)) continue;
        const known = votes.get(told);
        votes.set(told, { count: (known?.count ?? 0) + 1, snippet: known?.snippet ?? near });
      }
    }
  }
  const [best, second] = [...votes].sort((a, b) => b[1].count - a[1].count);
  if (best === undefined || (second !== undefined && second[1].count === best[1].count))
    return undefined;
  const [value, { count, snippet }] = best;
  return { value, source: 'text', confidence: count > 1 ? 0.85 : 0.7, snippet };
}

/** Whether another firm begins in the sentence: "Vincenzi began in 1918" on a dealer's page. */
function isOfOther(before: string, words: string, { title }: Page): boolean {
  const subject = /(?:^|\s)(\p{Lu}[\p{L}&.'’-]*)\s$/u.exec(before)?.[1];
  return (
    subject !== undefined &&
    /^(?:opened|started|began|founded|formed|launched)/iu.test(words) &&
    !/^(?:we|i|it|he|she|they|business|company|shop|firm|salon|studio)$/iu.test(subject) &&
    !title.includes(subject)
  );
}

function isPastYear(year: string, thisYear: number): boolean {
  return Number(year) >= 1600 && Number(year) <= thisYear;
}
