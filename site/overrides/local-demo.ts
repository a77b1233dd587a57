import { readLists, type ClientLists } from '../../templates-data/model/client-lists.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { readOverrides, type Overrides } from '../../templates-data/model/slots.ts';
import { isRecord } from '../../templates-data/model/is-record.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A time in milliseconds, from a number or a date as text; NaN for anything else. */
function parseTime(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  return /^\d+$/u.test(value) ? Number(value) : Date.parse(value);
}

function readEnd(stored: Record<string, unknown>): number {
  return parseTime(stored['expires'] ?? stored['expiresAt'] ?? stored['expiry']);
}

/** The content of a demo: the values of its slots, and the lists and pictures of its client. */
export interface StoredDemo {
  readonly overrides: Overrides;
  readonly lists: ClientLists;
  /** Undefined for a demo that is stored in this browser only. */
  readonly maker?: DemoMaker | undefined;
  /** The parts of the panel on the page. */
  readonly panel?: readonly string[];
}

/**
 * Reads a stored website in any of its forms: as the studio stores it, as it is sent to the
 * service, or as the service answers.
 */
function parseDemo(data: Record<string, unknown>): StoredDemo {
  const inner = data['websiteData'] ?? data['templateData'];
  const website = isRecord(inner) ? inner : data;
  const overrides = readOverrides(website);
  const industry = data['industry'] ?? website['industry'];
  const name = overrides.businessName ?? (typeof data['name'] === 'string' ? data['name'] : '');
  return {
    overrides: {
      ...overrides,
      businessName: name,
      ...(typeof industry === 'string' && { industry }),
    },
    lists: readLists(website),
  };
}

/**
 * A demo stored in this browser because the service could not be reached: `website_{uniqueId}`
 * holds `{ data, expires }`, times in milliseconds; older versions stored a list in
 * `website_demos`. Expired and unreadable ones are removed.
 */
export function readLocalDemo(
  uniqueId: string,
  storage: Store,
  now: number,
): StoredDemo | undefined {
  const key = `website_${uniqueId}`;
  const text = storage.getItem(key);
  if (text === null || uniqueId === 'demos') return readListedDemo(uniqueId, storage, now);
  const stored = parseJson(text);
  if (!isRecord(stored) || !isRecord(stored['data']) || !(readEnd(stored) > now)) {
    storage.removeItem(key);
    return readListedDemo(uniqueId, storage, now);
  }
  return parseDemo(stored['data']);
}

const listKey = 'website_demos';

/** A demo in the list of older versions. */
function readListedDemo(uniqueId: string, storage: Store, now: number): StoredDemo | undefined {
  const text = storage.getItem(listKey);
  if (text === null) return undefined;
  const list = parseJson(text);
  if (!Array.isArray(list)) {
    storage.removeItem(listKey);
    return undefined;
  }
  const items: unknown[] = list;
  // An item without an end is as old as the list, and so has expired.
  const living = items.filter((item) => isRecord(item) && readEnd(item) > now);
  if (living.length === 0) storage.removeItem(listKey);
  else if (living.length < items.length) storage.setItem(listKey, JSON.stringify(living));
  const found = living.find(
    (item) => isRecord(item) && [item['uniqueId'], item['id']].includes(uniqueId),
  );
  if (!isRecord(found)) return undefined;
  const data = found['data'];
  return isRecord(data) ? parseDemo({ ...found, ...data }) : parseDemo(found);
}

/**
 * A template stored in this browser, for `?template={id}`: `template_{id}` holds `{ expires, data
 * }`, or in its older form only the data. Expired and unreadable ones are removed.
 */
export function readSavedTemplate(id: string, storage: Store, now: number): StoredDemo | undefined {
  const key = `template_${id}`;
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const stored = parseJson(text);
  const data = isRecord(stored) && 'data' in stored ? stored['data'] : stored;
  const isOver = isRecord(stored) && 'expires' in stored && !(parseTime(stored['expires']) > now);
  if (!isRecord(data) || isOver) {
    storage.removeItem(key);
    return undefined;
  }
  const { contactInfo } = data;
  // The address is a text; older versions stored it in parts.
  const address = isRecord(contactInfo) ? contactInfo['address'] : undefined;
  const parts = isRecord(address)
    ? Object.values(address).filter((part) => typeof part === 'string')
    : [];
  return parseDemo(
    parts.length > 0 && isRecord(contactInfo)
      ? { ...data, contactInfo: { ...contactInfo, address: parts.join(', ') } }
      : data,
  );
}
