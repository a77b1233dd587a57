import { toLatin, normalizeLatin } from './in-latin.ts';
import { isKnownWord } from '../page/split-label.ts';

const legalForm =
  /[\s,]+(?:\(?(?:gmbh\s?&\s?co\.?(?:\s?kg(?:aa)?)?|eurl|sasu|s\.l\.u|s\.p\.a|n\.?v|v\.?o\.?f|bvba|aps|a\/s|uab|oü|eireli|pvt|private|sdn|bhd|e\.?k|e\.?v|o\.?g|gbr|ohg|ug|eirl|sas|snc|sl|slu|s\.l|ltda|lda|doo|d\.o\.o|sp\. z o\.o|s\.r\.o|a\.s|kft|ltd|limited|llc|l\.l\.c|inc|incorporated|corp|corporation|llp|l\.l\.p|plc|pllc|p\.l\.l\.c|pty|gmbh|s\.?a\.?r\.?l|b\.?v|co\.? ltd|pty ltd|p\.?c|p\.?a|lp|sa|ag|kg|oy|ab|s\.?r\.?l|d\.?d\.?s)\)?\.?)$/iu;

/** Legal forms before the name, which is often in quotation marks: ООО «Tallow». */
const legalFormBefore = /^(?:ООО|ОАО|ЗАО|ПАО|ТОВ)\s+/u;

/** The name without a legal form at its end (Ltd, LLC, Inc.) or its beginning. */
export function withoutLegalForm(name: string): string {
  let bare = name.trim().replace(legalFormBefore, '');
  for (let round = 0; round < 3; round += 1) {
    const cut = bare.replace(legalForm, '').trim();
    if (cut.length < 2) break;
    bare = cut;
  }
  return bare;
}

/** The name without greetings, marks and punctuation at its ends. */
export function bareName(text: string): string {
  return (/\s/u.test(text.trim()) ? text : text.replace(/_+/gu, ' '))
    .replace(/[®™℠©]|\(R\)|\(TM\)/gu, '')
    .replace(/(\p{Ll})(?:SM|TM)(?!\p{L})/gu, '$1')
    .replace(/^\s*(?:welcome\s+to|hello\s+from|about)\s+(?:the\s+(?=\p{Ll}))?/iu, '')
    .replace(
      /\s*[-–|,(:]?\s*(?:link\s+)?(?:(?:back\s+|zurück\s+)?(?:to|zur|retour\s+à\s+l['’]|ir\s+al?|vai\s+alla|naar)\s*(?:the\s+)?)(?:home\s*page|home|startseite|accueil|inicio)\)?\s*$/iu,
      '',
    )
    .replace(
      /\s+(?:logo|homepage|home\s*page|startseite|official\s+(?:web)?site|website|(?<!\b(?:tourist|guest|nursing|care|funeral|retirement|rest|holiday|group|boarding|family|country|mobile|pet|dream|smart|new|sweet|at)\s)home)\s*$/iu,
      '',
    )
    .replace(/^(?:logo(?:\s+(?:of|for|von|de))?)\s+(?=\p{Lu})/u, '')
    .replace(/^[\s"'“”‘’«»|:;,.\-–—•·/\\!*>)\]]+|[\s"“”«»|:;,\-–—•·/\\!*>]+$/gu, '')
    .replace(/\.{2,}$|\s\(\d{4,6}\)$/u, '')
    .replace(/\.$/u, (dot, _at: number, whole: string) =>
      /\b(?:Inc|Co|Ltd|Corp|St|Jr|Sr)\.$/u.test(whole) ? dot : '',
    )
    .trim();
}

const latin: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', æ: 'ae', ł: 'l' };

/**
 * A key that is equal for two spellings of one name: lower case, no accents, "and" for "&", no
 * legal form, no leading article.
 */
export function nameKey(name: string): string {
  return withoutLegalForm(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øßæł]/gu, (letter) => latin[letter] ?? letter)
    .replace(/['’`]/gu, '')
    .replace(/&|\+/gu, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=\S+ \S)/u, '');
}

/** How well a domain's label (`tallow-roofing`) and the name's key match, from 0 to 1. */
export function domainSimilarity(key: string, label: string): number {
  const whole = label.replace(/[^\p{L}\p{N}]/gu, '');
  const short = withoutTail(whole);
  const plain = normalizeVowels(whole);
  const latinKey = toLatin(key);
  return Math.max(
    nameSimilarity(key, whole),
    latinKey === key ? 0 : 0.97 * nameSimilarity(normalizeLatin(latinKey), normalizeLatin(whole)),
    short === whole ? 0 : 0.95 * nameSimilarity(key, short),
    plain === whole ? 0 : 0.98 * nameSimilarity(normalizeVowels(key), plain),
  );
}

/** Domains write ö as oe, keys as o. */
function normalizeVowels(text: string): string {
  return text.replace(/([aou])e/gu, '$1');
}

/** A label without endings such as "online", which firms add if the plain name is taken. */
export function withoutTail(label: string): string {
  const cut = label.replace(/(?:inc|llc|ltd|llp|corp|online|usa|uk|hq)$/u, '');
  return cut.length >= 4 ? cut : label;
}

function nameSimilarity(key: string, domain: string): number {
  const words = key.split(' ').filter((word) => word !== 'and' && word !== 'the');
  const joined = words.join('');
  if (domain.length < 2 || joined === '') return 0;
  const whole = key.replace(/ /gu, '');
  if (joined === domain || whole === domain || domain === `the${joined}`) return 1;
  if (initials(key.split(' ')) === domain || initials(words) === domain)
    return words.length > 1 ? 0.8 : 0;
  if (isAbbreviated(words, domain)) return 0.7;
  if (joined.length >= 4 && domain.includes(joined))
    return 0.45 + 0.45 * (joined.length / domain.length);
  if (whole.length >= 4 && domain.includes(whole))
    return 0.45 + 0.45 * (whole.length / domain.length);
  if (domain.length >= 4 && joined.startsWith(domain))
    return 0.5 + 0.45 * (domain.length / joined.length);
  if (domain.length >= 4 && joined.includes(domain))
    return 0.35 + 0.45 * (domain.length / joined.length);
  return measureCoverage(words, domain);
}

/**
 * Whether the domain consists of initials and a word for the trade: `bwlegal` for Bishop Wakefield
 * Law.
 */
function isAbbreviated(words: readonly string[], domain: string): boolean {
  for (let count = 2; count <= Math.min(4, words.length); count += 1) {
    const short = initials(words.slice(0, count));
    if (domain.startsWith(short) && isKnownWord(domain.slice(short.length))) return true;
  }
  return false;
}

const minInitials = 4;

/** Whether a domain's label has nothing but the initials of a name's words. */
export function isSpelledOut(key: string, label: string): boolean {
  return label.length >= minInitials && initials(key.split(' ')) === label;
}

function initials(words: readonly string[]): string {
  return words.map((word) => word[0] ?? '').join('');
}

/** How much of the label and of the name their common words cover, from 0 to 1. */
function measureCoverage(words: readonly string[], domain: string): number {
  let rest = domain;
  let matched = 0;
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    if (word.length < 3 || !rest.includes(word)) continue;
    rest = rest.replace(word, '|');
    matched += word.length;
  }
  if (matched === 0) return 0;
  const total = words.join('').length;
  const share =
    (2 * (matched / domain.length) * (matched / total)) /
    (matched / domain.length + matched / total);
  if (matched < 4) return share * 0.3;
  return share * (matched === domain.length ? 0.95 : 0.8);
}

/**
 * A name in capitals, or in lower case after its first word, with the usual capitals: "MOSS VET
 * CARE" becomes "Moss VET Care".
 */
export function toNameCase(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, '');
  const shouted = letters === letters.toUpperCase() && /\p{Lu}{5}/u.test(name);
  const whispered = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+)+$/u.test(name);
  if (!shouted && !whispered) return name;
  return name.replace(/[\p{L}\p{M}'’]+/gu, (word, at: number) => {
    if (at > 0 && /^(?:and|of|the|for|at|by|in|on|de|la|le|du|und|y)$/iu.test(word))
      return word.toLowerCase();
    if (shouted && /^co$/iu.test(word)) return 'Co';
    if (shouted && word.length <= 3) return word;
    return word.slice(0, 1).toUpperCase() + (shouted ? word.slice(1).toLowerCase() : word.slice(1));
  });
}
