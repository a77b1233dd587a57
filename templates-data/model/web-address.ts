import { isShowable } from './show-text.ts';

/** An address that a page may link to: http and https only, without name and password. */
export function parseWebAddress(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.length > max || !/^https?:\/\//iu.test(value))
    return undefined;
  if (/[\s<>"\\^`{|}]/u.test(value) || !isShowable(value) || !URL.canParse(value)) return undefined;
  const { protocol, username, password } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && username === '' && password === '' ? value : undefined;
}

/** The host of a website as people write it: `harbor.example`. */
export function displayHost(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}

/**
 * An address without the parts that may be private: query, fragment, name and password. Agencies
 * paste addresses from their own browser, with parameters of campaigns, mails or sessions.
 */
export function stripPrivateParts(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
