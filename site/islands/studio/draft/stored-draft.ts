import { atom } from 'nanostores';
import { parseContent, serializeContent } from '../content/content-record.ts';
import { parseDraft, number, parseOrigins, record, text, parseValues } from './draft-record.ts';
import { $content, $draft, $origins, $values, clearDraft, replaceDraft } from './draft-store.ts';
import { freshValues } from './draft.ts';
import { siteKey } from '../../../../templates-data/model/site-key.ts';
import { isTouched } from './is-touched.ts';
import { deleteUnusedPictures } from './stored-pictures.ts';
import { whenIdle } from './when-idle.ts';

/** Every draft has its own key, so that two tabs never overwrite each other. */
const prefix = 'studio-draft:';
const ownKey = 'studio-draft-id';
const version = 2;
const saveDelay = 250;
const lifetime = 60 * 24 * 60 * 60 * 1000;

/**
 * Whether edits are saved: `full` when the browser refused them, `partly` when it refused a
 * picture, `restored` until the first change.
 */
export type SaveState = 'none' | 'restored' | 'saved' | 'partly' | 'full';
export const $saveState = atom<SaveState>('none');

/** A saved draft of this person that is not open in the wizard. */
export interface OtherDraft {
  readonly id: string;
  readonly name: string;
  /** The scanned website, as `siteKey` names it; empty without one. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}
export const $otherDrafts = atom<readonly OtherDraft[]>([]);

/** The owner of a draft that was begun without an account. */
export const visitor = '';

const randomId = (): string => Math.random().toString(36).slice(2, 12).padEnd(10, '0');
/** The id of this page load, which shows when another one has written the same draft. */
const self = randomId();

let id = '';
/** The page load that had written the draft when this page last read or wrote it. */
let lastWriter = '';
/** The text that this page wrote last; while it is stored, nothing needs to be read. */
let lastWritten = '';

function storageKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser has no storage.
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A saved draft in its stored form. Unreadable drafts, and those unused for two months, are
 * removed.
 */
function readStored(key: string): Record<string, unknown> | undefined {
  try {
    const stored = storedText(key);
    if (stored === null) return undefined;
    const fields = record(JSON.parse(stored));
    const savedAt = number(fields['savedAt']) ?? 0;
    if (fields['version'] === version && savedAt > Date.now() - lifetime) return fields;
  } catch {
    // Not written by us, or cut off.
  }
  removeStored(key);
  return undefined;
}

function listDrafts(owner: string): readonly { id: string; fields: Record<string, unknown> }[] {
  return storageKeys()
    .map((key) => ({ id: key.slice(prefix.length), fields: readStored(key) }))
    .filter(
      (one): one is { id: string; fields: Record<string, unknown> } =>
        one.fields?.['owner'] === owner,
    )
    .toSorted((one, other) => Number(other.fields['savedAt']) - Number(one.fields['savedAt']));
}

/** Whether a saved draft edits an existing demo. */
function isMade({ fields }: { fields: Record<string, unknown> }): boolean {
  return record(record(fields['draft'])['made'])['uniqueId'] !== undefined;
}

function listOthers(owner: string): void {
  $otherDrafts.set(
    listDrafts(owner)
      .filter((one) => one.id !== id && !isMade(one))
      .map((one) => ({
        id: one.id,
        name:
          text(record(one.fields['values'])['businessName']).trim() ||
          text(record(one.fields['draft'])['url']).trim() ||
          'Without a name',
        site: siteKey(text(record(one.fields['draft'])['scannedUrl'])),
        savedAt: number(one.fields['savedAt']) ?? 0,
      })),
  );
}

/** Makes an id the draft of this tab, also after a reload. */
function useDraftId(next: string, writer: string): void {
  id = next;
  lastWriter = writer;
  try {
    sessionStorage.setItem(ownKey, id);
  } catch {
    // After a reload the newest draft is taken instead.
  }
}

function openStored(one: { id: string; fields: Record<string, unknown> }, label?: string): void {
  useDraftId(one.id, text(one.fields['writer']));
  const values = parseValues(one.fields['values']);
  replaceDraft(
    {
      draft: parseDraft(one.fields['draft']),
      values: { ...freshValues(values.industry), ...values },
      origins: parseOrigins(one.fields['origins']),
      content: parseContent(one.fields['content']),
    },
    label,
  );
  $saveState.set('restored');
}

/**
 * Restores this person's draft of this tab; for a new demo, otherwise the latest unfinished one of
 * this browser. Drafts that another tab has open stay there.
 */
export function restoreDraft(owner: string, isNew = true): void {
  let own = '';
  try {
    own = sessionStorage.getItem(ownKey) ?? '';
  } catch {
    // Without storage there is no draft.
  }
  const drafts = listDrafts(owner);
  deleteUnusedPictures(storageKeys().map((key) => localStorage.getItem(key) ?? ''));
  // A draft that was begun in this tab before signing in moves to the account.
  const begun = listDrafts(visitor).find((one) => one.id === own);
  const last = isNew ? drafts.find((one) => !isMade(one)) : undefined;
  const found = begun ?? drafts.find((one) => one.id === own && !(isNew && isMade(one))) ?? last;
  if (found) openStored(found);
  else {
    useDraftId(randomId(), '');
    clearDraft();
    $saveState.set('none');
  }
  listOthers(owner);
}

/** Opens another saved draft in the wizard; the current one stays saved. */
export function switchDraft(owner: string, other: string): void {
  saveNow?.();
  const found = listDrafts(owner).find((one) => one.id === other);
  if (found) openStored(found);
  listOthers(owner);
}

/**
 * Before another draft is opened: the current one stays stored, unless it is a demo of which the
 * service has every edit.
 */
export function leaveDraft(): void {
  saveNow?.();
  const { editing, isUnsaved } = $draft.get();
  if (editing && !isUnsaved) removeStored(prefix + id);
}

/**
 * Opens the draft of a saved demo with edits that the service does not have. Without one, the next
 * draft is stored beside the current one.
 */
export function openUnsavedDraft(owner: string, uniqueId: string): boolean {
  leaveDraft();
  const found = listDrafts(owner).find(({ fields }) => {
    const draft = parseDraft(fields['draft']);
    return draft.isUnsaved && draft.editing?.uniqueId === uniqueId;
  });
  if (found) openStored(found);
  else useDraftId(randomId(), '');
  return found !== undefined;
}

export function deleteDraft(owner: string, other: string): void {
  removeStored(prefix + other);
  listOthers(owner);
}

/**
 * Clears the wizard and deletes its saved draft. If another tab has it open, that tab saves it
 * again.
 */
export function startOver(): void {
  const stored = readStored(prefix + id);
  if (stored && stored['writer'] === lastWriter) removeStored(prefix + id);
  useDraftId(randomId(), '');
  clearDraft('Start over');
  $saveState.set('none');
}

let saveNow: (() => void) | undefined;
let stopSaving: (() => void) | undefined;

/** Writes the draft into the browser's storage, or removes one without content. */
function writeDraft(owner: string): void {
  const isOurs = lastWritten !== '' && storedText(prefix + id) === lastWritten;
  const writer = isOurs ? lastWriter : text(readStored(prefix + id)?.['writer']);
  // Another tab has changed this draft: it keeps it, and this tab continues with a copy.
  if (writer !== '' && writer !== lastWriter) useDraftId(randomId(), '');
  if (!isTouched()) {
    removeStored(prefix + id);
    $saveState.set('none');
    return;
  }
  try {
    const { record: content, isWhole } = serializeContent($content.get());
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
    $saveState.set(isWhole ? 'saved' : 'partly');
  } catch {
    $saveState.set('full');
  }
}

/**
 * Saves the draft shortly after each change, and immediately when the page is left. Returns a
 * function that stops this.
 */
export function startSaving(owner: string): () => void {
  stopSaving?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    writeDraft(owner);
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
  // A phone may close a hidden page without an event.
  window.addEventListener('visibilitychange', flush);
  window.addEventListener('storage', saveAgain);
  saveNow = flush;
  // A draft that a visitor began belongs to this person from now on.
  if (readStored(prefix + id)?.['owner'] !== owner && isTouched()) saveSoon();
  const stop = (): void => {
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('visibilitychange', flush);
    window.removeEventListener('storage', saveAgain);
    for (const end of stops) end();
    flush();
    saveNow = undefined;
    stopSaving = undefined;
  };
  stopSaving = stop;
  return stop;
}
