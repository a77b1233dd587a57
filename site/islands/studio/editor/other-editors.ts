import { reportEditing } from '../../../../service/contract/editing.ts';
import { callPath } from '../../../call-path.ts';
import { callService } from '../../ui/call-service.ts';
import { $draft } from '../draft/draft-store.ts';
import { $editing } from '../preview/editing-store.ts';
import { $opened } from '../shell/jump-to-field.ts';
import { adoptSaved } from './auto-save.ts';
import { $otherEditors } from './held-fields.ts';
import { savedBase } from './saved-state.ts';

const heartbeatMs = 4000;
const debounceMs = 300;
const windowId = crypto.randomUUID();

/**
 * Fields of entries are numbered in each window for itself, so their section is reported instead.
 */
function reportedField(id: string): string | null {
  if (!id.startsWith('f-')) return null;
  if (!/-\d+-/u.test(id)) return id;
  const section = Object.entries($opened.get()).find(
    ([name, isOpen]) => isOpen && name.startsWith('section-'),
  );
  return section ? `f-${section[0]}` : null;
}

/** The field in which this window types, in the panel or on the page itself. */
function focusedField(): string | null {
  const target = $editing.get()?.target;
  if (target?.kind === 'slot') return `f-${target.name}`;
  if (target?.kind === 'text') return `f-text-${target.key}`;
  const { activeElement } = document;
  const isText =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isText ? reportedField(activeElement.id) : null;
}

/**
 * Reports the field that this window edits; the reply has the other windows and what they saved.
 */
async function report(): Promise<void> {
  const { editing } = $draft.get();
  const base = savedBase();
  if (!editing || !base || document.visibilityState === 'hidden') return;
  const { version } = base;
  const result = await callService(reportEditing, {
    params: { id: editing.id },
    body: { window: windowId, field: focusedField(), version },
  });
  if (!result.ok || $draft.get().editing?.id !== editing.id) return;
  $otherEditors.set(result.reply.others);
  if (result.reply.demo) adoptSaved(result.reply.demo);
}

function leave(): void {
  const { editing } = $draft.get();
  if (!editing) return;
  void fetch(callPath(reportEditing, { id: editing.id }), {
    method: reportEditing.method,
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ window: windowId, field: null, version: 0, on: false }),
  }).catch(() => undefined);
}

/** Lets windows that edit the same demo know of each other. Returns a function that stops it. */
export function startReporting(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void report(), debounceMs);
  };
  const heartbeat = setInterval(() => void report(), heartbeatMs);
  const stopEditing = $editing.listen((now, before) => {
    if (now?.target !== before?.target) reportSoon();
  });
  document.addEventListener('focusin', reportSoon);
  document.addEventListener('visibilitychange', reportSoon);
  window.addEventListener('pagehide', leave);
  void report();
  return () => {
    clearTimeout(timer);
    clearInterval(heartbeat);
    stopEditing();
    document.removeEventListener('focusin', reportSoon);
    document.removeEventListener('visibilitychange', reportSoon);
    window.removeEventListener('pagehide', leave);
    $otherEditors.set([]);
    leave();
  };
}
