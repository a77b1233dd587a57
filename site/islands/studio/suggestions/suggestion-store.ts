import { atom } from 'nanostores';
import { suggestTexts, type SuggestedField } from '../../../../service/contract/suggestions.ts';
import type { DemoValues } from '../../../../templates-data/model/demo-values.ts';
import { slots } from '../../../../templates-data/model/slots.ts';
import { loadSettings } from '../../auth/settings-store.ts';
import { openCall, networkError } from '../../ui/call-service.ts';
import { toast } from '../../ui/toast-store.ts';
import type { Tip } from './canned-tips.ts';
import { shownLists } from '../content/shown-lists.ts';
import { $content, $shown, setValues } from '../draft/draft-store.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { readEvents } from '../scan/read-events.ts';
import { wait } from '../../ui/wait.ts';

/** The slots for which words can be suggested. */
export const suggestedFields: readonly SuggestedField[] = ['slogan', 'description', 'callToAction'];
const maxSuggestions = 3;
const timeout = 30_000;

export type Suggestion =
  | { readonly status: 'none' }
  | { readonly status: 'thinking' }
  /** A piece of advice, with a text that follows it where one can be given. */
  | { readonly status: 'tip'; readonly tip: Tip; readonly text: string | undefined }
  /** Texts as they are being written. */
  | { readonly status: 'written'; readonly texts: readonly string[]; readonly isDone: boolean };

export const $suggestedField = atom<SuggestedField>('slogan');
export const $suggestion = atom<Suggestion>({ status: 'none' });

let lastTip: Tip | undefined;
let running: AbortController | undefined;

export function chooseSuggestedField(field: SuggestedField): void {
  running?.abort();
  $suggestedField.set(field);
  $suggestion.set({ status: 'none' });
}

function demoNow(): DemoValues {
  return { overrides: $shown.get(), lists: shownLists($content.get()) };
}

/** The data about the client that the service receives: all but the pictures. */
function contentNow(): Record<string, unknown> {
  const { logo: _, opening: __, pictures: ___, ...words } = shownLists($content.get());
  return words;
}

/** A tip follows after one to three seconds, a different one each time. */
async function showTip(field: SuggestedField, chance: () => number, pause: boolean): Promise<void> {
  // Tips are not needed if a language model writes suggestions.
  const fetched = import('./canned-tips.ts').catch(() => undefined);
  if (pause) await wait(1000 + chance() * 2000);
  const part = await fetched;
  const words = await part?.wordsFor(demoNow());
  if ($suggestedField.get() !== field) return;
  if (!part || !words) {
    $suggestion.set({ status: 'none' });
    toast({
      title: 'Error',
      description: networkError,
      destructive: true,
    });
    return;
  }
  const fitting = part.tips.filter((tip) => tip.field === field && words[tip.kind] !== undefined);
  const all = fitting.length > 0 ? fitting : part.tips.filter((tip) => tip.field === field);
  const fresh = all.filter((tip) => tip !== lastTip);
  const others = fresh.length > 0 ? fresh : all;
  const tip = others[Math.floor(chance() * others.length)] ?? others[0];
  if (!tip) return;
  lastTip = tip;
  $suggestion.set({ status: 'tip', tip, text: words[tip.kind] });
}

function textsAfter(texts: readonly string[], data: string): readonly string[] {
  const part: unknown = JSON.parse(data);
  if (typeof part !== 'object' || part === null || !('index' in part) || !('text' in part))
    return texts;
  const { index, text } = part;
  if (typeof index !== 'number' || typeof text !== 'string') return texts;
  if (index < 0 || index > texts.length || index >= maxSuggestions) return texts;
  return texts.toSpliced(index, 1, text);
}

/**
 * Shows texts while the service writes them.
 * @returns whether there were any.
 */
async function writeTexts(field: SuggestedField, signal: AbortSignal): Promise<boolean> {
  const answer = await openCall(suggestTexts, {
    body: { field, values: $shown.get(), content: contentNow() },
    signal,
    timeout,
    accept: 'text/event-stream',
  });
  if (!(answer instanceof Response) || !answer.ok || answer.body === null) return false;
  let texts: readonly string[] = [];
  try {
    for await (const { event, data } of readEvents(answer.body)) {
      if (event !== 'suggestion' || signal.aborted) continue;
      texts = textsAfter(texts, data);
      $suggestion.set({ status: 'written', texts, isDone: false });
    }
  } catch {
    // Texts that were complete before the failure stay.
  }
  if (texts.length > 0 && !signal.aborted)
    $suggestion.set({ status: 'written', texts, isDone: true });
  return texts.length > 0;
}

/** Suggestions for the chosen field: written by the service if possible, otherwise a tip. */
export async function suggest(chance: () => number = Math.random): Promise<void> {
  const current = $suggestion.get();
  if (current.status === 'thinking' || (current.status === 'written' && !current.isDone)) return;
  const field = $suggestedField.get();
  const attempt = new AbortController();
  running = attempt;
  $suggestion.set({ status: 'thinking' });
  const settings = await loadSettings();
  if (settings?.suggestions !== true) {
    await showTip(field, chance, true);
    return;
  }
  const wrote = await writeTexts(field, attempt.signal);
  if (!wrote && !attempt.signal.aborted) await showTip(field, chance, false);
}

/** Puts a suggestion into its field; Undo removes it. */
export function acceptText(field: SuggestedField, text: string): void {
  setValues(
    { [field]: text },
    { [field]: { kind: 'typed' } },
    `Suggested ${slots[field].label.toLowerCase()}`,
  );
  revealSlot(field);
}
