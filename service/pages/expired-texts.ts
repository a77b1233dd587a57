import { telephoneAddress } from '../../templates-data/model/phone.ts';
import { findInitials } from '../../templates-data/model/places.ts';
import { displayHost } from '../../templates-data/model/web-address.ts';
import type { ExpiredDemo } from './demo-pages.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * What the page of an expired demo says: of the demo its name and its last day, and of the agency
 * how to reach it. A picture of the build may be shown; the client's own are gone with the link.
 */
export function expiredTexts(
  { demo, maker, offer }: ExpiredDemo,
  picture: string,
): Record<string, string> {
  const { name, website, phone, email } = maker;
  const ended = date.format(demo.expiresAt);
  const andOffer = offer === undefined ? '' : `, and the offer of ${offer} ended with it`;
  const source = URL.parse(demo.websiteData.sourceUrl ?? '')?.origin ?? '';
  return {
    picture: picture.startsWith('/_astro/') ? picture : '',
    lead: `${name} made it for ${demo.name}. It was online until ${ended}${andOffer}.`,
    agency: name,
    'agency-after': name,
    'agency.initials': findInitials(name),
    'agency.site': displayHost(website),
    'agency.call': phone === '' ? '' : telephoneAddress(phone),
    'agency.mail': email === '' ? '' : `mailto:${email}`,
    official: source,
    'official.before': `Not the official website of ${demo.name}. That one is at`,
    'official.host': displayHost(source),
  };
}
