import { overridesOf, type Overrides } from '../../templates-data/model/slots.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A demo kept in this browser because the service could not be reached when it was made: `website_{uniqueId}` holds
 * `{ data, expires }`, times in milliseconds. What has run out or cannot be read is removed.
 */
export function readLocalDemo(uniqueId: string, storage: Storage, now: number): Overrides | undefined {
  const key = `website_${uniqueId}`;
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const kept = parse(text);
  const expires = isObject(kept) ? Number(kept['expires'] ?? kept['expiresAt'] ?? Number.NaN) : Number.NaN;
  if (!isObject(kept) || !isObject(kept['data']) || Number.isNaN(expires) || expires <= now) {
    storage.removeItem(key);
    return undefined;
  }
  const { data } = kept;
  const website = isObject(data['websiteData']) ? data['websiteData'] : data;
  const overrides = overridesOf(website);
  const industry = data['industry'] ?? website['industry'];
  const name = overrides.businessName ?? (typeof data['name'] === 'string' ? data['name'] : '');
  return { ...overrides, businessName: name, ...(typeof industry === 'string' && { industry }) };
}
