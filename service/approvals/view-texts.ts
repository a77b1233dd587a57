import { telephoneAddress } from '../../templates-data/model/phone.ts';
import { findInitials } from '../../templates-data/model/derived-values.ts';
import type { Approval } from '../contract/approvals.ts';
import type { ApprovalLanguage } from './approval-language.ts';

type Locale = Pick<ApprovalLanguage, 'locale'>;

/** `November 23, 2026`; `23. November 2026`. */
export function formatDate(at: Date, { locale }: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** The texts of a moment, by a name: for machines, and by the clock of UTC. */
export function momentTexts(
  name: string,
  iso: string | null,
  { locale }: Locale,
): Record<string, string> {
  if (iso === null) return {};
  const at = new Date(iso);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return {
    [`${name}-at`]: iso,
    [`${name}-date`]: formatDate(at, { locale }),
    [`${name}-time`]: `${time.format(at)} UTC`,
  };
}

/** `Dec 3`; with the year where it is not that of the request. */
export function formatDay(day: string, requestedAt: string, { locale }: Locale): string {
  const isSameYear = day.slice(0, 4) === requestedAt.slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    ...(!isSameYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The agency's name, its logo or initials, and its contact details. */
export function agencyTexts(
  { agency }: Pick<Approval, 'agency'>,
  { text }: Pick<ApprovalLanguage, 'text'>,
): Record<string, string> {
  const { name, person, phone, email, logo } = agency;
  const firstName = person === name ? name : (person.split(' ')[0] ?? name);
  return {
    'agency.name': name,
    'agency.initials': findInitials(name),
    'agency.logo': logo ?? '',
    'agency.contact': [person === name ? '' : person, phone]
      .filter((part) => part !== '')
      .join(', '),
    'agency.call': phone === '' ? '' : telephoneAddress(phone),
    'agency.mail': email === '' ? '' : `mailto:${email}`,
    'ask-href': email === '' ? '' : `mailto:${email}`,
    'ask-label': text('approval.ask', { person: firstName }),
  };
}
