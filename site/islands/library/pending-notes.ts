import { notesKey } from './notes-key.ts';

/**
 * Notes on their way, kept in this browser so that a crash, a closed tab or a dead connection loses
 * none.
 */
interface PendingNotes {
  readonly text: string;
  /** What the service held when the typing began. */
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

export function pendingNotes(owner: string): Readonly<Record<string, PendingNotes>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(notesKey(owner)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, PendingNotes] => isPending(entry[1])),
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
    // A browser that keeps no site data, or is full: the notes are still in the page and on their
    // way.
  }
}

/** Keeps the latest text of a demo's notes; the base stays the one from before. */
export function keepPending(owner: string, id: string, { text, base }: PendingNotes): void {
  const pending = pendingNotes(owner);
  write(owner, { ...pending, [id]: { text, base: pending[id]?.base ?? base } });
}

export function forgetPending(owner: string, id: string): void {
  const { [id]: _, ...rest } = pendingNotes(owner);
  write(owner, rest);
}

/**
 * What the notes are when a text waits here and the service may have got another one meanwhile:
 * never less than either.
 */
export function mergeNotes({ text, base }: PendingNotes, present: string): string {
  if (present === base || present === '' || text.startsWith(present)) return text;
  if (present.includes(text)) return present;
  return `${present}\n\n${text}`;
}
