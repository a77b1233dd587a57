import { map } from 'nanostores';
import { updateDemo } from '../../../service/contract/demos.ts';
import { $session } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { deletePending, storePending, mergeNotes, readPending } from './pending-notes.ts';
import { findSaved, patchLoadedLists, patchSaved } from './library-store.ts';
import { sendOnLeaving, toastFailure } from './send-change.ts';
import { openSignIn } from '../ui/open-sign-in.ts';

const saveDelayMs = 600;
const minRetryMs = 2000;
const maxRetryMs = 60_000;

/** `waiting`: typed and not sent yet. `failed`: stored on this device, and sent again later. */
export type NotesState = 'saved' | 'waiting' | 'saving' | 'failed' | 'signed-out';

interface Notes {
  readonly text: string;
  readonly state: NotesState;
}

/** The notes that were changed on this page, by demo; all others are in the demos. */
export const $notes = map<Readonly<Record<string, Notes>>>({});

interface Task {
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
  retryMs: number;
}
const tasks = new Map<string, Task>();
let owner = '';

function getTask(id: string): Task {
  const task = tasks.get(id) ?? { timer: undefined, isSending: false, retryMs: minRetryMs };
  tasks.set(id, task);
  return task;
}

function setState(id: string, state: NotesState): void {
  const notes = $notes.get()[id];
  if (notes && notes.state !== state) $notes.setKey(id, { ...notes, state });
}

function sendIn(id: string, delay: number): void {
  const task = getTask(id);
  clearTimeout(task.timer);
  task.timer = setTimeout(() => void send(id), delay);
}

/**
 * Handles a keystroke: stores the notes on this device immediately, and sends them after a pause.
 */
export function editNotes(id: string, text: string): void {
  const base = findSaved(id)?.notes ?? '';
  $notes.setKey(id, { text, state: 'waiting' });
  storePending(owner, id, { text, base });
  sendIn(id, saveDelayMs);
}

async function send(id: string): Promise<void> {
  const task = getTask(id);
  const notes = $notes.get()[id];
  if (!notes || notes.state === 'saved' || task.isSending) return;
  clearTimeout(task.timer);
  task.isSending = true;
  setState(id, 'saving');
  const { text } = notes;
  const result = await callService(updateDemo, { params: { id }, body: { notes: text } });
  task.isSending = false;
  if (result.ok) {
    task.retryMs = minRetryMs;
    patchSaved(id, (demo) => ({ ...demo, notes: text }));
    deletePending(owner, id);
    const later = $notes.get()[id]?.text;
    if (later !== undefined && later !== text) {
      storePending(owner, id, { text: later, base: text });
      void send(id);
      return;
    }
    setState(id, 'saved');
    return;
  }
  if (result.kind === 'refused' && result.status === 404) {
    toastFailure(id, result, 'Error updating demo', 'Failed to update notes');
    return;
  }
  const isFirst = task.retryMs === minRetryMs;
  setState(id, result.status === 401 ? 'signed-out' : 'failed');
  if (isFirst) toastFailure(id, result, 'Error updating demo', 'Failed to update notes');
  task.retryMs = Math.min(maxRetryMs, task.retryMs * 2);
  // A refused text is not sent again until the text or the session changes; other failures are
  // retried.
  if (result.kind !== 'refused' || result.status === 429) sendIn(id, task.retryMs);
}

function unsaved(): readonly (readonly [string, Notes])[] {
  return Object.entries($notes.get()).filter(([, { state }]) => state !== 'saved');
}

/** Sends all unsent notes immediately, for example when the library is left. */
export function saveNotesNow(): void {
  for (const [id] of unsaved()) void send(id);
}

/**
 * Sends unsent notes while the page is being left. Those that do not arrive are sent at the next
 * visit.
 */
function flush(): void {
  for (const [id, { text }] of unsaved()) sendOnLeaving(id, { notes: text });
}

// Unsent notes of an earlier visit or a crashed tab are restored with the list.
patchLoadedLists((demos) => {
  const pending = readPending(owner);
  for (const { id, notes } of demos) {
    const left = pending[id];
    if (!left || $notes.get()[id]) continue;
    const text = mergeNotes(left, notes);
    if (text === notes) {
      deletePending(owner, id);
      continue;
    }
    $notes.setKey(id, { text, state: 'waiting' });
    sendIn(id, 0);
  }
  // Notes that were changed elsewhere are shown, unless this page has newer ones.
  for (const { id, notes } of demos) {
    const here = $notes.get()[id];
    if (here?.state === 'saved' && here.text !== notes)
      $notes.setKey(id, { text: notes, state: 'saved' });
  }
  return demos;
});

/** Stores and sends notes while the studio is open. Returns a function that stops it. */
export function startNotes(userId: string): () => void {
  if (owner !== userId) $notes.set({});
  owner = userId;
  const stopListening = $session.listen((session) => {
    if (session.status === 'signed-in' && session.user.id === owner) saveNotesNow();
  });
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', saveNotesNow);
  return () => {
    stopListening();
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('online', saveNotesNow);
    saveNotesNow();
  };
}

/** Sends the notes again on request. */
export function retryNotes(id: string): void {
  const { state } = $notes.get()[id] ?? {};
  if (state === 'signed-out') {
    openSignIn();
    return;
  }
  toast({ title: 'Saving your notes…', duration: 2000 });
  void send(id);
}
