import type { Found } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import { guessPageKind } from '../page-kinds.ts';

const rest = (max: number): string => `[^|•@<>{}\\n]{0,${max}}?`;
/** A form of address, after a cheap test of what every address of the form has. */
type Form = RegExp | readonly [RegExp, RegExp];

/** Forms whose town could also be a word at the beginning of the next line. */
const formsOfOneLine: readonly Form[] = [
  // France without a postcode: "32 rue du Moulin à Pontchâteau (Loire-Atlantique)". "Place",
  // "cours" and "route" are ordinary words: "10 cours de yoga à Paris".
  [
    /rue|avenue|boulevard|impasse|chemin|allée|quai/u,
    /(?<![\d\p{L}])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|impasse|chemin|allée|quai)\s(?:d(?:u|e|es)\s|d['’]|de\sl(?:a\s|['’]))?\p{L}[\p{L}'’ -]{2,40}?(?:,\s(?:à\s)?|\s[à–-]\s)\p{Lu}[\p{L}'’]{2,20}(?:-\p{L}+){0,4}(?:\s\([^()]{2,30}\))?/u,
  ],
];
/** Forms of addresses with a typical word or town, each of one country or of neighbours. */
const forms: readonly Form[] = [
  // Italy without a postcode: "Via Trucchi 14a - Venaria Reale - Torino"
  /(?<!\p{L})(?:Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|Contrada|Strada)\s(?!E-?[Mm]ail|Mail|Telef|Fax|Post|WhatsApp|SMS|Zoom|Skype)(?:\p{L}{1,5}\s){0,2}\p{Lu}[\p{L} .'’]{2,35},?\s(?:n\.?\s?)?\d{1,4}(?:\/?[a-zA-Z](?!\p{L}))?\s?[,–-]\s?\p{Lu}[\p{L}'’]{2,20}(?:\s\p{Lu}[\p{L}'’]{2,20}){0,2}(?:\s?[,–-]\s?\p{Lu}\p{L}{2,20}|\s\([A-Z]{2}\))?/u,
  // Spain with the postcode after the town: "Avenida Jordán 30 local 4, Barcelona 08035"
  [
    /\d{5}/u,
    /(?<!\p{L})(?:Calle|C\/|Avda?\.?|Avenida|Av\.|Plaza|Pza\.?|Paseo|Carrer|Rambla|Ronda|Camino|Carretera|Ctra\.?|Travesía|Glorieta|Rúa)\s?(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L} .'’-]{2,40},?\s(?:n[º°.]\s?)?\d{1,4}[^|•@©\n]{0,30}?,\s\p{Lu}[\p{L}'’ -]{2,30},?\s\(?\d{5}\)?(?!\d)/u,
  ],
  // Poland without a postcode: "ul. Długa 5/2, Kraków"
  /(?<!\p{L})(?:ul|al|pl|os)\.\s\p{Lu}[\p{L}\d .-]{2,40}\s\d{1,4}[a-zA-Z]?(?:\s?\/\s?\d{1,4})?(?:\slok\.?\s\d{1,3})?,\s\p{Lu}\p{L}{2,20}(?:[ -]\p{Lu}\p{L}{2,20})?/u,
  // Germany and Austria without a postcode: "Hauptstraße 5, Rosenheim"
  [
    /(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|damm|ufer)\s\d/u,
    /(?<=^|[:|·–,]\s?)\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|damm|ufer)\s\d{1,4}\s?[a-z]?,\s(?:in\s)?\p{Lu}\p{L}{2,20}(?:[ -]\p{Lu}\p{L}{2,20}| (?:am|an der|im|bei) \p{Lu}\p{L}{2,20})?/u,
  ],
  // Singapore
  [
    /\d{6}/u,
    /\b\d{1,4}[A-Z]?\s\p{Lu}[\p{L}\d .'’-]{2,50}?,?\s(?:#\d{2}-\d{2,4}[A-Z]?,?\s)?(?:[\p{L}\d .'’-]{2,40},\s)?(?:Singapore|S)\s?\(?\d{6}\)?/u,
  ],
  // Indonesia and Malaysia
  new RegExp(
    `\\b(?:Jl\\.?|Jln\\.?|Jalan)\\s\\p{Lu}[\\p{L}\\d .'/-]{2,60}?${rest(90)}\\b\\d{5}\\b(?:,?\\s\\p{Lu}[\\p{L} ]{2,25})?`,
    'u',
  ),
  /\b(?:Jl\.|Jln\.|Jalan)\s\p{Lu}[\p{L}\d .'/-]{2,50}?\s(?:No\.?|Nomor)\s?\d{1,4}[A-Z]?(?:,\s[\p{L} .]{3,30}){0,4}/u,
  // Hungary, the town first
  /\b\d{4}\s\p{Lu}\p{L}{2,20},\s\p{Lu}[\p{L}\d .-]{2,40}\s(?:utca|u\.|út|útja|tér|körút|krt\.|sétány|köz|fasor)\s?\d{1,4}(?:[./-]\p{L}?\d{0,3})?/u,
  // Romania and Moldova
  new RegExp(
    `\\b(?:Str(?:ada|\\.)|Bd\\.|B-dul|Bulevardul|Calea|Șos(?:eaua|\\.)|Aleea)\\s\\p{Lu}[\\p{L}\\d .-]{2,40},?\\s(?:nr\\.?|numărul)\\s?\\d{1,4}[A-Z]?(?:,\\s[\\p{L}\\d .-]{2,30}){0,4}`,
    'u',
  ),
  // Bulgaria and North Macedonia
  /(?:гр\.|град)\s?\p{Lu}[\p{L} ]{2,20}(?:\s\d{4})?,\s?(?:ул\.|бул\.|ж\.к\.|пл\.)\s?["„“]?\p{Lu}[\p{L}\d .-]{2,40}["“”]?\s?(?:№\s?)?\d{1,4}/u,
  // Serbia, Croatia, Slovenia and Bosnia, the town first
  [
    /[1-8]\d{4}/u,
    /\p{Lu}[\p{L}]{2,20},\s\p{Lu}[\p{L} .]{2,30}\s\d{1,4}[a-zA-Z]?,?\s(?:Po[šs]tanski broj:?\s)?[1-8]\d{4}\b/u,
  ],
  // Greece and Cyprus
  [
    /\p{Script=Greek}/u,
    /\p{Lu}[\p{Script=Greek} .]{2,40}\s\d{1,4},?\s(?:Τ\.?\s?Κ\.?\s?:?\s?)?\d{3}\s?\d{2},?\s\p{Lu}[\p{Script=Greek}]{2,25}/u,
  ],
  // Argentina
  [
    /CABA|C\.A\.B\.A|[A-Z]\d{4}[A-Z]{3}/u,
    /(?:\b(?:Av\.?|Avda\.?|Avenida|Calle|Pasaje|Bv\.?)\s)?\p{Lu}[\p{L} .]{2,40}\s\d{2,5},?\s[^|•@<>{}\n]{0,40}?(?:\b[A-Z]\d{4}[A-Z]{3}\b|\bCABA\b|\bC\.A\.B\.A\.?)/u,
  ],
  // Chile and Peru
  /\b(?:Av\.?|Avenida|Calle|Jr\.?|Jirón|Pasaje)\s\p{Lu}[\p{L} .]{2,40}\s(?:N[°º]?\s?|#\s?)?\d{2,5}(?:,\s[\p{L}\d .°º-]{2,25}){0,2},\s(?:Santiago|Providencia|Las Condes|Ñuñoa|Vitacura|Valparaíso|Viña del Mar|Concepción|Lima|Miraflores|San Isidro|Surco|Arequipa)\b/u,
  // United Arab Emirates
  [
    /Dubai|Abu Dhabi|Sharjah|Ajman/u,
    /(?:\b(?:Office|Shop|Suite|Unit|Warehouse|Villa|Floor|P\.?O\.? Box)\b[^|•@<>{}\n]{2,90}?|\b\d{1,4}[^|•@<>{}\n]{4,60}?(?:Street|Road|Tower|Building)[^|•@<>{}\n]{0,40}?),?\s(?:Dubai|Abu Dhabi|Sharjah|Ajman)(?:[\s,–-]{1,3}(?:UAE|U\.A\.E\.?|United Arab Emirates))?/u,
  ],
  // Philippines
  [
    /City|Manila/u,
    /\b\d{1,5}[^|•@<>{}\n]{4,80}?,\s(?:[\p{L} ]{3,20}\sCity|Metro Manila|Manila),?\s(?:Metro Manila,?\s)?\d{4}\b/u,
  ],
  // Nigeria, Ghana and Kenya
  [
    /Lagos|Abuja|Ibadan|Port Harcourt|Accra|Kumasi|Nairobi|Mombasa/u,
    /\b\d{1,4}[A-Z]?,?\s\p{Lu}[\p{L} .'’-]{2,40}\s(?:Street|St\.?|Road|Rd\.?|Avenue|Close|Crescent|Way|Drive),?\s[^|•@<>{}\n]{0,50}?\b(?:Lagos|Abuja|Ibadan|Port Harcourt|Accra|Kumasi|Nairobi|Mombasa)\b/u,
  ],
  // Hong Kong
  [
    /Hong Kong|Kowloon|New Territories/u,
    /\b(?:\d{1,3}\/F|Flat|Unit|Room|Shop|\d{1,4})\b[^|•@<>{}\n]{4,100}?,\s(?:Hong Kong|Kowloon|New Territories)\b/u,
  ],
  // Israel
  [
    /\p{Script=Hebrew}/u,
    /(?:רחוב|רח['׳]|שדרות|שד['׳])\s[\p{Script=Hebrew} "'״׳-]{2,30}\s\d{1,4},?\s[\p{Script=Hebrew} -]{2,20}/u,
  ],
  // Vietnam
  [
    /Quận|Q\.|TP|Thành phố|Hà Nội|Đà Nẵng/u,
    /(?:\b[Ss]ố\s)?\d{1,4}[A-Z]?(?:\/\d{1,4})*\s(?:[Đđ]ường\s)?\p{Lu}[\p{L}\d ]{2,40},\s[^|•@<>{}\n]{0,60}?(?:Quận|Q\.|TP\.?|Thành phố|Hà Nội|Đà Nẵng)\s?[\p{L}\d. ]{0,25}/u,
  ],
];
const allForms: readonly Form[] = [...forms, ...formsOfOneLine];
const maxLineLength = 400;
const minLength = 12;
const maxLength = 180;
const notAddress = /[{};]|https?:|©|\b(?:we|our|your|serving|delivery to|years?)\b/iu;

/**
 * Addresses of countries that the other modules do not cover, on one line or two consecutive lines.
 */
export function findOtherAddresses(lines: readonly Line[]): Found[] {
  return lines.flatMap((line, index): Found[] => {
    if (line.place === 'nav' || line.text.length > maxLineLength || !/\d/u.test(line.text))
      return [];
    const next = lines[index + 1];
    // The next line may name the next part of the page: "Contatti".
    const both =
      next !== undefined && next.text.length <= 60 && guessPageKind(next.text) === undefined
        ? `${line.text}, ${next.text}`
        : undefined;
    for (const text of both === undefined ? [line.text] : [line.text, both]) {
      const known = text === line.text ? allForms : forms;
      const value = known.map((form) => matchForm(form, text)).find((found) => found !== undefined);
      if (
        value === undefined ||
        value.length < minLength ||
        value.length > maxLength ||
        notAddress.test(value)
      )
        continue;
      const near =
        line.place === 'footer' || line.tag === 'address' || /address|contact/u.test(line.marks)
          ? 0.08
          : 0;
      return [{ value, source: 'text', confidence: 0.62 + near, snippet: value }];
    }
    return [];
  });
}

function matchForm(form: Form, text: string): string | undefined {
  if (form instanceof RegExp) return form.exec(text)?.[0].trim();
  const [hint, whole] = form;
  return hint.test(text) ? whole.exec(text)?.[0].trim() : undefined;
}
