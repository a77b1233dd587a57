import { listsOf, type ClientLists } from '../../templates-data/model/client-lists.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { overridesOf, type Overrides } from '../../templates-data/model/slots.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A moment in milliseconds, from a number or a date as text; NaN for anything else. */
function moment(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  return /^\d+$/u.test(value) ? Number(value) : Date.parse(value);
}

function endOf(kept: Record<string, unknown>): number {
  return moment(kept['expires'] ?? kept['expiresAt'] ?? kept['expiry']);
}

/** What a demo shows: the values of its slots, and the lists and pictures of its client. */
export interface KeptDemo {
  readonly overrides: Overrides;
  readonly lists: ClientLists;
  /** Undefined for what only this browser keeps. */
  readonly maker?: DemoMaker | undefined;
}

/**
 * What a kept website says: its values as the studio keeps them, as they are sent to the service,
 * or as it answers them.
 */
function demoIn(data: Record<string, unknown>): KeptDemo {
  const inner = data['websiteData'] ?? data['templateData'];
  const website = isObject(inner) ? inner : data;
  const overrides = overridesOf(website);
  const industry = data['industry'] ?? website['industry'];
  const name = overrides.businessName ?? (typeof data['name'] === 'string' ? data['name'] : '');
  return {
    overrides: {
      ...overrides,
      businessName: name,
      ...(typeof industry === 'string' && { industry }),
    },
    lists: listsOf(website),
  };
}

/**
 * A demo kept in this browser because the service could not be reached when it was made:
 * `website_{uniqueId}` holds `{ data, expires }`, times in milliseconds; before that was so,
 * `website_demos` held a list of such objects. What has run out or cannot be read is removed.
 */
export function readLocalDemo(uniqueId: string, storage: Store, now: number): KeptDemo | undefined {
  const key = `website_${uniqueId}`;
  const text = storage.getItem(key);
  if (text === null || uniqueId === 'demos') return readListedDemo(uniqueId, storage, now);
  const kept = parse(text);
  if (!isObject(kept) || !isObject(kept['data']) || !(endOf(kept) > now)) {
    storage.removeItem(key);
    return readListedDemo(uniqueId, storage, now);
  }
  return demoIn(kept['data']);
}

const listKey = 'website_demos';

/** A demo of the list that older versions kept. */
function readListedDemo(uniqueId: string, storage: Store, now: number): KeptDemo | undefined {
  const text = storage.getItem(listKey);
  if (text === null) return undefined;
  const list = parse(text);
  if (!Array.isArray(list)) {
    storage.removeItem(listKey);
    return undefined;
  }
  const items: unknown[] = list;
  // An item without an end is as old as the list and has outlived the thirty days.
  const living = items.filter((item) => isObject(item) && endOf(item) > now);
  if (living.length === 0) storage.removeItem(listKey);
  else if (living.length < items.length) storage.setItem(listKey, JSON.stringify(living));
  const found = living.find(
    (item) => isObject(item) && [item['uniqueId'], item['id']].includes(uniqueId),
  );
  if (!isObject(found)) return undefined;
  const data = found['data'];
  return isObject(data) ? demoIn({ ...found, ...data }) : demoIn(found);
}

/**
 * A template saved in this browser, for `?template={id}`: `template_{id}` holds
 * `{ expires, data }`, or in its older form the data alone, without an end. What has run out or
 * cannot be read is removed and not applied.
 */
export function readSavedTemplate(id: string, storage: Store, now: number): KeptDemo | undefined {
  const key = `template_${id}`;
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const kept = parse(text);
  const data = isObject(kept) && 'data' in kept ? kept['data'] : kept;
  const isOver = isObject(kept) && 'expires' in kept && !(moment(kept['expires']) > now);
  if (!isObject(data) || isOver) {
    storage.removeItem(key);
    return undefined;
  }
  const { contactInfo } = data;
  // The address is a text; a browser may still hold one in parts.
  const address = isObject(contactInfo) ? contactInfo['address'] : undefined;
  const parts = isObject(address)
    ? Object.values(address).filter((part) => typeof part === 'string')
    : [];
  return demoIn(
    parts.length > 0 && isObject(contactInfo)
      ? { ...data, contactInfo: { ...contactInfo, address: parts.join(', ') } }
      : data,
  );
}
