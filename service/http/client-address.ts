import ipaddr from 'ipaddr.js';

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** An IPv6 address by its first half: whoever has one has the other 2^64 of that network too, and is counted as one. */
function counted(address: string): string {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*$/u, '')}/64`);
  return `${network.toString()}/64`;
}

/**
 * Where a request came from, for counting: the peer's address or, while that is a trusted proxy, the one it says came
 * before it; of an IPv6 address its network (`2001:db8::/64`).
 */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  trusted: readonly string[],
): string {
  let current = plain(peer);
  if (forwarded === undefined || trusted.length === 0) return counted(current);
  const chain = forwarded.split(',').map((part) => plain(part.trim()));
  while (trusted.includes(current)) {
    const previous = chain.pop();
    if (previous === undefined || previous === '') break;
    current = previous;
  }
  return counted(current);
}
