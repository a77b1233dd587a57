import ipaddr from 'ipaddr.js';
import { parseAddress, type TrustedProxies } from '../proxies.ts';

/**
 * An IPv6 address by its first half: whoever has one has the other 2^64 of that network too, and is
 * counted as one.
 */
function counted(address: NonNullable<ReturnType<typeof parseAddress>>): string {
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/**
 * Where a request came from, for counting: the peer's address or, while that is a trusted proxy,
 * the one it says came before it; of an IPv6 address its network (`2001:db8::/64`). A part of
 * `X-Forwarded-For` that is no address ends the way back.
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
  return counted(current);
}
