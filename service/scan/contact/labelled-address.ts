import type { Found } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';

/** A label before an address on the same line: "Adresse : 61 Le Bas, 79700 Mauléon". */
const labelled =
  /^(?:(?:notre|unsere|nostro|nuestra|ons|our)\s)?(?:adresse|address|anschrift|dirección|direccion|domicilio|indirizzo|sede|adres|endereço|morada|ubicación)\s*[:：]\s*(\S.{8,120})$/iu;
/** A house or hamlet, then a postcode and its town. */
const codeThenTown =
  /^([\p{L}\d][^@©]{2,60}?),?\s+((?:\d{5}|\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3})\s+\p{Lu}[\p{L}'’ -]{1,40}(?:\s\([^()]{2,30}\))?)$/u;
/** A code of four digits could be a year. It needs a comma and the number of a house before it. */
const shortCodeThenTown =
  /^([\p{L}\d][^@©]{2,60}?)(?<=\d.*),\s+(\d{4}\s+\p{Lu}[\p{L}'’ -]{1,40}(?:\s\([^()]{2,30}\))?)$/u;
/** A house or hamlet, then a town and its postcode. */
const townThenCode =
  /^([\p{L}\d][^@©]{2,60}?),\s*(\p{Lu}[\p{L}'’ -]{1,40},?\s\(?(?:\d{5}|\d{4}-\d{3})\)?)$/u;
/** A number of a room or floor, not a postcode: "Suite 2000 Austin". */
const endsInRoom =
  /(?<!\p{L})(?:suite|ste\.?|level|floor|unit|room|office|apartment|apt\.?|p\.?\s?o\.? box|box)\s*$/iu;
/** A link at the end of the line: "(see map)". */
const mapLink = /\s*\([^()]*(?:voir|see|map|plan|karte|ver|vedi|zie|kaart|mapa)[^()]*\)\s*$/iu;

/** Addresses after a label. The label replaces the word for a street, which hamlets lack. */
export function findLabelledAddresses(lines: readonly Line[]): Found[] {
  return lines.flatMap(({ text, place }): Found[] => {
    if (place === 'nav' || text.length > 160 || !/\d{4}/u.test(text)) return [];
    const address = labelled.exec(text)?.[1]?.replace(mapLink, '').trim() ?? '';
    const [, street, town] =
      codeThenTown.exec(address) ??
      shortCodeThenTown.exec(address) ??
      townThenCode.exec(address) ??
      [];
    if (street === undefined || town === undefined || !/\p{L}{2}/u.test(street)) return [];
    if (endsInRoom.test(street) || endsInRoom.test(town.replace(/[\d\s()-]+$/u, ''))) return [];
    const value = `${street}\n${town}`;
    return [{ value, source: 'text', confidence: 0.8, snippet: text }];
  });
}
