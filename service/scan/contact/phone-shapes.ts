const phoneLike =
  /(?:\+|\(\+?|\b|(?<=\b(?:[TtMmPp]|[Tt]el|[Pp]h|[Pp]hone|[Cc]all)))\d(?:[\d().\- –\u00a0\t]|[/·]\s?(?=[1-9])){5,22}\d(?![\d@])/gu;
const vanity =
  /\(?\b[2-9]\d{2}\)?[-. ][2-9]\d{2}[-. ][A-Z]{4}\b|\b1?[-. ]?\(?(?:800|888|877|866|855|844|833)\)?[-. ]?(?=[A-Z\d-]*[A-Z]{3})[A-Z\d][A-Z\d-]{5,10}\b|\b(?:1300|1800|0800|0508|1890|1850)[- ](?=[A-Z\d -]*[A-Z]{3})[A-Z\d][A-Z\d -]{4,9}\b/gu;
// Postcodes, whose digits would merge with those of a following number.
const postcode = /\b[A-Z]{2}\.?,?\s{1,3}\d{5}(?:-\d{4})?(?=\D)|\s[·•|]\s/gu;
// A second number with its area code directly after another: "06582 / 73277 0664 / 3770802".
const nextArea = /(?<=\d)\s(?=0\d{2,5}\s?\/\s?\d)/gu;
// Groups of digits with decorative separators: "512 | 474 | 0147".
const parted = /(?<!\d)(\d{3})\s?[•|·*~]\s?(\d{3})\s?[•|·*~–-]\s?(\d{4})(?!\d)/gu;
const hyphens = /[\u2010-\u2012\u2212\u30fc](?=\s?\d)/gu;
const wide = /[\uff01-\uff5e]+/gu;
const keypad = 'abcdefghijklmnopqrstuvwxyz';
const digits = '22233344455566677778889999';

const phoneLabel =
  /(?:tel(?:[eé](?:f|ph)on[eo]?|efoon|[eé]fono|ef)?|phone|ph|call|ring|mobile?|m[oó]vil|mob|cell(?:ulare)?|cel(?:ular)?|gsm|handy|fon|tél|tlf|rufnummer|office|toll[\s-]?free|freephone|contact|dial|direct|helpline|電話|电话|전화|тел(?:ефон)?|☎|☏|📞|📱|✆|[^a-z][tpm])\s*(?:us|now|today|on|at|no|number|nummer|#|番号|번호)?\s*(?:(?:\/|&|and|und|et|y|e)\s*(?:tele)?fax)?[\s:：.)|–-]*(?:us|on|at|\+?\d{0,3})?\s*$/iu;
/** Words that invite to call, and a few between them and the number: "rufen Sie uns an unter". */
const invitation =
  /(?<!\p{L})(?:appel(?:ez|er|ant)|joindre|joignables?|contacter|anruf(?:en)?|ruf(?:en|t)?|erreich(?:en|bar)|llam(?:a|e|ar|ando)|llámanos|contacta(?:r|ndo)?|chiam(?:a|are|ate|ando|ateci)|telefon(?:are|ate|isch)|bel(?:len|t)?|ligue|ligar|ligando|zadzwoń|whats\s?app)(?:\s\p{L}{1,8}){0,5}\s*[:.]?\s*$/iu;

/** Whether the words before a number are for telephones. A label is nearer than an invitation. */
function isForPhones(lead: string): boolean {
  return phoneLabel.test(lead) || (invitation.test(lead) && !namesOtherNumber(lead));
}

// Labels of mobile and private numbers.
const carried =
  /(?:mobile?|m[oó]vil|mob|cell(?:ulare)?|cel(?:ular)?|handy|whats\s?app|home|residence|res)[\s:：.)–-]*$/iu;
const fax = /(?:fax|telefax|facsimile|[^a-z]f)\s*(?:no|number)?[\s:.)–-]*$/iu;
const phoneAndFax =
  /(?:tel|phone|ph|fon|[^a-z]t)\w{0,6}\.?\s*(?:\/|&|and|und|et|y|e|\+|-)\s*(?:tele)?fax\s*[\s:.)–-]*$/iu;
const otherNumber =
  /(?:\b(?:id|no|nr|number|licen[cs]e|lic|vat|reg(?:istered|istration)?|company|ein|isbn|issn|sku|item|order|account|ref|npi|dre|mls|abn|acn|serial|part|zip|pin(?:\s?code)?|po box)|#)\s*(?:no|number|#)?[\s:.#-]*$/iu;

/**
 * Registers and accounts whose numbers have the length of telephone numbers: "SIRET 914415203". The
 * group holds abbreviations that are also names or words.
 */
const register =
  /(?<!\p{L})(?:(rea|ape|fn|nit|tin|bic|uid|nie|nip)|siret|siren|rcs|naf|tva|kvk|kbo|btw|p\.?\s?iva|partita iva|c\.?f|cod(?:ice)?\.? fiscale|nif|cif|cuit|cnpj|cpf|nipc|regon|krs|ruc|rfc|hrb|hra|ust|steuernummer|steuer-?id|iban|cvr|gstin?|org\.?\s?n(?:r|ummer)|инн|кпп|огрн(?:ип)?)(?:\s?[-–.]?\s?(?:id(?:ent\p{L}*)?|n(?:o|r|um(?:éro|ero|ber|mer)?|°|º)|number|nummer|intracom\p{L}*))*[\s.:#°º/-]*(?:[A-Z]{2}\s?)?$/iu;

interface PhoneShape {
  readonly text: string;
  readonly index: number;
}

/**
 * `text` prepared for the search: wide digits and unusual hyphens become plain ones, and adjoining
 * text is separated from numbers.
 */
export function normalizeNumbers(text: string): string {
  return text
    .replace(wide, (found) => found.normalize('NFKC'))
    .replace(hyphens, '-')
    .replace(parted, '$1-$2-$3')
    .replace(postcode, (found) => '\n'.repeat(found.length))
    .replace(nextArea, '\n');
}

/** The texts that look like telephone numbers, at most 40. */
export function findPhones(text: string): readonly PhoneShape[] {
  if (!/\d[\s).\-–·/]*\d[\s).\-–·/]*\d|\d{3}\)?[-. ][A-Z]{3}/u.test(text)) return [];
  return [...text.matchAll(phoneLike), ...text.matchAll(vanity)]
    .slice(0, 40)
    .map((match) => ({ text: match[0], index: match.index }));
}

/** Whether the words before a number are a label for telephone numbers. */
export function isPhoneLabel(lead: string): boolean {
  return isForPhones(lead);
}

/**
 * The likelihood that a number between these words is the firm's telephone number; at most 0 for
 * other kinds of numbers.
 */
export function weigh(text: string, lead: string, after: string): number {
  if (fax.test(lead) && !phoneAndFax.test(lead)) return -2;
  if (/^\s*(?:\(\s*fax|[-–]?\s*fax\s*(?:$|[)|,;]))/iu.test(after)) return -2;
  if (namesOtherNumber(lead) && !phoneLabel.test(lead)) return -1;
  if (/[$£€¥]\s*$/u.test(lead) || /^\s*(?:%|px|kg|mm|cm|sq|usd)/iu.test(after)) return -1;
  if (
    /\b(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)?\d{2}\b|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}/u.test(
      text,
    )
  )
    return -1;
  if (/^\d{1,2}[.:]?\d{0,2}\s*[-–]\s*\d{1,2}/u.test(text) && text.replace(/\D/gu, '').length < 9)
    return -1;
  // Lengths, sizes or durations: "60 / 90 / 120".
  if (/^[1-9]\d{0,2}(?:\s?\/\s?\d{1,3}){2,}$/u.test(text)) return -1;
  const grouped = /\d[\s().\-–/·]+\d/u.test(text) || text.startsWith('+');
  return (grouped ? 1.2 : 0.4) + (carried.test(lead) ? 0.6 : isForPhones(lead) ? 1 : 0);
}

/** Whether the words before a number are the label of a register, an account or the like. */
function namesOtherNumber(lead: string): boolean {
  return otherNumber.test(lead) || isRegister(lead);
}

/** Whether a register precedes a number; a name such as "Kate Rea" is not in capitals. */
function isRegister(lead: string): boolean {
  const match = register.exec(lead);
  return match !== null && (match[1] === undefined || match[1] === match[1].toUpperCase());
}

/** Converts letters of a keypad to digits. */
export function lettersToDigits(text: string): string {
  return text.replace(
    /[a-z]/giu,
    (letter) => digits[keypad.indexOf(letter.toLowerCase())] ?? letter,
  );
}
