import canonicalize from 'canonicalize';

/**
 * Canonical JSON (RFC 8785): equal values give equal bytes.
 * @throws Error for values that JSON cannot represent, such as half a surrogate pair.
 */
export function toCanonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('a value has no canonical JSON');
  return text;
}

/**
 * The value without what JSON cannot represent: `undefined` is removed, half surrogate pairs are
 * replaced.
 */
export function toJsonValue(value: unknown): unknown {
  const text = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.toWellFormed() : one,
  );
  return JSON.parse(text) as unknown;
}
