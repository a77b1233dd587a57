import type { ScannedPerson } from '../../contract/scan.ts';
import { nameKey } from '../name/compare-names.ts';
import { readPersonName, hasKnownTitle } from './person-words.ts';

const maxReadLength = 60_000;
/** First and last names that are also common words. */
const namesToo = new Set(
  'amber angel april art august autumn ball bay bell berry best bill bishop black blue bond bloom brook brooks brown bush butler carol chance chase christian church clay cliff cole cook cooper craft cross daisy dale dawn day dean drew drive early earl faith farmer fern field fields fisher ford forest foster fox frank french gale gardener gene glass gold grace grant gray green guy hall hand harmony harper hart hazel heath heather hill holly hope house hunter ivy jack jade jasmine jay jean jewel joy june king knight lake lance lane law lee lily little long love mark marina marsh mason may mercy mike miller mills miles moon neil nick noble north olive page park parker parks penny peter piper pope porter potter price ray read reed rich ridge rivers rob robin rock rode rose ruby rusty sandy sage savage scarlet sharp shepherd short singer sky smart smith spring star stone storm strong summer sunny swan taylor temple terry tower turner valley victor violet wade walker wall ward waters weaver webb wells west white will wise wolf wood woods young'.split(
    ' ',
  ),
);

/** The words that a page writes in lower case, as it would not write a name. */
export function findCommonWords(text: string): readonly string[] {
  return (
    text.slice(0, maxReadLength).match(/(?<![\p{L}@./-])\p{Ll}{4,}(?![\p{L}@-]|\.\p{L})/gu) ?? []
  );
}

/** Pages that a builder's templates bring along. */
const pagesOfTemplates = /^(?:utility pages?|style ?guides?|change ?logs?|template info)$/iu;

/**
 * Whether a name consists of common words: "Order Medication", "Official Logistics Provider". One
 * such word is enough without a title; with a title, two are needed.
 */
export function hasCommonWords(
  { name, title }: ScannedPerson,
  common: ReadonlySet<string>,
): boolean {
  if (pagesOfTemplates.test(name)) return true;
  const parts = name
    .replace(/^(?:(?:Dra?|Prof|Mrs?|Ms|Rev|Fr|Pastor|Chef|Coach|Herr|Frau)\.?\s)+|,.*$/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && !namesToo.has(word) && common.has(word));
  return parts.length >= (hasKnownTitle(title) ? 2 : 1);
}

/** Beginnings of names of firms that look like first names. */
const startOfFirm =
  /^(?:physio|praxis|dental|auto|bio|vet|foto|photo|studio|salon|atelier|garage|casa|villa|hotel|café|team|yoga)\s/iu;

/**
 * Whether a name is the firm's own: without a title that means its owner, or when it cannot be a
 * person's name.
 */
export function isFirm({ name, title }: ScannedPerson, firm: string): boolean {
  const [own, whole] = [nameKey(name).replace(/ /gu, ''), nameKey(firm).replace(/ /gu, '')];
  if (own.length < 5 || whole.length < 5) return false;
  // A firm of one word is often named after its owners: "Bunge" and "Wulf Bunge".
  const isSurname = !nameKey(firm).includes(' ') && own !== whole && own.endsWith(whole);
  return (
    (title === '' && own.includes(whole) && !isSurname) ||
    (own === whole && (readPersonName(name) === undefined || startOfFirm.test(name)))
  );
}
