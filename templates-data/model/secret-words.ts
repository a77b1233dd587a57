/**
 * Words and numbers that the form of a demo must neither ask for nor accept. A page that asks for a
 * password or a card in a business's name could be used for fraud.
 */

/** Matches words for secrets in the shell's languages, and international names. */
const secrets = new RegExp(
  [
    'pass(?:word|phrase|code)s?',
    'pass\\s?wort',
    'kennwort',
    'mots? de passe',
    'contrase(?:ñ|n)as?',
    'parola chiave',
    'wachtwoord',
    'senhas?',
    'palavra[ -]passe',
    'hasł(?:o|a|em|u)',
    'haseł',
    'lösenord(?:et)?',
    'adgangskode[nr]?',
    'kodeord(?:et)?',
    'passord(?:et)?',
    'pin(?:[ -]?(?:code|nummer|kode?))?',
    'tan',
    'cv[cv]2?',
    '(?:credit|debit)[ -]?cards?',
    'card (?:number|no)',
    'kreditkarten?(?:nummer)?',
    'kartennummer',
    'numéro de (?:la )?carte',
    'carte (?:bancaire|bleue|de crédit)',
    '(?:número de |)tarjeta(?: de (?:crédito|débito))?',
    'carta di (?:credito|debito)',
    'numero (?:di|della) carta',
    'kaartnummer',
    'creditcard(?:nummer)?',
    'numer karty',
    'kart[ay] (?:kredytow|płatnicz)(?:a|ej)',
    '(?:kreditt?|betal(?:ings)?|bank|dan)kort(?:s?nummer)?',
    'korts?nummer',
    '(?:número do |)cartão(?: de (?:crédito|débito))?',
    'iban',
    'social security(?: number)?',
    'ssn',
    'pesel',
    'person(?:nummer|numret)',
    'cpr[ -]?(?:nummer|nr)',
    'fødselsnummer',
  ]
    .map((word) => `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`)
    .join('|'),
  'iu',
);

/** Whether a form's text asks for a password, a card or an account. */
export function asksForSecret(key: string, text: string): boolean {
  return key.startsWith('contact.form') && secrets.test(text.normalize('NFKC'));
}

/** Numbers of the large card networks, by prefix and length. */
const cardNumber = /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12})$/u;

/** https://en.wikipedia.org/wiki/Luhn_algorithm */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Whether a text contains a payment card's number, in one piece or in groups. */
export function containsCardNumber(text: string): boolean {
  const groups = text.normalize('NFKC').match(/(?<!\d)\d(?:[ .-]?\d){14,15}(?!\d)/gu) ?? [];
  return groups
    .map((group) => group.replaceAll(/\D/gu, ''))
    .some((digits) => cardNumber.test(digits) && passesLuhn(digits));
}
