import type { Found } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';

// Russian, Ukrainian and Polish put the word for street before its name, so no postcode is needed.
const namedStreet =
  /(?:(?:г|м|пгт|с)\.\s?\p{Lu}[\p{L}-]+,?\s)?(?<![\p{L}])(?:ул\.|улица|пр-т\.?|проспект|просп\.|пер\.|переулок|бул\.|бульвар|наб\.|шоссе|вул\.|вулиця|ul\.)\s?\p{Lu}[\p{L}.\d -]{2,40},?\s?(?:(?:д|дом|буд)\.?\s?)?\d{1,4}(?:\/\d+)?(?:\p{L}(?!\p{L}))?(?!\d)(?:,?\s(?:оф|офис|кв|корп|стр|с|к)\.?\s?\d+)*/u;
/** A Russian or Ukrainian postcode with its town. */
const codeAndTown = /^\d{5,6},?\s(?:г\.\s?)?\p{Lu}[\p{L} -]{2,30},?$/u;
const turkishStreet = /\p{L}\s(?:cad(?:desi)?|cd|sok(?:ak|ağı)?|sk|bulvarı|blv|bulv)\b\.?/iu;
const turkishQuarter = /\p{L}\s(?:mah(?:allesi)?|mh)\b\.?/iu;
const turkishNumber = /\bno\s?[:.]?\s?\d{1,4}/iu;
// A quick test that rules out most lines of most pages.
const hint =
  /\p{Script=Cyrillic}|〒|[都道府県市区].{1,40}\d|ul\.|\s(?:mah|mh|cad|cd|sok|sk|bul|blv)/iu;
const maxLength = 160;
const japaneseCode = /〒\s?\d{3}[-－‐]?\d{4}/u;
const japanese =
  /(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県|\p{Script=Han}{1,5}[市区])[^\s、。：:（(]{1,40}?[\d０-９一二三四五六七八九十](?:[\d０-９－‐−–—-]|丁目|番地?|号|の){0,14}(?:\s?[^\s\d、。：:（(]{1,20}\s?\d{1,3}(?:階|F|号室?))?/u;

/**
 * Addresses of countries that use a separate word for street: "ул. Ленина, 5", "Şişli mah. Abide
 * cad. No: 12".
 */
export function findEasternAddresses(lines: readonly Line[]): Found[] {
  return lines.flatMap((line, index): Found[] => {
    if (line.text.length > 400 || line.place === 'nav' || !hint.test(line.text)) return [];
    const value =
      withTownAbove(namedStreet.exec(line.text)?.[0].trim(), lines[index - 1]) ??
      eastAsian(lines, index) ??
      findTurkishAddress(lines, index);
    if (value === undefined) return [];
    const near = line.place === 'footer' || line.tag === 'address' ? 0.1 : 0;
    return [{ value, source: 'text', confidence: 0.6 + near, snippet: value }];
  });
}

/** A street with the line above it when that is a postcode and a town: "107023 Москва". */
function withTownAbove(street: string | undefined, above: Line | undefined): string | undefined {
  return street !== undefined && codeAndTown.test(above?.text ?? '')
    ? `${above?.text ?? ''}\n${street}`
    : street;
}

/**
 * An address after the postal mark, on the same line or the next; without the mark, from a
 * prefecture to a number.
 */
function eastAsian(lines: readonly Line[], index: number): string | undefined {
  const text = lines[index]?.text ?? '';
  const code = japaneseCode.exec(text)?.[0];
  if (code === undefined) {
    const bare =
      /^(?:住所|所在地)?[:：\s]*(?=東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)/u.test(text);
    return bare && !japaneseCode.test(lines[index - 1]?.text ?? '')
      ? japanese.exec(text)?.[0]
      : undefined;
  }
  const rest = text.slice(text.indexOf(code) + code.length);
  const place = (japanese.exec(rest) ?? japanese.exec(lines[index + 1]?.text ?? ''))?.[0];
  return place === undefined ? undefined : `${code}\n${place}`;
}

/** An address from the quarter or street to the house number, with the town on the next line. */
function findTurkishAddress(lines: readonly Line[], index: number): string | undefined {
  const first = lines[index]?.text ?? '';
  const startsHere = turkishQuarter.test(first) || turkishStreet.test(first);
  if (!startsHere || turkishQuarter.test(lines[index - 1]?.text ?? '')) return undefined;
  const parts = lines.slice(index, index + 4).map(({ text }) => text);
  const end = parts.findIndex((text) => turkishNumber.test(text));
  const whole = parts.slice(0, end + 1);
  if (end === -1 || !whole.some((text) => turkishStreet.test(text))) return undefined;
  const town = parts[end + 1] ?? '';
  if (/^\p{Lu}[\p{L} .-]+\/\s?\p{Lu}[\p{L}]+$/u.test(town)) whole.push(town);
  const value = whole.join('\n').replace(/^(?:adres|address)\s*:?\s*/iu, '');
  return value.length > maxLength ? undefined : value;
}
