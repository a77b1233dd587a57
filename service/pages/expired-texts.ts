import { telephoneAddress } from '../../templates-data/model/phone.ts';
import { findInitials } from '../../templates-data/model/places.ts';
import { displayHost } from '../../templates-data/model/web-address.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import type { DemoRow } from '../demos/queries.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A demo whose link has ended. */
export interface ExpiredDemo {
  readonly demo: DemoRow;
  readonly maker: DemoMaker;
  /** The formatted sum of its open offer; undefined without one. */
  readonly offer?: string | undefined;
}

/**
 * The texts of the page of an expired demo: the demo's name and last day, and the agency's contact
 * details. It can show a picture of the build; the client's pictures end with the link.
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
