import type { ScanReply } from '../../contract/scan.ts';
import { distance } from '../colors/parse-color.ts';
import type { JudgedSite, SendableLabel } from './measure-sendable.ts';

/**
 * Counts of the values of a field on a site; all zero when nothing was wanted and nothing found.
 */
interface Count {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Values that an incomplete label does not name; they may be right. */
  readonly unnamed: number;
  /** The wrong, missed and unnamed values, as text. */
  readonly misses: readonly string[];
}

type Website = ScanReply['website'];
type Judge = (website: Website, label: SendableLabel) => Count;

const nearColor = 10;
const noCounts: Count = { right: 0, wrong: 0, missed: 0, unnamed: 0, misses: [] };

export const sendableFields = {
  name: ({ businessName }, label) =>
    countOne(businessName, label.businessNameAccept, (name) =>
      label.businessNameAccept.some((other) => bareName(other) === bareName(name)),
    ),
  industry: ({ industry }, { industryAccept }) =>
    industry === null && industryAccept.includes('other')
      ? noCounts
      : countOne(industry, industryAccept, (id) => industryAccept.includes(id) || id === 'general'),
  phone: ({ contactInfo: { phone } }, { phones }) =>
    countOne(phone, phones, (value) =>
      phones.some((other) => lastDigits(other) === lastDigits(value)),
    ),
  email: ({ contactInfo: { email } }, { emails }) =>
    countOne(email, emails, (value) =>
      emails.some((other) => other.toLowerCase() === value.toLowerCase()),
    ),
  address: ({ contactInfo: { address } }, label) => {
    const wanted = label.address !== null && /\d/u.test(label.address) ? label.address : null;
    // A label with only a town does not mean that the page has no address.
    if (label.address !== wanted) return noCounts;
    return countOne(address, wanted === null ? [] : [wanted], (value) =>
      sharesWords(wanted ?? '', value),
    );
  },
  locality: (website, { address }) => {
    const found =
      'locality' in website && typeof website.locality === 'string' ? website.locality : null;
    return address === null
      ? noCounts
      : countOne(found, [address], (value) => comparable(address).includes(comparable(value)));
  },
  hours: ({ contactInfo: { hours } }, label) =>
    countOne(hours, label.hours === null ? [] : [label.hours], (value) =>
      sameHours(label.hours ?? '', value),
    ),
  color: ({ primaryColor }, { colorAccept }) =>
    colorAccept.length === 0
      ? noCounts
      : countOne(primaryColor, colorAccept, (value) =>
          colorAccept.some((other) => distance(other, value) <= nearColor),
        ),
  language: ({ language }, label) =>
    countOne(language ?? null, [label.language], (tag) => tag === label.language),
  founded: (website, { foundingYear }) => {
    const found =
      'founded' in website && typeof website.founded === 'string' ? website.founded : null;
    const wanted = foundingYear === null ? [] : [String(foundingYear)];
    return countOne(found, wanted, (year) => wanted.includes(year));
  },
  people: ({ people = [] }, label) =>
    countList(
      people.map(({ name }) => name),
      label.people.map(({ name }) => name),
      isComplete('people', label),
    ),
  quotes: ({ testimonials = [] }, label) => {
    const { testimonialsCount } = label;
    const over = testimonials
      .slice(testimonialsCount)
      .map(({ quote }) => `more than the label counts: ${quote}`);
    const right = testimonials.length - over.length;
    const missed = Math.min(6, testimonialsCount) - Math.min(6, right);
    return {
      right,
      missed,
      ...countUnwanted(over.length, isComplete('quotes', label)),
      misses: over,
    };
  },
  services: ({ services = [] }, label) =>
    countList(services, label.servicesAccept, isComplete('services', label)),
  'own words': (website, { ownWords, servicesAccept }) => {
    const found = comparable(JSON.stringify(website));
    const wanted = [...new Set([...ownWords, ...servicesAccept])];
    const misses = wanted.filter((words) => !found.includes(comparable(words)));
    return { ...noCounts, right: wanted.length - misses.length, missed: misses.length, misses };
  },
} as const satisfies Readonly<Record<string, Judge>>;
export type SendableField = keyof typeof sendableFields;

export function judgeSite(field: SendableField, { reply, label }: JudgedSite): Count {
  return sendableFields[field](reply.website, label);
}

function countOne(
  found: string | null,
  wanted: readonly string[],
  fits: (value: string) => boolean,
): Count {
  if (found === null || found === '')
    return wanted.length === 0
      ? noCounts
      : { ...noCounts, missed: 1, misses: [`missed: ${wanted.join(' / ')}`] };
  if (wanted.length > 0 && fits(found)) return { ...noCounts, right: 1 };
  return { ...noCounts, wrong: 1, misses: [`${found} is not ${wanted.join(' / ')}`] };
}

/** Whether a label names every item of a list, and not only those of the home page. */
function isComplete(field: string, { complete = [] }: SendableLabel): boolean {
  return complete.includes(field);
}

function countUnwanted(count: number, isComplete: boolean): Pick<Count, 'wrong' | 'unnamed'> {
  return isComplete ? { wrong: count, unnamed: 0 } : { wrong: 0, unnamed: count };
}

function countList(
  found: readonly string[],
  wanted: readonly string[],
  isComplete: boolean,
): Count {
  const isSame = (a: string, b: string): boolean =>
    comparable(a).includes(comparable(b)) || comparable(b).includes(comparable(a));
  const others = found.filter((value) => !wanted.some((other) => isSame(value, other)));
  const missed = wanted.filter((other) => !found.some((value) => isSame(value, other)));
  return {
    right: found.length - others.length,
    ...countUnwanted(others.length, isComplete),
    missed: missed.length,
    misses: [
      ...others.map((value) => `not named: ${value}`),
      ...missed.map((value) => `missed: ${value}`),
    ],
  };
}

/** Every number of the label, and most of its words. */
function sharesWords(label: string, value: string): boolean {
  const found = comparable(value).split(' ');
  const wanted = comparable(label).split(' ');
  const numbers = wanted.filter((word) => /\d/u.test(word));
  const shared = wanted.filter((word) => found.includes(word)).length;
  return numbers.every((word) => found.includes(word)) && shared >= wanted.length * 0.6;
}

function sameHours(label: string, value: string): boolean {
  const wanted = readHours(label);
  const found = readHours(value);
  return wanted.length === 0
    ? comparable(value).includes(comparable(label)) || comparable(label).includes(comparable(value))
    : wanted.every((hour) => found.includes(hour));
}

/** The hours of a 12-hour clock in both spellings. */
function readHours(text: string): readonly number[] {
  return [
    ...text.matchAll(/(?<!\d|[:.h])(\d{1,2})(?=[:.h]\d{2}|\s?[ap]\.?m|\s?(?:h|uhr)\b)/giu),
  ].map(([, hour]) => Number(hour) % 12);
}

function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function bareName(name: string): string {
  return comparable(name)
    .replace(/\b(?:llc|inc|ltd|plc|gbr|gmbh|pvt|co|company|the|pllc)\b/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function lastDigits(phone: string): string {
  return phone.replace(/\D/gu, '').slice(-8);
}
