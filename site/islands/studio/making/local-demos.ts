import {
  sanitizeOverrides,
  readOverrides,
  type Overrides,
} from '../../../../templates-data/model/slots.ts';
import { listKey, templatePrefix, websitePrefix } from '../draft/demo-keys.ts';

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** The storage key: see demo-keys.ts. */
type Form = 'website' | 'list' | 'template';

/** A demo stored in this browser only. */
export interface LocalDemo {
  readonly uniqueId: string;
  readonly form: Form;
  readonly name: string;
  readonly industry: string;
  readonly values: Overrides;
  /** The complete website data, including values that no template shows; for the upload. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  /** Milliseconds since 1970; undefined for templates of the older form, which do not expire. */
  readonly expires: number | undefined;
  readonly createdAt: number | undefined;
  /** The account it was made with; undefined in what older versions left. */
  readonly owner: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A time as a number, digits or ISO text, in milliseconds since 1970. */
function parseTime(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  const at = /^\d+$/u.test(value) ? Number(value) : Date.parse(value);
  return Number.isNaN(at) ? undefined : at;
}

function parseExpiry(stored: Fields): number | undefined {
  return parseTime(stored['expires'] ?? stored['expiresAt'] ?? stored['expiry']);
}

/** The position of the values: nested as sent to the service, or flat. */
function parseWebsite(data: Fields): Fields {
  return (
    fields(data['websiteData']) ?? fields(data['templateData']) ?? fields(data['data']) ?? data
  );
}

function parseDemo(
  form: Form,
  uniqueId: string,
  stored: Fields,
  data: Fields,
): LocalDemo | undefined {
  const website = parseWebsite(data);
  const values = readOverrides(website);
  const name = text(stored['name']) || text(data['name']) || (values.businessName ?? '');
  if (uniqueId === '' || name === '') return undefined;
  const { industry } = sanitizeOverrides({
    industry: data['industry'] ?? stored['industry'] ?? website['industry'],
  });
  const tags = [stored['tags'], data['tags']].find(Array.isArray) ?? [];
  return {
    uniqueId,
    form,
    name,
    industry: industry ?? 'general',
    values: { businessName: name, ...values, industry: industry ?? 'general' },
    data: website,
    tags: tags.filter((tag): tag is string => typeof tag === 'string'),
    expires: parseExpiry(stored),
    createdAt: parseTime(stored['createdAt'] ?? data['createdAt']),
    owner: text(stored['owner']) || undefined,
  };
}

function isAlive(demo: LocalDemo, now: number): boolean {
  if (demo.expires === undefined) return demo.form === 'template';
  return demo.expires > now;
}

/** A demo under its own key; an expired or unreadable one is removed. */
function readOwnKey(key: string, form: 'website' | 'template', now: number): LocalDemo | undefined {
  const prefix = form === 'website' ? websitePrefix : templatePrefix;
  const stored = fields(parseJson(localStorage.getItem(key)));
  const data = stored && (fields(stored['data']) ?? (form === 'template' ? stored : undefined));
  const demo = stored && data && parseDemo(form, key.slice(prefix.length), stored, data);
  if (demo && isAlive(demo, now)) return demo;
  localStorage.removeItem(key);
  return undefined;
}

function listEntry(entry: unknown): LocalDemo | undefined {
  const stored = fields(entry);
  return (
    stored && parseDemo('list', text(stored['uniqueId']) || text(stored['id']), stored, stored)
  );
}

/** The list of older versions; expired and unreadable entries are removed from it. */
function readList(now: number): LocalDemo[] {
  const stored = localStorage.getItem(listKey);
  if (stored === null) return [];
  const list = parseJson(stored);
  const entries = Array.isArray(list) ? list : [];
  const alive = entries.filter((entry) => {
    const demo = listEntry(entry);
    return demo !== undefined && isAlive(demo, now);
  });
  if (alive.length === 0) localStorage.removeItem(listKey);
  else if (alive.length < entries.length) localStorage.setItem(listKey, JSON.stringify(alive));
  return alive.map(listEntry).filter((demo) => demo !== undefined);
}

/** The demos with only the newest form of each. */
function withoutRepeats(demos: readonly LocalDemo[]): LocalDemo[] {
  const byId = new Map<string, LocalDemo>();
  for (const demo of demos) if (!byId.has(demo.uniqueId)) byId.set(demo.uniqueId, demo);
  return [...byId.values()];
}

/**
 * The demos in this browser that `owner` may see: their own, and those of older versions, which
 * have no owner. The longest-lived first. Expired and unreadable ones are removed.
 */
export function localDemos(owner: string, now = Date.now()): readonly LocalDemo[] {
  try {
    const keys = Object.keys(localStorage);
    const alone = keys.filter((key) => key.startsWith(websitePrefix) && key !== listKey);
    const templates = keys.filter((key) => key.startsWith(templatePrefix));
    const found = [
      ...alone.map((key) => readOwnKey(key, 'website', now)),
      ...readList(now),
      ...templates.map((key) => readOwnKey(key, 'template', now)),
    ].filter((demo) => demo !== undefined);
    return withoutRepeats(found)
      .filter((demo) => demo.owner === undefined || demo.owner === owner)
      .toSorted((one, other) => (other.expires ?? 0) - (one.expires ?? 0));
  } catch {
    // A browser that stores no site data.
    return [];
  }
}

interface StoreOptions {
  readonly uniqueId: string;
  readonly owner: string;
  readonly tags: readonly string[];
  readonly data: object;
}

/**
 * Stores a demo in this browser for 30 days, where its public page finds it. Throws when the
 * browser stores nothing.
 */
export function storeLocalDemo({ uniqueId, ...demo }: StoreOptions, now = Date.now()): void {
  const stored = { ...demo, createdAt: now, expires: now + lifetime };
  localStorage.setItem(websitePrefix + uniqueId, JSON.stringify(stored));
}

/** Removes a demo from this browser, in every form. Returns a function that restores it. */
export function deleteLocalDemo(uniqueId: string): () => void {
  const before = [websitePrefix + uniqueId, templatePrefix + uniqueId, listKey].map(
    (key) => [key, localStorage.getItem(key)] as const,
  );
  localStorage.removeItem(websitePrefix + uniqueId);
  localStorage.removeItem(templatePrefix + uniqueId);
  const list = parseJson(localStorage.getItem(listKey));
  if (Array.isArray(list)) {
    const rest = list.filter((entry) => listEntry(entry)?.uniqueId !== uniqueId);
    if (rest.length === 0) localStorage.removeItem(listKey);
    else localStorage.setItem(listKey, JSON.stringify(rest));
  }
  return () => {
    for (const [key, value] of before) if (value !== null) localStorage.setItem(key, value);
  };
}
