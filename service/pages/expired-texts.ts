import { demoLanguage, locales } from '../../templates-data/model/languages.ts';
import { telephoneAddress } from '../../templates-data/model/phone.ts';
import { findInitials } from '../../templates-data/model/derived-values.ts';
import { displayHost } from '../../templates-data/model/web-address.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { clientWords } from '../client-words.ts';
import type { DemoRow } from '../demos/queries.ts';

/** A demo whose link has ended. */
export interface ExpiredDemo {
  readonly demo: DemoRow;
  readonly maker: DemoMaker;
  /** The formatted sum of its open offer; undefined without one. */
  readonly offer?: string | undefined;
  /** Whether the visitor has asked for it already, by their own link. */
  readonly hasRequestedTime?: boolean;
}

const plain = ['title', 'wanted', 'where', 'send', 'maker', 'failed', 'reached'] as const;

/**
 * The texts of the page of an expired demo, in its language: the demo's name and last day, and the
 * agency's contact details. It can show a picture of the build; the client's pictures end with the
 * link.
 */
export function expiredTexts(
  { demo, maker, offer: amount, hasRequestedTime = false }: ExpiredDemo,
  picture: string,
): Record<string, string> {
  const { name: agency, website, phone, email } = maker;
  const language = demoLanguage(demo.websiteData.language);
  const locale = locales[language];
  const { text } = clientWords(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = date.format(demo.expiresAt);
  const values = { agency, name: demo.name, day, ...(amount !== undefined && { amount }) };
  const source = URL.parse(demo.websiteData.sourceUrl ?? '')?.origin ?? '';
  return {
    lang: locale,
    picture: picture.startsWith('/_astro/') ? picture : '',
    lead: text(amount === undefined ? 'expired.lead' : 'expired.leadOffer', values),
    agency,
    'agency.initials': findInitials(agency),
    'agency.site': displayHost(website),
    'agency.call': phone === '' ? '' : telephoneAddress(phone),
    'agency.mail': email === '' ? '' : `mailto:${encodeURIComponent(email)}`,
    official: source,
    'official.before': text('expired.official', values),
    'official.host': displayHost(source),
    ...Object.fromEntries(plain.map((key) => [`expired.${key}`, text(`expired.${key}`)])),
    'expired.promise': text('expired.promise', values),
    'expired.asked': hasRequestedTime ? 'yes' : '',
    ...(hasRequestedTime && { 'expired.wanted': text('expired.knows', values) }),
    'expired.told': text('expired.told', values),
    'expired.knows': text('expired.knows', values),
    'expired.invalid': text('form.emailInvalid'),
    'expired.call': text('approval.call'),
    'expired.write': text('approval.write'),
  };
}
