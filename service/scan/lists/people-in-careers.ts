import type { ScannedPerson } from '../../contract/scan.ts';
import { leadingName } from './people-in-prose.ts';
import { hasKnownTitle, isTitle } from './person-words.ts';

const maxReadLength = 1200;
const firm =
  '(?:the|our|this|his own|her own)\\s(?:family\\s)?(?:company|firm|business|practice|salon|studio|shop|store|clinic|restaurant|nursery|studio|office)';
/** "Ann Lee, who came from Leeds, founded the firm …" */
const began = new RegExp(
  `^,\\s.{3,180},\\s(?:founded|started|opened|established)\\s(?:${firm}(?!\\p{L})|(\\p{Lu}\\p{L}+))`,
  'u',
);
/** "Ann Lee, a niece of the founder, … became President of the company …" */
const became = new RegExp(
  `^,\\s.{3,180}\\sbecame\\s(?:the\\s)?(.{3,40}?)\\sof\\s${firm}(?!\\p{L})`,
  'u',
);
/** "founded by Ann Lee" in other languages. */
const foundedBy =
  /(?<!\p{L})(?:gegründet von|gegründet durch|fondée? par|créée? par|fundad[oa] por|fondat[oa] da|nat[oa] (?:dalla|dall['’])\s?(?:visione|passione|idea|intuizione) di|opgericht door|grundat av|grundlagt af|założon[ay] przez|założony przez)\s/giu;
/** Brands, methods and associations have founders too: "la marque Vela, fondée par …". */
const ofOther =
  /(?<!\p{L})(?:mar(?:que|ca|ke|kes)|merk|brand|hersteller|fabri[ck]ante?s?|verband|methode|méthode|m[eé]todo)(?!\p{L})/iu;
/** The firm itself before a comma: "Unsere Kanzlei, …" */
const ownFirm =
  /(?<!\p{L})(?:unsere?|notre|nostr[oa]|nuestr[oa]|noss[oa]|ons|onze|vår|vårt|vores|nasz[ae]?)\s\p{L}+(?:\s\p{L}+)?,\s$/iu;
const recent = 1975;

/** The founders and heads that a text about the history of a firm names. */
export function findPeopleInCareers(whole: string): readonly ScannedPerson[] {
  if (whole.length < 40) return [];
  const text = whole.slice(0, maxReadLength);
  return [...readCareers(text), ...readFounders(text)];
}

function readCareers(text: string): readonly ScannedPerson[] {
  if (!/\s(?:founded|started|opened|established|became)\s/u.test(text)) return [];
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).flatMap((sentence) => {
    const name = /^\p{Lu}[^,]{3,50},\s/u.test(sentence) ? leadingName(sentence) : undefined;
    if (name === undefined || tellsOfLongAgo(sentence)) return [];
    const after = sentence.slice(name.length);
    const title = became.exec(after)?.[1] ?? '';
    if (isTitle(title, name) && hasKnownTitle(title)) return [{ name, title }];
    const founded = began.exec(after);
    const surname = name.split(' ').at(-1);
    const isOwn = founded !== null && (founded[1] === undefined || founded[1] === surname);
    return isOwn ? [{ name, title: 'Founder' }] : [];
  });
}

/** Founders of a firm whose year of foundation the text states; older ones no longer work there. */
function readFounders(text: string): readonly ScannedPerson[] {
  if (!/(?:19|20)\d{2}/u.test(text) || tellsOfLongAgo(text)) return [];
  return [...text.matchAll(foundedBy)].flatMap((match) => {
    const sentence =
      text
        .slice(0, match.index)
        .split(/[.!?]\s+/u)
        .at(-1) ?? '';
    if (ofOther.test(sentence) || (sentence.endsWith(', ') && !ownFirm.test(sentence))) return [];
    const name = leadingName(text.slice(match.index + match[0].length));
    return name === undefined ? [] : [{ name, title: '' }];
  });
}

function tellsOfLongAgo(text: string): boolean {
  return (text.match(/(?<!\d)1[5-9]\d{2}(?!\d)/gu) ?? []).some((year) => Number(year) < recent);
}
