import type { ScannedPerson } from '../../contract/scan.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { hasHonorific, hasKnownTitle, readDegrees, readPersonName } from './person-words.ts';

/** The note on who runs the website, which the law of several countries asks for. */
const imprint =
  /^(?:impressum|imprint|angaben gemäß|anbieterkennzeichnung|legal notice|mentions légales|note legali|aviso legal|colofon|ansvarlig)/iu;
/** The law's words for the firm that runs the website. */
const provider =
  /^(?:angaben gemäß|anbieter(?!kennzeichnung)|diensteanbieter|verantwortlicher anbieter|angaben zum verantwortlichen|betreiber(?:in)? (?:der|dieser) (?:web)?(?:seite|site))/iu;
/** Words before the person who speaks for a firm. */
const representative =
  /^(?:(?:gesetzlich )?vertreten durch|vertretungsberechtigt\p{L}*(?: \p{L}+){0,2}|rappresentat[ao] da|représentée? par|representad[ao] por|vertegenwoordigd door|represented by)(?:\s*:)?(?:\s+(.{4,80}))?$/iu;
/** Firms in an imprint that are not its own, and offices. */
const otherFirm =
  /web\s?-?(?:design|seite|entwick)|host(?:ing|er)|hébergeu?r|umsetzung|konzept|gestaltung|agentur|agency|programmierung|datenschutzbeauftragte|data protection officer|aufsicht|kammer|streit|versicherung|foto|photo|bildnachweis|realis|dpo\b/iu;
const street = /\d|(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee)(?:\s|$)/iu;
const contact = /^(?:kontakt|contact)\s*:?$/iu;
const profession = /^(?:gesetzliche )?berufsbezeichnung(?:en)?\s*:?\s*(.*)$/iu;
const maxPart = 8;
const maxNames = 3;
const role =
  /^(?:herrn?|frau|den|die|dem|der)?\s?(?:geschäftsführer(?:in)?|inhaber(?:in)?)[:\s]+/iu;

/**
 * The people in an imprint who run the firm: those who speak for it, or the firm itself where it is
 * a person. Other firms in it made, host or watch the website.
 */
export function findPeopleInImprint({
  lines,
  title: pageTitle,
}: Pick<Page, 'lines' | 'title'>): readonly ScannedPerson[] {
  const start = lines.findIndex(
    ({ text, heading, place }) =>
      place !== 'nav' &&
      text.length <= 80 &&
      imprint.test(text) &&
      (heading > 0 || place === 'main'),
  );
  if (start === -1) return [];
  const part = lines.slice(start, start + 60);
  const at = part.findIndex(({ text }) => text.length <= 120 && representative.test(text));
  const isOwn = at !== -1 && !isOfOtherFirm(part.slice(Math.max(0, at - maxPart), at));
  const own = lines.filter(({ place }) => place === 'header' || place === 'footer');
  const ofSite = [pageTitle, ...own.map(({ text }) => text)].join(' ');
  const people = isOwn
    ? readRepresentatives(part, at)
    : readProvider(part).filter(({ name }) => !isFirmOfSite(name, ofSite));
  const title = people.length === 0 ? '' : readProfession(part);
  return people.map((person) => (person.title === '' ? { ...person, title } : person));
}

function isOfOtherFirm(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => text.length <= 80 && otherFirm.test(text));
}

function readRepresentatives(lines: readonly Line[], at: number): readonly ScannedPerson[] {
  const said = representative.exec(lines[at]?.text ?? '')?.[1];
  const after = lines.slice(at + 1, at + 1 + maxNames).map(({ text }) => text);
  const texts = said === undefined ? after : [said];
  return takeNames(
    texts.flatMap((text) => text.replace(role, '').split(/,\s|\s(?:und|and|et|e|y|en)\s/u)),
  );
}

/** The names between the word for the provider and its street. */
function readProvider(lines: readonly Line[]): readonly ScannedPerson[] {
  const isLabel = (index: number): boolean => {
    const text = lines[index]?.text ?? '';
    return provider.test(text) || index === 0 || (index <= 2 && contact.test(text));
  };
  for (const [index] of lines.entries()) {
    if (!isLabel(index) || isLabel(index + 1)) continue;
    const after = lines.slice(index + 1, index + 2 + maxNames).map(({ text }) => text);
    const end = after.findIndex((text) => street.test(text));
    const people = takeNames(after.slice(0, Math.max(0, end)));
    if (people.length > 0) return people;
  }
  return [];
}

/**
 * Whether a provider's name is that of a firm: its first word, which for a person is a first name,
 * also stands in the title, header or footer.
 */
function isFirmOfSite(name: string, ofSite: string): boolean {
  const [first = ''] = name.split(' ');
  const isPerson = hasHonorific(name) || readDegrees(`${/,.*$/u.exec(name)?.[0] ?? ''} a`) !== '';
  return !isPerson && ofSite.toLowerCase().includes(first.toLowerCase());
}

/** The names at the beginning of several texts, perhaps each after a position. */
function takeNames(texts: readonly string[]): readonly ScannedPerson[] {
  const people = texts.map((text) => readTitled(text.trim()));
  const end = people.indexOf(undefined);
  return people.slice(0, end === -1 ? maxNames : end).flatMap((person) => person ?? []);
}

/** "Ann Lee", "Rechtsanwältin Ann Lee" */
function readTitled(text: string): ScannedPerson | undefined {
  const whole = readPersonName(text);
  if (whole !== undefined) return { name: whole, title: '' };
  const [title = '', ...rest] = text.split(' ');
  const name = hasKnownTitle(title) ? readPersonName(rest.join(' ')) : undefined;
  return name === undefined ? undefined : { name, title };
}

/** The profession that an imprint states once for all of them: "Berufsbezeichnung: Zahnärztin". */
function readProfession(lines: readonly Line[]): string {
  const at = lines.findIndex(({ text }) => text.length <= 80 && profession.test(text));
  const said = profession.exec(lines[at]?.text ?? '')?.[1];
  const text = said === undefined || said === '' ? (lines[at + 1]?.text ?? '') : said;
  const bare = text.replace(/\s*[(,].*$/u, '');
  return at !== -1 && bare.length <= 40 && hasKnownTitle(bare) ? bare : '';
}

/** An Italian firm of one person: "Agriturismo Vela", "di Ann Lee", "Via Roma 1". */
const ownerLine = /^di\s(\p{Lu}.{3,50})$/u;

/** The owner whose name the law asks for below that of an Italian firm, above its address. */
export function findOwnerBelowFirm({ lines, title }: Page): readonly ScannedPerson[] {
  return lines.flatMap(({ text, place }, index) => {
    if (place !== 'header' && place !== 'footer') return [];
    const name = readPersonName(ownerLine.exec(text)?.[1] ?? '');
    const surname = name?.split(' ').at(-1) ?? '';
    const isOfFirm = surname !== '' && title.includes(surname);
    return name !== undefined && isOfFirm && /\d/u.test(lines[index + 1]?.text ?? '')
      ? [{ name, title: '' }]
      : [];
  });
}
