const usStates =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR';
const usStateNames =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const streetWords =
  'street|st|road|rd|avenue|ave|av|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|pl|parkway|pkwy|highway|hwy|route|rte|circle|cir|terrace|ter|square|sq|plaza|trail|trl|turnpike|pike|loop|broadway|crescent|cres|close|row|mews|walk|hill|wharf|dock|park|gardens|grove|quay|parade|yard|rise|expressway|freeway|alley|crossing|xing|bypass|fwy|esplanade|promenade|loop|bend|ridge|run|path';
/** States with one capital: "San Mateo, Ca 94403". A sentence may begin with "In" or "Or". */
const usStatesInTitleCase = `(?<=\\p{L}(?:\\s|,\\s?))(?:${usStates.replace(/\B[A-Z]/gu, (letter) => letter.toLowerCase())})`;
const ends: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${usStates}|${usStatesInTitleCase}|${usStateNames}|Calif|Colo|Fla|Mass|Mich|Minn|Tenn|Wash|Wis|Ariz)\\b\\.?,?\\s{0,3}\\d{5}(?:-\\d{4})?(?!\\d)`,
    'gu',
  ),
  /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/gu,
  /\b(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPS-UW]|[A-HK-Y]\d[ABEHMNPRV-Y])\s{1,2}\d[ABD-HJLNP-UW-Z]{2})\b/gu,
  /\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)\.?,?\s{1,3}\d{4}\b/gu,
  // Eircode
  /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?[\dAC-FHKNPRTV-Y]{4}\b/gu,
  // New Zealand and South Africa: the town before four digits distinguishes a postcode from a year.
  /\b(?:Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Palmerston North|Napier|Hastings|Nelson|Rotorua|New Plymouth|Whang[aā]rei|Invercargill|Wh?anganui|Gisborne|Blenheim|Timaru|Taup[oō]|Queenstown|Levin|Masterton|Ashburton|Kerikeri|W[aā]naka|Johannesburg|Cape Town|Durban|Pretoria|Centurion|Port Elizabeth|Gqeberha|East London|Bloemfontein|Polokwane|Pietermaritzburg|Sandton|Randburg|Roodepoort|Stellenbosch|Somerset West|Gauteng|Western Cape|KwaZulu-Natal),?\s{1,3}\d{4}\b/gu,
  /\bSingapore\s\(?\d{6}\)?/gu,
];
const townInState = new RegExp(
  `^\\p{Lu}[\\p{L} .'’-]{2,30},\\s(?:${usStates}|${usStateNames})\\.?$`,
  'u',
);
const boxPattern = /\bP\.?\s?O\.?\s?Box\s+\d+|\bPost Office Box\s+\d+/iu;
// A street named by a word for streets alone: "100 Broadway", "4512 Highway 20".
const namedByWord =
  'broadway|esplanade|promenade|parade|plaza|quay|mews|highway|hwy|route|rte|expressway|avenue|ave';
const streetPattern = new RegExp(
  `\\b\\d{1,6}[A-Za-z]?(?:\\s?[-–/]\\s?\\d{1,5}[A-Za-z]?)?,?\\s+(?:(?:[NSEW]|NE|NW|SE|SW|North|South|East|West)[.,]?\\s+)?(?:(?:[\\p{L}\\d.'’&-]+\\s+){1,5}(?:${streetWords})|${namedByWord})\\b\\.?`,
  'iu',
);
const frenchStreet =
  /\b\d{1,5}(?:\s?(?:bis|ter|[a-z](?!\p{L})))?,?\s(?:rue|avenue|av\.|boulevard|boul\.|bd|place|chemin|ch\.|quai|route|impasse|allée|côte|montée|rang|cours)\s\p{L}/iu;
const namedPlacePattern = new RegExp(
  `(?:\\b(?:Suite|Ste|Unit|Floor|Shop|Flat|Level|Plot|Stand|Studio|Office|No)\\.?\\s?#?\\d+[A-Za-z]?,?\\s+)?\\b(?:\\p{Lu}[\\p{L}'’]+\\s+){1,3}(?:House|Building|Centre|Center|Court|Mill|Mills|Tower|Towers|Chambers|Hall|Works|Farm|Dock|Place|Heights|Plaza|Park|Estate|Road|Street|Lane|Avenue|Rd|Wharf|Yard|Mews)\\b`,
  'u',
);
const europeanStreet =
  /\p{Lu}[\p{L}.-]*(?:stra(?:ß|ss)e|str\.|gasse|allee|platz|weg|damm|ufer|straat|laan|gatan|vägen|gränd|gade|vej)\s?\d{1,4}\b|\p{Lu}\p{L}+\s(?:[Gg]atan|[Vv]ägen|[Gg]ade|[Vv]ej|[Tt]orget?|[Aa]llé)\s\d{1,4}\b|\b\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|quai)\s\p{L}|\b(?:Via|Viale|Piazza|Calle|Avda\.?|Rua)\s\p{Lu}[\p{L} ]{2,30},?\s\d{1,4}\b/u;
const asianStreet = /\p{Script=Hangul}+(?:로|길)\s?\d+|\p{Script=Han}{2,}(?:路|街|町|丁目)\s?\d+/u;

/** Offsets in `text` after a postcode, at most eight. */
export function findPostcodeEnds(text: string): number[] {
  if (!/\d/u.test(text)) return [];
  return ends
    .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match.index + match[0].length))
    .slice(0, 8);
}

/**
 * The offset at which the street, box or building of an address begins in `text`; the last one if
 * there are several.
 */
export function findStreetStart(source: string): number | undefined {
  const text = maskNumbers(source);
  const box = boxPattern.exec(text);
  if (box !== null) return box.index;
  const numbered = firstStreet(text) ?? frenchStreet.exec(text)?.index;
  const named = namedPlacePattern.exec(text);
  if (numbered !== undefined) {
    // "Quarry House, 35 Elm Road": the building precedes the number.
    return named !== null &&
      named.index < numbered &&
      numbered - named.index < 60 &&
      !/[.!?:]\s/u.test(text.slice(named.index, numbered))
      ? findPartStart(text, named.index)
      : numbered;
  }
  const plain =
    /(?:^|[,:;.|–-]\s*)(\d{1,6}[A-Za-z]?\s+(?:\p{Lu}|\d+(?:st|nd|rd|th)\b)[\p{L}\d.'’ -]{2,40},)/u.exec(
      text,
    );
  if (plain?.[1] !== undefined) return plain.index + plain[0].length - plain[1].length;
  return named === null ? undefined : findPartStart(text, named.index);
}

/**
 * The text with telephone numbers and years of a copyright or a founding blanked out, because their
 * digits look like house numbers.
 */
function maskNumbers(text: string): string {
  return text.replace(
    /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}|(?:©|\(c\)|copyright|since|est\.?|established(?: in)?)[\s©]*(?:19|20)\d{2}(?:\s*[-–]\s*(?:(?:19|20)?\d{2}|present))?|(?:19|20)\d{2}(?=\s*©)/giu,
    (found) => ' '.repeat(found.length),
  );
}

const streetWord = new RegExp(`\\b(?:${streetWords})\\b`, 'iu');

/**
 * Whether a line is a town with its state and without a postcode, as small towns write it: "Hill
 * City, South Dakota".
 */
export function isTownInState(text: string): boolean {
  return text.length <= 60 && townInState.test(text);
}

/** Whether `text` contains a word for a street, with or without a number. */
export function hasStreetWord(text: string): boolean {
  return streetWord.test(text);
}

export function hasHouseNumber(source: string): boolean {
  const text = maskNumbers(source);
  return (
    boxPattern.test(text) ||
    firstStreet(text) !== undefined ||
    asianStreet.test(text) ||
    europeanStreet.test(text)
  );
}

function firstStreet(text: string): number | undefined {
  const match = streetPattern.exec(text.slice(0, 400));
  if (
    match === null ||
    isSpeech(match[0]) ||
    /^\d+\s+(?:years?|minutes?|miles?|hours?|days?|reasons?|steps?|best|bed|bath|units?)\b/iu.test(
      match[0],
    )
  )
    return undefined;
  // A unit before the street belongs to it.
  const unit =
    /(?:\b(?:Suite|Ste|Unit|Shop|Flat|Level|Floor|Room|No)\.?\s?#?[\dA-Z]{1,5},?\s+)$/iu.exec(
      text.slice(0, match.index),
    );
  return unit === null ? match.index : unit.index;
}

function findPartStart(text: string, index: number): number {
  const part = Math.max(
    text.lastIndexOf(',', index),
    text.lastIndexOf(':', index),
    text.lastIndexOf('|', index),
  );
  return index - part < 30 ? part + 1 : index;
}

const label = new RegExp(
  `^\\W*(?:(?:our|the|my|main|studio|office|clinic|shop|salon|school|company|business|physical|postal|street|mailing|registered|visiting)\\s){0,2}(?:address|location|office|visit us|find us|where (?:we are|to find us)|head office|headquarters|come (?:and )?(?:see|visit) us|adresse|anschrift|standort|so finden sie uns|direcci[oó]n|ubicaci[oó]n|d[oó]nde estamos|vis[ií]tanos|indirizzo|dove siamo|sede(?: legale| operativa)?|endere[cç]o|localiza[cç][aã]o|onde estamos|adres|bezoekadres|(?:où )?nous trouver|notre adresse|adresa|adress|nossos? endere[cç]os?|h[äe]r finn?s (?:vi|du oss)|her finder du os|hitta (?:hit|oss)|find vej|finn oss|bes[øö]k oss|osoite|cím|адрес|адреса|所在地|住所|地址|주소|오시는 길)\\s*[:：!]?$`,
  'iu',
);

/** Whether the line is only a label for the address that follows. */
export function isAddressLabel(text: string): boolean {
  return text.length <= 40 && label.test(text);
}

/** "Parkering finns på Lilla Torget 5." */
const sentence = /^\p{Lu}\p{Ll}+\s\p{Ll}{4,}\s.*\d\.$/u;

/** Whether the text is speech, such as "we are", which addresses do not contain. */
export function isSpeech(text: string): boolean {
  const speech =
    /\b(?:we|you|your|can|is|are|was|were|will|have|has|been|offer|provide|within|minutes?|welcome|from|with|for)\b/u;
  return speech.test(text) || sentence.test(text);
}

/**
 * Whether a line can be the town below a street: "Leeds LS1 5HD", "Rotorua 3043", "Salem, Tamil
 * Nadu, India".
 */
export function isTown(text: string): boolean {
  if (text.length <= 50 && /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L} .-]+$/u.test(text)) return true;
  if (text.length <= 50 && /^\p{Lu}[\p{L} .'-]{2,40}[\s–-]{1,3}\d{4,6}$/u.test(text)) return true;
  return (
    text.length <= 70 &&
    /^[\p{L} .'-]+(?:,\s*[\p{L} .'-]+){1,3}(?:\s+[\dA-Z -]{3,10})?$/u.test(text)
  );
}

/** A part of an address without the commas, dots and dashes at its ends. */
export function trimSeparators(part: string): string {
  return part.replace(/^[\s,;:|•·–-]+|[\s,;:|•·–-]+$/gu, '');
}
