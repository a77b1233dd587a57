import { load } from 'cheerio';
import { decodeText } from '../fetch/decode-text.ts';
import type { RawDocument } from '../extraction.ts';
import { parseHexColor, isNeutral } from '../colors/parse-color.ts';

export interface Baseline {
  readonly businessName: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly primaryColor: string | undefined;
  readonly secondaryColor: string | undefined;
  readonly address: string | undefined;
  readonly hours: string | undefined;
  readonly description: string | undefined;
  readonly logo: string | undefined;
  readonly language: string | undefined;
  readonly socials: readonly string[];
  readonly services: readonly string[];
}

/**
 * The values that a simple script would find: og:site_name or the title, the first `tel:` or
 * phone-like text, the first mailto or address, the most frequent colours, the first picture called
 * logo, the first lines that look like an address or hours, every link to a network, the first
 * list.
 */
export function findBaseline(home: RawDocument, sheets: readonly RawDocument[]): Baseline {
  const text = ({ body, contentType }: RawDocument): string =>
    typeof body === 'string' ? body : decodeText(body, contentType);
  const $ = load(text(home));
  const styles = [...sheets.map(text), $('style').text()].join('\n');
  $('script, style').remove();
  const body = $('body').text();
  const tel = $('a[href^="tel:"]').first().attr('href')?.slice(4);
  const mailto = $('a[href^="mailto:"]').first().attr('href')?.slice(7).split('?')[0];
  const counts = new Map<string, number>();
  for (const [written] of styles.matchAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/giu)) {
    const hex = parseHexColor(written);
    if (hex !== undefined && !isNeutral(hex)) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  const logo = $('img')
    .toArray()
    .find(({ attribs }) =>
      /logo/iu.test(`${attribs['src'] ?? ''} ${attribs['alt'] ?? ''} ${attribs['class'] ?? ''}`),
    );
  return {
    businessName:
      $('meta[property="og:site_name"]').attr('content') ??
      $('title')
        .first()
        .text()
        .split(/\s[|–-]\s/u)[0]
        ?.trim(),
    phone: tel ?? /(?:\+?\d{1,3}[\s.-]?)?\(?\d{3,5}\)?[\s.-]?\d{3}[\s.-]?\d{3,4}/u.exec(body)?.[0],
    email: mailto ?? /[\w.+-]+@[\w-]+\.[\w.]{2,}/u.exec(body)?.[0],
    primaryColor: first?.[0],
    secondaryColor: second?.[0],
    address:
      $('address').first().text() ||
      /\d{1,5} [A-Z][\w. ]{3,40}(?:St|Street|Rd|Road|Ave|Avenue|Drive|Lane)\b.{0,60}/u.exec(
        body,
      )?.[0],
    hours: /(?:mon|monday)\b.{0,80}\d{1,2}(?::\d\d)?\s?[ap]m/iu.exec(body)?.[0],
    description: $('meta[name="description"]').attr('content'),
    logo: logo?.attribs['src'],
    language: $('html').attr('lang')?.slice(0, 2),
    socials: $('a[href]')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? '')
      .filter((href) => /facebook|instagram|twitter|linkedin|youtube/u.test(href)),
    services: $('ul')
      .first()
      .find('li')
      .toArray()
      .map((item) => $(item).text().trim()),
  };
}
