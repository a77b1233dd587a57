import { isPublicAddress, isPublicName, parseLiteralAddress } from './check-address.ts';
import { ScanRefused } from '../scan-refused.ts';
import { hasScheme } from '../../has-scheme.ts';

/**
 * Hosts that tests and measurements may reach although they are not public; see scan-options.ts.
 */
export interface Exemptions {
  readonly allowHosts: ReadonlySet<string>;
  readonly resolve: ReadonlyMap<string, string>;
}

const maxAddressLength = 2048;

/**
 * The URL that a person typed, checked: http or https, no credentials, ports 80 and 443, a public
 * name or address. `example.com` means https. Throws `ScanRefused`.
 */
export function readWebAddress(typed: string, exempt: Exemptions): URL {
  const trimmed = typed.trim();
  // Refuses tabs and line breaks, which the URL parser would drop silently.
  if (/[\u0000-\u001f\u007f]/u.test(trimmed)) throw new ScanRefused('control character');
  if (/^[\\/]/u.test(trimmed)) throw new ScanRefused('no host');
  const address = hasScheme(trimmed) ? trimmed : `https://${trimmed}`;
  return checkWebAddress(address, undefined, exempt);
}

/** A link or redirect found on `base`, under the same rules. Throws `ScanRefused`. */
export function checkWebAddress(link: string, base: URL | undefined, exempt: Exemptions): URL {
  if (link.length > maxAddressLength) throw new ScanRefused('address too long');
  const url = URL.parse(link, base);
  if (url === null || url.href.length > maxAddressLength) throw new ScanRefused('not an address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new ScanRefused('scheme');
  if (url.username !== '' || url.password !== '') throw new ScanRefused('credentials');
  url.hash = '';
  if (findExemption(url, exempt) !== undefined) return url;
  if (url.port !== '' && url.port !== '80' && url.port !== '443') throw new ScanRefused('port');
  const address = parseLiteralAddress(url.hostname);
  if (address !== undefined && !isPublicAddress(address))
    throw new ScanRefused('address not public');
  if (address === undefined && !isPublicName(url.hostname))
    throw new ScanRefused('name not public');
  return url;
}

/**
 * The `host:port` of an exempt URL, and whether it uses plain http (named by `resolve`); undefined
 * for other URLs.
 */
export function findExemption(
  url: URL,
  exempt: Exemptions,
): { readonly target: string; readonly plain: boolean } | undefined {
  const mapped = exempt.resolve.get(url.hostname);
  if (mapped !== undefined) return { target: mapped, plain: true };
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  const target = `${url.hostname}:${port}`;
  return exempt.allowHosts.has(target) ? { target, plain: false } : undefined;
}
