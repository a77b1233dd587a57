import { parse } from 'tldts';

/**
 * The registrable domain of an address, however it is written: `https://www.Müller.de/team`,
 * `müller.de:8080` and `info@mail.xn--mller-kva.de` are all `xn--mller-kva.de`. Suffixes under
 * which strangers have sites of their own count as public: `harbor.wixsite.com` is a domain, and
 * `wixsite.com` is none. Undefined for what has none.
 */
export function registrableDomain(address: string): string | undefined {
  const host = hostIn(address);
  if (host === undefined) return undefined;
  return parse(host, { allowPrivateDomains: true }).domain ?? undefined;
}

/**
 * The domain that tells a website's owner: the registrable one, else the host itself, such as an
 * address by number.
 */
export function siteDomain(address: string): string | undefined {
  return registrableDomain(address) ?? hostIn(address);
}

/** The host in lower case and ASCII, without a dot at its end. */
function hostIn(address: string): string | undefined {
  const given = address.trim();
  const named = /^[^\s/:?#]+@([^\s/@]+)$/u.exec(given)?.[1] ?? given;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//iu.test(named) ? named : `https://${named}`);
  const host = url?.hostname.replace(/\.+$/u, '') ?? '';
  return host === '' ? undefined : host;
}
