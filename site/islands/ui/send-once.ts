/** Ids of what was sent and not acknowledged, by its content. */
const unacknowledged = new Map<string, string>();

/** A random id. Pages without TLS lack `crypto.randomUUID`. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends content with an id, which stays the same until the service has acknowledged it. So pressing
 * again after a lost answer creates nothing twice.
 */
export async function sendOnce<T extends { readonly ok: boolean }>(
  content: unknown,
  send: (id: string) => Promise<T>,
): Promise<T> {
  const key = JSON.stringify(content);
  const id = unacknowledged.get(key) ?? makeId();
  unacknowledged.set(key, id);
  const result = await send(id);
  if (result.ok) unacknowledged.delete(key);
  return result;
}
