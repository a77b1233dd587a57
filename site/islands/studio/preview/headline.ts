/** The headline of the page, whose last words can stand in a second voice. */
import { splitHeadline } from '../../../../templates-data/model/derived-values.ts';
import { emphasisKey } from '../../../../templates-data/model/text-keys.ts';
import { hideText, resetText, typeText } from '../content/text-store.ts';
import { $content, $values, endRun } from '../draft/draft-store.ts';
import { readSelection, writeSelection } from './caret.ts';
import { movedEnd } from './moved-end.ts';
import type { Target } from './preview-spots.ts';

export const isHeadline = (target: Target): boolean =>
  target.kind === 'slot' && target.name === 'slogan';

/** The element with both parts of a headline. */
export function findHeadline(spot: HTMLElement): HTMLElement {
  return spot.closest<HTMLElement>('h1, .slogan') ?? spot;
}

const chosen = (): string | null | undefined => $content.get().texts[emphasisKey];

/** The emphasized words of a headline; empty without any. */
export const emphasizedWords = (text: string): string => splitHeadline(text, chosen()).turn;

/** The emphasized words stay the same ones while the headline is typed. */
$values.listen(({ slogan = '' }, before, changed) => {
  const content = $content.get();
  const { [emphasisKey]: words, ...others } = content.texts;
  if (changed !== 'slogan' || typeof words !== 'string') return;
  const moved = movedEnd(words, { from: before?.slogan ?? '', to: slogan });
  if (moved === words) return;
  const texts = moved === '' ? others : { ...others, [emphasisKey]: moved };
  $content.set({ ...content, texts });
});

/** Whether an element shows the two parts of a text. */
function hasHeadlineParts(element: HTMLElement, lead: string, turn: string): boolean {
  const [first, second, third] = Array.from(element.childNodes);
  return (
    third === undefined &&
    first?.textContent === lead &&
    (second?.textContent ?? '') === turn &&
    (turn === '' || second?.nodeName === 'EM')
  );
}

/** Shows a headline in its two voices while it is edited; the selection stays. */
export function showVoices(element: HTMLElement, text: string): void {
  const { lead, turn } = splitHeadline(text, chosen());
  if (hasHeadlineParts(element, lead, turn)) return;
  const selected = readSelection(element);
  const page = element.ownerDocument;
  const first = page.createElement('span');
  first.textContent = lead;
  const second = page.createElement('em');
  second.textContent = turn;
  element.replaceChildren(first, ...(turn === '' ? [] : [second]));
  if (selected) writeSelection(element, selected);
}

/** The start of the word at a position; in a script without spaces, the position itself. */
function startOfWord(text: string, at: number): number {
  const word = /\S*$/u.exec(text.slice(0, at))?.[0] ?? '';
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
    ? at
    : at - word.length;
}

/**
 * Emphasizes the headline from the selection to its end, or takes the emphasis off. Returns a
 * sentence about what was done.
 */
export function toggleEmphasis(element: HTMLElement, text: string): string {
  const { start, end } = readSelection(element) ?? { start: text.length, end: text.length };
  const { lead, turn } = splitHeadline(text, chosen());
  const blanks = /^\s*/u.exec(text.slice(start))?.[0].length ?? 0;
  const from = startOfWord(text, end > start ? start + blanks : start);
  const isElsewhere = end > start && from !== lead.length;
  endRun();
  if (turn !== '' && !isElsewhere) hideText(emphasisKey);
  else if (from > 0 && from < text.length) typeText(emphasisKey, text.slice(from));
  else if (turn === '' && splitHeadline(text).turn !== '') resetText(emphasisKey);
  else return 'Put the caret before the last words of the headline, which are emphasized.';
  endRun();
  const words = emphasizedWords(text);
  return words === '' ? 'No words are emphasized.' : `Emphasized: ${words}`;
}
