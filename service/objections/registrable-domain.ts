import { parse } from 'tldts';

/**
 * The registrable domain of an address in any form: `https://www.Müller.de/team`, `müller.de:8080`
 * and `info@mail.xn--mller-kva.de` all give `xn--mller-kva.de`. Suffixes under which others have
 * their own sites count as public: `harbor.wixsite.com` is a domain, `wixsite.com` is not.
 * Undefined for a public suffix or an invalid address.
 */
export function registrableDomain(address: string): string | undefined {
  const host = parseHost(address);
  if (host === undefined) return undefined;
  return parse(host, { allowPrivateDomains: true }).domain ?? undefined;
}

/**
 * The domain that identifies a website's owner: the registrable one, else the host itself, such as
 * an IP address.
 */
export function siteDomain(address: string): string | undefined {
  return registrableDomain(address) ?? parseHost(address);
}

/** A scheme as the URL parser takes it, also without slashes; not the port of `harbor.de:8080`. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/iu;

/** The host in lower case and ASCII, without a final dot. */
function parseHost(address: string): string | undefined {
  const given = address.trim();
  const named = /^[^\s/:?#]+@([^\s/@]+)$/u.exec(given)?.[1] ?? given;
  const url = URL.parse(scheme.test(named) ? named : `https://${named}`);
  const host = url?.hostname.replace(/\.+$/u, '') ?? '';
  return host === '' ? undefined : host;
}
