import { load } from 'cheerio';
import { decodeText } from './decode-text.ts';
import type { RawDocument } from './extract-page.ts';
import { hexOf, isNeutral } from './parse-color.ts';

export interface Baseline {
  readonly businessName: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly primaryColor: string | undefined;
}

/** What a weekend script would take: og:site_name or the title, the first `tel:` or phone-like text, the first mailto or address, the most frequent colour. */
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
    const hex = hexOf(written);
    if (hex !== undefined && !isNeutral(hex)) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
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
    primaryColor: [...counts].sort((a, b) => b[1] - a[1])[0]?.[0],
  };
}
