import ipaddr from 'ipaddr.js';
import { parseAddress, type TrustedProxies } from '../proxies.ts';

/**
 * The first half of an IPv6 address: its owner has the other 2^64 of that network too, so the
 * network counts as one client.
 */
function countedNetwork(address: NonNullable<ReturnType<typeof parseAddress>>): string {
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/**
 * Where a request came from, for counting: the peer's address, or what a trusted proxy reports; an
 * IPv6 address as its network (`2001:db8::/64`). An invalid part of `X-Forwarded-For` ends the
 * search.
 */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  isTrusted: TrustedProxies | undefined,
): string {
  let current = parseAddress(peer);
  if (!current) return peer;
  const chain = isTrusted && forwarded !== undefined ? forwarded.split(',') : [];
  while (isTrusted?.(current) === true) {
    const previous = parseAddress(chain.pop()?.trim() ?? '');
    if (!previous) break;
    current = previous;
  }
  return countedNetwork(current);
}
