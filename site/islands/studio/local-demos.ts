import { overridesOf, type Overrides, type WebsiteData } from '../../../templates-data/model/slots.ts';

const lifetime = 30 * 24 * 60 * 60 * 1000;
const prefix = 'website_';

export interface LocalDemo {
  readonly uniqueId: string;
  readonly values: Overrides;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Keeps a demo in this browser for 30 days, where its public page finds it. Throws when the browser keeps nothing. */
export function keepLocalDemo(uniqueId: string, data: WebsiteData, now = Date.now()): void {
  localStorage.setItem(`${prefix}${uniqueId}`, JSON.stringify({ data, expires: now + lifetime }));
}

export function dropLocalDemo(uniqueId: string): void {
  localStorage.removeItem(`${prefix}${uniqueId}`);
}

function read(key: string): LocalDemo | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (typeof kept !== 'object' || kept === null || !('data' in kept) || !('expires' in kept))
      return undefined;
    if (typeof kept.expires !== 'number') return undefined;
    return { uniqueId: key.slice(prefix.length), values: overridesOf(kept.data), expires: kept.expires };
  } catch {
    return undefined;
  }
}

/** The demos that live in this browser only, the longest-lived first; what has expired or cannot be read is left out. */
export function localDemos(now = Date.now()): readonly LocalDemo[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix) && key !== 'website_demos')
    .map(read)
    .filter((demo) => demo !== undefined)
    .filter((demo) => demo.expires > now)
    .toSorted((one, other) => other.expires - one.expires);
}
