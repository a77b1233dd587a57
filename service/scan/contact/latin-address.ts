import type { Found } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import { isTown } from './address-words.ts';

// Colombia numbers its streets: "Carrera 3 # 8-39".
const grid =
  /\b(?:Carrera|Cra\.?|Kra?\.?|Calle|Cll?\.?|Avenida|Av\.?|Diagonal|Dg\.?|Transversal|Tv\.?|Circular|Autopista)\s?\d{1,3}\s?[A-Za-z]?(?:\s?(?:bis|sur|norte|este|oeste))?\s{0,2}(?:#|N[o°º]\.?)\s{0,2}\d{1,3}\s?[A-Za-z]?\s?[-–]\s?\d{1,4}[^@|•]{0,90}/u;
// Mexico writes the quarter, Brazil the state, each followed by a postcode.
const quarter =
  /\b(?:Calle|Av\.?|Avenida|Blvd\.?|Calz(?:ada)?\.?|Carretera|Prol\.?|Paseo)\s\p{Lu}[\p{L}\d.' ]{2,45},?\s(?:#|No\.?|N[°º]\.?)?\s?\d{1,5}[^@|•]{0,60}?\b(?:Col\.|Colonia|C\.?\s?P\.?\s?\d{5})[^@|•]{0,80}/u;
const brazilian =
  /\b(?:Rua|R\.|Av\.|Avenida|Alameda|Al\.|Praça|Travessa|Rodovia|Rod\.|Estrada)\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}\d.'’ ]{2,45},?\s(?:[nN](?:[°ºo.]{0,2}|[uú]mero)\s?)?\d{1,5}\b[^@|•]{0,90}?(?:\d{5}-\d{3}|[-–/,]\s?(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)\b(?:[,\s–-]{0,3}(?:CEP:?\s?)?\d{5}-?\d{3})?)/u;
const hint =
  /\b(?:carrera|c(?:ra|ll)?|kra?|calle|av|avenida|diagonal|transversal|blvd|calz|paseo|rua|r|alameda|al|praça|travessa|rod|rodovia|estrada)\b/iu;
const beside =
  /[\s,;|–-]*(?:\b(?:tel|tels|cel|celular|fono|fone|fax|whatsapp|e-?mail|correo|horario|lunes)\b|\+\d|\(\d{2,3}\)).*$/iu;

/** Addresses of Latin America, recognised by the forms above. */
export function findLatinAddresses(lines: readonly Line[]): Found[] {
  return lines.flatMap((line, index): Found[] => {
    if (line.text.length > 400 || !/\d/u.test(line.text) || !hint.test(line.text)) return [];
    const match = grid.exec(line.text) ?? quarter.exec(line.text) ?? brazilian.exec(line.text);
    if (match === null) return [];
    const street = match[0]
      .replace(beside, '')
      .replace(/(?<=\p{L}{4})\.\s.*$/u, '')
      .replace(/[\s,.;–-]+$/u, '');
    const next = lines[index + 1]?.text ?? '';
    const isWhole = /,.*,/u.test(street) || match.index + match[0].length < line.text.length;
    const value = !isWhole && isTown(next) && !hint.test(next) ? `${street}\n${next}` : street;
    const near = line.place === 'footer' || line.tag === 'address' ? 0.1 : 0;
    return [{ value, source: 'text', confidence: 0.7 + near, snippet: value }];
  });
}
