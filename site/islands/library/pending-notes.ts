import { notesKey } from './notes-key.ts';

/**
 * Unsent notes, stored in this browser so that a crash, a closed tab or a lost connection loses
 * none.
 */
interface PendingNotes {
  readonly text: string;
  /** The service's notes when typing began. */
  readonly base: string;
}

function isPending(value: unknown): value is PendingNotes {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    'base' in value &&
    typeof value.text === 'string' &&
    typeof value.base === 'string'
  );
}

export function readPending(owner: string): Readonly<Record<string, PendingNotes>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(notesKey(owner)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, PendingNotes] =>
        isPending(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

function write(owner: string, pending: Readonly<Record<string, PendingNotes>>): void {
  try {
    if (Object.keys(pending).length === 0) localStorage.removeItem(notesKey(owner));
    else localStorage.setItem(notesKey(owner), JSON.stringify(pending));
  } catch {
    // Without storage, or with a full one, the notes are still on the page and are being sent.
  }
}

/** Stores the latest notes of a demo; the first `base` stays. */
export function storePending(owner: string, id: string, { text, base }: PendingNotes): void {
  const pending = readPending(owner);
  write(owner, { ...pending, [id]: { text, base: pending[id]?.base ?? base } });
}

export function deletePending(owner: string, id: string): void {
  const { [id]: _, ...rest } = readPending(owner);
  write(owner, rest);
}

/**
 * Merges unsent notes with those that the service may have received meanwhile, without losing
 * either.
 */
export function mergeNotes({ text, base }: PendingNotes, current: string): string {
  if (current === base || current === '' || text.startsWith(current)) return text;
  if (current.includes(text)) return current;
  return `${current}\n\n${text}`;
}
