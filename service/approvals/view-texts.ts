import { telephoneAddress } from '../../templates-data/model/phone.ts';
import { findInitials } from '../../templates-data/model/places.ts';
import type { Approval } from '../contract/approvals.ts';

/** `November 23, 2026`. */
export const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** The texts of a moment, by a name: for machines, and by the clock of UTC. */
export function momentTexts(name: string, iso: string | null): Record<string, string> {
  if (iso === null) return {};
  const at = new Date(iso);
  return {
    [`${name}-at`]: iso,
    [`${name}-date`]: longDate.format(at),
    [`${name}-time`]: `${time.format(at)} UTC`,
  };
}

const dayOfYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Dec 3`; with the year where it is not that of the request. */
export function formatDay(day: string, requestedAt: string): string {
  const format = day.slice(0, 4) === requestedAt.slice(0, 4) ? dayOfYear : dayAndYear;
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Who asks: the name, the logo or else the initials, and the ways to reach them. */
export function agencyTexts({ agency }: Pick<Approval, 'agency'>): Record<string, string> {
  const { name, person, phone, email, logo } = agency;
  return {
    'agency.name': name,
    'agency.initials': findInitials(name),
    'agency.logo': logo ?? '',
    'agency.contact': [person === name ? '' : person, phone]
      .filter((text) => text !== '')
      .join(', '),
    'agency.call': phone === '' ? '' : telephoneAddress(phone),
    'agency.mail': email === '' ? '' : `mailto:${email}`,
    'ask-href': email === '' ? '' : `mailto:${email}`,
    'ask-label': `Ask ${person === name ? name : (person.split(' ')[0] ?? name)} something first`,
  };
}
