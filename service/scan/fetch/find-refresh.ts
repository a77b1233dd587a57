import { parse as parseDomain } from 'tldts';
import { decodeText } from './decode-text.ts';

// Maximum size of a page that only refreshes; larger pages are parsed only in the worker.
const maxLength = 8192;
const littleText = 100;
const metaTag = /<meta\b[^>]{0,700}>/giu;
const isRefresh = /\bhttp-equiv\s*=\s*["']?\s*refresh\b/iu;
const content = /\bcontent\s*=\s*(?:"([^"]{1,600})"|'([^']{1,600})')/iu;
const atOnce = /^\s*0+(?:\.0*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']{1,500})/iu;
const unseen = /<(script|style|head|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^>]*>/giu;

/** The target of `<meta http-equiv="refresh">` on a page without content, as written. */
export function findRefresh(body: Uint8Array, contentType: string): string | undefined {
  if (body.byteLength > maxLength) return undefined;
  const source = decodeText(body, contentType);
  const tag = source.match(metaTag)?.find((one) => isRefresh.test(one));
  if (tag === undefined) return undefined;
  const values = content.exec(tag);
  const address = atOnce.exec(values?.[1] ?? values?.[2] ?? '')?.[1]?.trim();
  if (address === undefined || address === '') return undefined;
  const seen = source.replace(unseen, ' ').replace(/\s+/gu, ' ').trim();
  return seen.length > littleText ? undefined : address.replaceAll('&amp;', '&');
}

/** Whether both addresses have the same registrable domain, and so belong to the same website. */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.hostname === other.hostname) return true;
  const [first, second] = [one, other].map(
    ({ hostname }) => parseDomain(hostname, { allowPrivateDomains: true }).domain,
  );
  return typeof first === 'string' && first === second;
}
