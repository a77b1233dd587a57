import { savedDemo } from '../../library/library-demo.ts';
import { demoSnapshot } from '../../library/start-editing.ts';
import { patchSaved } from '../../library/library-store.ts';
import { showPlanNotice } from '../../billing/plan-notice.ts';
import type { Demo } from '../../../../service/contract/demos.ts';
import {
  $content,
  $draft,
  $origins,
  $values,
  adoptSnapshot,
  patchDraft,
  currentSnapshot,
  restoreSnapshot,
} from '../draft/draft-store.ts';
import type { Snapshot } from '../draft/draft.ts';
import { editedWebsite } from '../making/demo-store.ts';
import { saveNewVersion } from '../making/save-demo.ts';
import { mergeEdits, rebaseOn } from './merge-edits.ts';
import { $saving, pausedSnapshot, savedBase, setBase, setPausedSnapshot } from './saved-state.ts';
import { unsavedValues } from './unsaved-values.ts';
import { openSignIn } from '../../ui/open-sign-in.ts';

/** Milliseconds without a change after which the edits are saved. */
const saveDelayMs = 900;
const minRetryMs = 4000;
const maxRetryMs = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let retryMs = minRetryMs;
let running: Promise<void> | undefined;

function saveIn(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveEdits(), delay);
}

/** The state to save: the current one, without the edits that a paused call keeps back. */
const snapshotToSave = (): Snapshot => pausedSnapshot() ?? currentSnapshot();

/** Values that the service does not have; half-typed ones wait until they are valid. */
function unsaved(snapshot: Snapshot): Readonly<Record<string, unknown>> {
  const base = savedBase();
  return base ? unsavedValues(editedWebsite(base.snapshot), editedWebsite(snapshot), snapshot) : {};
}

/** Shows what a colleague has saved meanwhile, in fields without unsaved edits. */
export function adoptSaved(demo: Demo): void {
  const { editing } = $draft.get();
  const base = savedBase();
  if (!base || editing?.id !== demo.id || demo.version <= base.version) return;
  const saved = savedDemo(demo);
  const theirs = demoSnapshot(saved);
  const here = currentSnapshot();
  const next = mergeEdits(here, base.snapshot, theirs);
  const paused = pausedSnapshot();
  if (paused) setPausedSnapshot(mergeEdits(paused, base.snapshot, theirs));
  setBase(theirs, saved);
  patchSaved(demo.id, (listed) => ({ ...listed, websiteData: saved.websiteData }));
  adoptSnapshot(next, rebaseOn(base.snapshot, theirs, { before: here, after: next }));
}

async function save(): Promise<void> {
  const { editing } = $draft.get();
  const base = savedBase();
  const snapshot = snapshotToSave();
  const values = unsaved(snapshot);
  if (!editing || !base) return;
  if (Object.keys(values).length === 0) {
    updateStatus();
    return;
  }
  const since = $saving.get();
  if (since.status !== 'offline') $saving.set({ status: 'saving' });
  const result = await saveNewVersion(editing.uniqueId, values);
  if ($draft.get().editing?.id !== editing.id) return;
  if (result.ok) {
    retryMs = minRetryMs;
    const saved = savedDemo(result.reply);
    patchSaved(saved.id, (listed) => ({ ...listed, ...saved, recipients: listed.recipients }));
    const { version } = base;
    const isNext = saved.version === version + 1;
    setBase(snapshot, isNext ? saved : { ...saved, version });
    if (!isNext) adoptSaved(result.reply);
    updateStatus();
    return;
  }
  // After very many edits the service asks for a pause.
  if (result.kind === 'refused' && result.status !== 429) {
    $saving.set({ status: 'refused', sentence: result.error.error });
    if (result.status === 401) openSignIn();
    showPlanNotice(result.error);
    return;
  }
  if (since.status !== 'offline') $saving.set({ status: 'offline', since: Date.now() });
  saveIn(retryMs);
  retryMs = Math.min(maxRetryMs, retryMs * 2);
}

/** After a save: whether there are later edits, and whether a field is still half typed. */
function updateStatus(): void {
  if (Object.keys(unsaved(snapshotToSave())).length > 0) {
    saveIn(saveDelayMs);
    return;
  }
  if (pausedSnapshot() && Object.keys(unsaved(currentSnapshot())).length > 0) {
    $saving.set({ status: 'held' });
    return;
  }
  if ($draft.get().isUnsaved) patchDraft({ isUnsaved: false });
  const saving = $saving.get();
  if (saving.status !== 'saved') $saving.set({ status: 'saved', time: Date.now() });
}

/** Saves the edits now, and resolves when the service has answered. */
export async function saveEdits(): Promise<void> {
  clearTimeout(timer);
  await running;
  running = save();
  await running;
  running = undefined;
}

/**
 * Keeps back all edits from now on while a call is paused, so that the link shows what followers
 * see; afterwards they are saved.
 */
export function holdEdits(isPaused: boolean): void {
  if (isPaused === (pausedSnapshot() !== undefined)) return;
  setPausedSnapshot(isPaused ? currentSnapshot() : undefined);
  void saveEdits();
}

/** Takes back the edits that a paused call keeps back. */
export function dropHeldEdits(): void {
  const paused = pausedSnapshot();
  if (paused) restoreSnapshot(paused, 'Edits of the pause');
}

/** Saves the edited demo at every pause. Returns a function that stops this. */
export function startAutoSave(): () => void {
  retryMs = minRetryMs;
  const onEdit = (): void => {
    if (!$draft.get().editing) return;
    if (!$draft.get().isUnsaved) patchDraft({ isUnsaved: true });
    saveIn(saveDelayMs);
  };
  const onBack = (): void => {
    if ($draft.get().isUnsaved) void saveEdits();
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') onBack();
  };
  const stopFeatures = $draft.listen((draft, before) => {
    const isSameDemo = draft.editing?.id === before?.editing?.id;
    if (isSameDemo && draft.features !== before?.features) onEdit();
  });
  const stops = [$values, $content, $origins].map((store) => store.listen(onEdit));
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onHidden);
  void saveEdits();
  return () => {
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', onHidden);
    stopFeatures();
    for (const stop of stops) stop();
    onBack();
  };
}
