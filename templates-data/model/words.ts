import { z } from 'zod';
import { approvalWords } from './approval-words.ts';
import { fixedWords } from './fixed-words.ts';
import { noticeWords } from './notice-words.ts';
import { serviceIcons } from './service-icons.ts';
import { textKeys } from './text-keys.ts';

/**
 * Keys whose default is a value of the trade or the client, so that words files do not have them.
 */
const derived: ReadonlySet<string> = new Set([
  'header.services',
  'header.people',
  'hero.eyebrow',
  'hero.lead',
  'hero.action',
  'hero.emphasis',
  'about.text',
  'about.founded',
  'services.title',
  'people.title',
  'banner.action',
]);

/** Every key of a words file; an empty text is shown only when the agency replaces it. */
export const wordKeys: readonly string[] = [
  ...Object.keys(textKeys).filter((key) => !derived.has(key)),
  ...fixedWords,
  ...approvalWords,
  ...noticeWords,
  ...serviceIcons.map((icon) => `icon.${icon}`),
];

/** Limit of the words that cannot be replaced. */
const maxFixedLength = 320;

/** A text of the shell; it may be empty when the page does not need it. */
function word(key: string): z.ZodString {
  const rule = textKeys[key];
  const max = rule?.max ?? maxFixedLength;
  const length = (text: string): number => Array.from(text).length;
  const label = rule ? `${rule.section}: ${rule.label}` : describeKey(key);
  return z
    .string()
    .refine((text) => length(text) <= max, {
      error: ({ input }) => `is ${length(String(input))} characters, the design fits ${max}`,
    })
    .refine(
      (text) => text.trim() !== '' || (rule !== undefined && rule.needed !== true),
      'is empty',
    )
    .meta({ description: label, maxLength: max });
}

const groups: Readonly<Record<string, string>> = {
  aria: 'For screen readers',
  contact: 'The button of the form where a trade takes no inquiries: shops, schools, kitchens',
  people: 'Above a single person, and below the name as a signature',
  panel: 'The panel in which the client answers, and the mail with the answer to a comment',
  message: 'The form’s words where it sends a message and no inquiry',
  signals: 'To somebody whose visits the agency sees by name',
  eyebrow: 'Above the headline and beside the text about the business',
  bannerOf: 'Headline of the call to action whose button asks for this',
  pricesOf: 'Headline of the price list in trades that call it so',
  hours: 'Beside the opening hours',
  slider: 'Buttons of the testimonials',
  form: 'Messages of the form',
  note: 'What a demo says of itself',
  privacy: 'The privacy page',
  icon: 'Terms in names of services that lead to this icon, divided by commas',
  missing: 'The page of an address at which nothing stands',
  label: 'The label on every page',
  concept: 'The page that the label leads to',
  report: 'The answer to a report of a demo',
  objection: 'The page on which a business objects, and the mail that confirms it',
  approval: 'The page on which a client approves, and the mails about it',
  verify: 'The page that checks the evidence of an approval',
  certificate: 'The document that proves an approval',
  expired: 'The page of a demo whose link has ended',
  notice: 'Where nothing can be shown to a client: a missing or removed demo, an error',
};

function describeKey(key: string): string {
  return groups[key.split('.')[0] ?? ''] ?? '';
}

/**
 * `templates-data/words/{language}.yaml`: all words of a demo's shell in one language, with
 * placeholders such as `{name}`.
 */
export const Words = z.strictObject(Object.fromEntries(wordKeys.map((key) => [key, word(key)])));
export type Words = Readonly<Record<string, string>>;
