import { parse } from 'tldts';
import { sharedHosts } from './shared-hosts.ts';
import { hasScheme } from '../has-scheme.ts';

/**
 * The registrable domain of an address in any form: `https://www.Müller.de/team`, `müller.de:8080`
 * and `info@mail.xn--mller-kva.de` all give `xn--mller-kva.de`. Suffixes under which others have
 * their own sites count as public: `harbor.wixsite.com` is a domain, `wixsite.com` is not.
 * Undefined for a public suffix or an invalid address.
 */
export function registrableDomain(address: string): string | undefined {
  const host = parseAddress(address)?.host;
  if (host === undefined) return undefined;
  const domain = parse(host, { allowPrivateDomains: true }).domain ?? undefined;
  if (domain === undefined || !sharedHosts.has(domain)) return domain;
  // The label before the shared name.
  const [customer] = /[^.]+$/u.exec(host.slice(0, -domain.length - 1)) ?? [];
  return customer === undefined || customer === 'www' ? undefined : `${customer}.${domain}`;
}

/**
 * The domain that identifies a website's owner: the registrable one, else the host itself, such as
 * an IP address. A copy in an archive or a translation identifies the owner of the original.
 */
export function siteDomain(address: string): string | undefined {
  const found = parseAddress(address);
  if (!found) return undefined;
  const original = originalAddress(found);
  return original === undefined ? (registrableDomain(address) ?? found.host) : siteDomain(original);
}

interface Address {
  /** In lower case and ASCII, without a final dot. */
  readonly host: string;
  readonly path: string;
}

/** The address of the page that this one is a copy of. */
function originalAddress({ host, path }: Address): string | undefined {
  const translated = /^([a-z\d-]+)\.translate\.goog$/u.exec(host)?.[1];
  if (translated !== undefined)
    return translated
      .split('--')
      .map((part) => part.replaceAll('-', '.'))
      .join('-');
  if (host !== 'web.archive.org') return undefined;
  return /^\/web\/[^/]+\/(?:https?:\/{1,2})?([^/].*)$/u.exec(path)?.[1];
}

function parseAddress(address: string): Address | undefined {
  const trimmed = address.trim();
  const named = /^[^\s/:?#]+@([^\s/@]+)$/u.exec(trimmed)?.[1] ?? trimmed;
  const url = URL.parse(hasScheme(named) ? named : `https://${named}`);
  const host = url?.hostname.replace(/\.+$/u, '') ?? '';
  return url && host !== '' ? { host, path: url.pathname } : undefined;
}
