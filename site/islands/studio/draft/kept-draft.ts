import { atom } from 'nanostores';
import { contentFrom, keepContent } from '../content/content-record.ts';
import { draftFrom, number, originsFrom, record, text, valuesFrom } from './draft-record.ts';
import { $content, $draft, $origins, $values, clearDraft, replaceDraft } from './draft-store.ts';
import { freshValues } from './draft.ts';
import { siteKey } from '../../../../templates-data/model/site-key.ts';
import { isTouched } from './is-touched.ts';
import { dropPictures } from './kept-pictures.ts';

/** Every draft has a key of its own, so that two tabs never write over each other. */
const prefix = 'studio-draft:';
const ownKey = 'studio-draft-id';
const version = 2;
const saveDelay = 250;
const idleTimeout = 500;
const lifetime = 60 * 24 * 60 * 60 * 1000;

/**
 * Whether what is entered is kept: `full` when the browser would not take it, `partly` when it took
 * no picture, `restored` until the first change.
 */
export type Keeping = 'none' | 'restored' | 'saved' | 'partly' | 'full';
export const $keeping = atom<Keeping>('none');

/** A draft of this person that is not in the wizard now. */
export interface OtherDraft {
  readonly id: string;
  readonly name: string;
  /** The website it was read from, as `siteKey` names it; empty where none was. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}
export const $otherDrafts = atom<readonly OtherDraft[]>([]);

/** The owner of a draft that was begun before there is an account. */
export const visitor = '';

const randomId = (): string => Math.random().toString(36).slice(2, 12).padEnd(10, '0');
/** This page load. Another one that wrote the same draft since we read it is told by this. */
const self = randomId();

let id = '';
/** Who wrote the draft when it was last read or written here. */
let lastWriter = '';
/** What was written here last: where that still stands, nothing has to be read. */
let lastWritten = '';

function storageKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps no site data.
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A kept draft as it was written; what cannot be read, or was left for two months, is removed. */
function readKept(key: string): Record<string, unknown> | undefined {
  try {
    const stored = storedText(key);
    if (stored === null) return undefined;
    const kept = record(JSON.parse(stored));
    const savedAt = number(kept['savedAt']) ?? 0;
    if (kept['version'] === version && savedAt > Date.now() - lifetime) return kept;
  } catch {
    // Not written by us, or cut off.
  }
  forget(key);
  return undefined;
}

function draftsOf(owner: string): readonly { id: string; kept: Record<string, unknown> }[] {
  return storageKeys()
    .map((key) => ({ id: key.slice(prefix.length), kept: readKept(key) }))
    .filter(
      (one): one is { id: string; kept: Record<string, unknown> } => one.kept?.['owner'] === owner,
    )
    .toSorted((one, other) => Number(other.kept['savedAt']) - Number(one.kept['savedAt']));
}

/** Whether a kept draft is of a demo that exists. */
function isMade({ kept }: { kept: Record<string, unknown> }): boolean {
  return record(record(kept['draft'])['made'])['uniqueId'] !== undefined;
}

function listOthers(owner: string): void {
  $otherDrafts.set(
    draftsOf(owner)
      .filter((one) => one.id !== id && !isMade(one))
      .map((one) => ({
        id: one.id,
        name:
          text(record(one.kept['values'])['businessName']).trim() ||
          text(record(one.kept['draft'])['url']).trim() ||
          'Without a name',
        site: siteKey(text(record(one.kept['draft'])['scannedUrl'])),
        savedAt: number(one.kept['savedAt']) ?? 0,
      })),
  );
}

/** Goes on under an id: the key that is written from now on, also after a reload of this tab. */
function writeAs(next: string, writer: string): void {
  id = next;
  lastWriter = writer;
  try {
    sessionStorage.setItem(ownKey, id);
  } catch {
    // After a reload the newest draft is taken instead.
  }
}

function takeUp(one: { id: string; kept: Record<string, unknown> }, label?: string): void {
  writeAs(one.id, text(one.kept['writer']));
  const values = valuesFrom(one.kept['values']);
  replaceDraft(
    {
      draft: draftFrom(one.kept['draft']),
      values: { ...freshValues(values.industry), ...values },
      origins: originsFrom(one.kept['origins']),
      content: contentFrom(one.kept['content']),
    },
    label,
  );
  $keeping.set('restored');
}

/**
 * Brings back what this person was working on in this tab; for a new demo, else the last one in
 * this browser that is not finished. What another tab has of a demo stays with that tab.
 */
export function restoreDraft(owner: string, isNew = true): void {
  let own = '';
  try {
    own = sessionStorage.getItem(ownKey) ?? '';
  } catch {
    // A browser that keeps no site data: there is no draft either.
  }
  const drafts = draftsOf(owner);
  dropPictures(storageKeys().map((key) => localStorage.getItem(key) ?? ''));
  // What was begun in this tab before signing in goes on in the account.
  const begun = draftsOf(visitor).find((one) => one.id === own);
  const last = isNew ? drafts.find((one) => !isMade(one)) : undefined;
  const found = begun ?? drafts.find((one) => one.id === own) ?? last;
  if (found) takeUp(found);
  else {
    writeAs(randomId(), '');
    clearDraft();
    $keeping.set('none');
  }
  listOthers(owner);
}

/** Changes the wizard to another kept draft; the present one stays kept. */
export function switchDraft(owner: string, other: string): void {
  saveNow?.();
  const found = draftsOf(owner).find((one) => one.id === other);
  if (found) takeUp(found);
  listOthers(owner);
}

export function dropDraft(owner: string, other: string): void {
  forget(prefix + other);
  listOthers(owner);
}

/** Clears the wizard and deletes the kept draft. Another tab that has it open writes it again. */
export function startOver(): void {
  const stored = readKept(prefix + id);
  if (stored && stored['writer'] === lastWriter) forget(prefix + id);
  writeAs(randomId(), '');
  clearDraft('Start over');
  $keeping.set('none');
}

/** Writing waits for a pause between two keys, where the browser can tell one. */
function whenIdle(write: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(write, { timeout: idleTimeout });
  else write();
}

let saveNow: (() => void) | undefined;
let stopKeeping: (() => void) | undefined;

/**
 * Keeps the draft a moment after each change and at once when the page is left. Returns the end of
 * it.
 */
export function keepDraft(owner: string): () => void {
  stopKeeping?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const isOurs = lastWritten !== '' && storedText(prefix + id) === lastWritten;
    const writer = isOurs ? lastWriter : text(readKept(prefix + id)?.['writer']);
    // Another tab has gone on with this draft: it keeps it, and this one goes on with a copy.
    if (writer !== '' && writer !== lastWriter) writeAs(randomId(), '');
    if (!isTouched()) {
      forget(prefix + id);
      $keeping.set('none');
      return;
    }
    try {
      const { kept: content, isWhole } = keepContent($content.get());
      lastWritten = JSON.stringify({
        version,
        writer: self,
        owner,
        savedAt: Date.now(),
        draft: $draft.get(),
        values: $values.get(),
        origins: $origins.get(),
        content,
      });
      localStorage.setItem(prefix + id, lastWritten);
      lastWriter = self;
      $keeping.set(isWhole ? 'saved' : 'partly');
    } catch {
      $keeping.set('full');
    }
  };
  const saveSoon = (): void => {
    timer ??= setTimeout(whenIdle, saveDelay, () => flush());
  };
  const flush = (): void => {
    if (timer !== undefined) save();
  };
  const saveAgain = ({ key, newValue }: StorageEvent): void => {
    if (key === prefix + id && newValue === null && isTouched()) save();
  };
  const stops = [$draft, $values, $origins, $content].map((store) => store.listen(saveSoon));
  window.addEventListener('pagehide', flush);
  // A phone may end a page that is not seen without a word.
  window.addEventListener('visibilitychange', flush);
  window.addEventListener('storage', saveAgain);
  saveNow = flush;
  // A draft that was begun by a visitor is this person's from now on.
  if (readKept(prefix + id)?.['owner'] !== owner && isTouched()) saveSoon();
  const stop = (): void => {
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('visibilitychange', flush);
    window.removeEventListener('storage', saveAgain);
    for (const end of stops) end();
    flush();
    saveNow = undefined;
    stopKeeping = undefined;
  };
  stopKeeping = stop;
  return stop;
}
