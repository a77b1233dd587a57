import type { ScannedPerson } from '../../contract/scan.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { hasKnownTitle, readPersonName } from './person-words.ts';

/** The note on who runs the website, which the law of several countries asks for. */
const imprint =
  /^(?:impressum|imprint|angaben gemäß|anbieterkennzeichnung|legal notice|mentions légales|note legali|aviso legal|colofon|ansvarlig)/iu;
/** The law's words for the firm that runs the website. */
const provider =
  /^(?:angaben gemäß|anbieter(?!kennzeichnung)|diensteanbieter|verantwortlicher anbieter|betreiber(?:in)? (?:der|dieser) (?:web)?(?:seite|site))/iu;
/** Words before the person who speaks for a firm. */
const representative =
  /^(?:(?:gesetzlich )?vertreten durch|vertretungsberechtigt\p{L}*(?: \p{L}+){0,2}|rappresentat[ao] da|représentée? par|representad[ao] por|vertegenwoordigd door|represented by)(?:\s*:)?(?:\s+(.{4,80}))?$/iu;
/** Firms in an imprint that are not its own, and offices. */
const otherFirm =
  /web\s?-?(?:design|seite|entwick)|host(?:ing|er)|hébergeu?r|umsetzung|konzept|gestaltung|agentur|agency|programmierung|datenschutzbeauftragte|data protection officer|aufsicht|kammer|streit|versicherung|foto|photo|bildnachweis|realis|dpo\b/iu;
const street = /\d|(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee)(?:\s|$)/iu;
const profession = /^(?:gesetzliche )?berufsbezeichnung(?:en)?\s*:?\s*(.*)$/iu;
const maxPart = 8;
const maxNames = 3;
const role =
  /^(?:herrn?|frau|den|die|dem|der)?\s?(?:geschäftsführer(?:in)?|inhaber(?:in)?)[:\s]+/iu;

/**
 * The people in an imprint who run the firm: those who speak for it, or the firm itself where it is
 * a person. Other firms in it made, host or watch the website.
 */
export function findPeopleInImprint(lines: readonly Line[]): readonly ScannedPerson[] {
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
  const names = isOwn ? readRepresentatives(part, at) : readProvider(part);
  const title = names.length === 0 ? '' : readProfession(part);
  return names.map((name) => ({ name, title }));
}

function isOfOtherFirm(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => text.length <= 80 && otherFirm.test(text));
}

function readRepresentatives(lines: readonly Line[], at: number): readonly string[] {
  const said = representative.exec(lines[at]?.text ?? '')?.[1];
  const after = lines.slice(at + 1, at + 1 + maxNames).map(({ text }) => text);
  const texts = said === undefined ? after : [said];
  return takeNames(
    texts.flatMap((text) => text.replace(role, '').split(/,\s|\s(?:und|and|et|e|y|en)\s/u)),
  );
}

/** The names between the word for the provider and its street. */
function readProvider(lines: readonly Line[]): readonly string[] {
  const labels = lines.flatMap(({ text }, index) => (provider.test(text) ? [index] : []));
  const at = labels.find((index) => !provider.test(lines[index + 1]?.text ?? ''));
  if (at === undefined) return [];
  const after = lines.slice(at + 1, at + 2 + maxNames).map(({ text }) => text);
  const end = after.findIndex((text) => street.test(text));
  return end === -1 ? [] : takeNames(after.slice(0, end));
}

/** The names at the beginning of several texts. */
function takeNames(texts: readonly string[]): readonly string[] {
  const names = texts.map((text) => readPersonName(text.trim()));
  const end = names.indexOf(undefined);
  return names.slice(0, end === -1 ? maxNames : end).flatMap((name) => name ?? []);
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
