import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Line } from '../page/read-lines.ts';
import { memoizeByPage } from '../page/memoize-by-page.ts';
import type { Page } from '../page/read-page.ts';

/** How far around a placeholder the other details of its block are. */
const reach = 4;
const contacts = /(?:\+|\(|\d)[\d\s().–-]{7,20}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** "example@gmail.com", "your@email.com", "name@company.com". */
const placeholderEmail =
  /^(?:example|sample|yourname|your[._-]?e?mail|your|name|e?mail|username|user|mail|demo|info|hello|contact|support)@(?:(?:example|domain|yourdomain|yoursite|yourcompany|company|site|website|e?mail|mysite|sitename|mailservice|yourmail|demo)\.)|^(?:example|sample|yourname|your[._-]?e?mail)@/iu;

/** What a draft leaves to fill in: "Montag: [BITTE ERGÄNZEN: z. B. 9:00 – 17:00 Uhr]". */
const gap =
  /\[[^\]]{0,20}(?:ergänzen|eintragen|ausfüllen|to ?do|tbd|insert|fill in|compléter|completare|completar|invullen|uzupełni\p{L}*)(?!\p{L})/iu;

const countingUp = '01234567890123456789';

/**
 * Whether no telephone has the number: its national part counts up or repeats one digit, it has
 * seven zeros in a row, or its area code begins with 0 or 1 after +1. An example is "+1 (012) 345
 * 67 89". Real numbers may end in "234 5678".
 */
function isPlaceholderNumber(text: string): boolean {
  const digits = text.replace(/\D/gu, '');
  if (digits.length < 7) return false;
  const parsed = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  // A number of North America may have its country's code without a plus sign.
  const national = parsed?.nationalNumber ?? digits.replace(/^1(?=\d{10}$)/u, '');
  return (
    countingUp.includes(national) ||
    /^(\d)\1+$/u.test(national) ||
    digits.includes('0000000') ||
    (parsed?.countryCallingCode === '1' && /^[01]/u.test(national))
  );
}

function isPlaceholder(text: string): boolean {
  return text.includes('@') ? placeholderEmail.test(text) : isPlaceholderNumber(text);
}

/**
 * The lines of a page without the contact details that a template brought along: those close to a
 * placeholder number or e-mail address. Details beside a real one are the firm's.
 */
export const withoutPlaceholders = memoizeByPage(({ lines }: Page): readonly Line[] => {
  const contactsByLine = lines.map(({ text }) =>
    text.length > 300 || !/@|\d{3}/u.test(text) ? [] : (text.match(contacts) ?? []),
  );
  const isReal = contactsByLine.map((all) => all.some((one) => !isPlaceholder(one)));
  const dropped = new Set<number>();
  for (const [index, all] of contactsByLine.entries()) {
    if (!all.some(isPlaceholder)) continue;
    const from = Math.max(0, index - reach);
    if (isReal.slice(from, index + reach + 1).some(Boolean)) continue;
    for (let at = from; at <= index + reach; at += 1) dropped.add(at);
  }
  for (const [index, { text }] of lines.entries()) if (gap.test(text)) dropped.add(index);
  return dropped.size === 0 ? lines : lines.filter((_line, index) => !dropped.has(index));
});
