function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** The address a request came from: the peer's, or, while that is a trusted proxy, what it says came before it. */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  trusted: readonly string[],
): string {
  let current = plain(peer);
  if (forwarded === undefined || trusted.length === 0) return current;
  const chain = forwarded.split(',').map((part) => plain(part.trim()));
  while (trusted.includes(current)) {
    const previous = chain.pop();
    if (previous === undefined || previous === '') break;
    current = previous;
  }
  return current;
}
