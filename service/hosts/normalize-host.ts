import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import type { Env } from '../env.ts';

const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/u;

/**
 * A domain as it is stored: lower-case ASCII without a final dot. Undefined for names that an
 * agency cannot own: an IP address, a single label, a public suffix such as `co.uk` or `github.io`,
 * or a text with a path, port or wildcard.
 */
export function normalizeHost(typed: string): string | undefined {
  // `domainToASCII` would drop a path or query after the name, and decode percent escapes.
  if (/[\s/\\:?#@%[\]]/u.test(typed)) return undefined;
  const ascii = domainToASCII(typed).replace(/\.$/u, '');
  if (ascii === '' || ascii.length > 253) return undefined;
  if (!ascii.split('.').every((part) => label.test(part))) return undefined;
  const { domain, isIp } = parse(ascii, { allowPrivateDomains: true });
  return isIp === true || domain === null ? undefined : ascii;
}

/** Whether a name belongs to the service itself. */
export function isServiceHost(
  host: string,
  { origins, demoOrigin }: Pick<Env, 'origins' | 'demoOrigin'>,
): boolean {
  return [...origins, demoOrigin].some((origin) => new URL(origin).hostname === host);
}

/**
 * Whether a Host header names a third party's domain, such as one that an agency had before. Its
 * visitors do not know this service.
 */
export function isThirdPartyHost(
  header: string | undefined,
  { origins, demoOrigin }: Pick<Env, 'origins' | 'demoOrigin'>,
): boolean {
  const host = normalizeHost(header?.replace(/:\d*$/u, '') ?? '');
  if (host === undefined) return false;
  const registrableDomain = (name: string): string | null =>
    parse(name, { allowPrivateDomains: true }).domain;
  const domain = registrableDomain(host);
  return ![...origins, demoOrigin].some(
    (origin) => registrableDomain(new URL(origin).hostname) === domain,
  );
}
