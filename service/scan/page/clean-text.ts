import { validateSlot, slots } from '../../../templates-data/model/slots.ts';
import type { SlotName } from '../../../templates-data/model/slots.ts';

// Controls, zero-width and bidi marks, private-use glyphs of icon fonts, halves of surrogate pairs.
const unwanted =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ue000-\uf8ff\ufffc-\uffff]|\p{Surrogate}|\p{Private_Use}/gu;

// The rest of a non-breaking space in the wrong encoding.
const halfSpace = /(?<=[\p{L}\p{N}.,!?:)])Â(?=\s|$)/gu;

/** One line of plain text: no control characters, white space collapsed. */
export function cleanText(text: string): string {
  const plain = text
    // A soft hyphen divides no word.
    .replaceAll('\u00ad', '')
    .replace(unwanted, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return plain.includes('Â') ? plain.replace(halfSpace, '') : plain;
}

/** The text with a capital as its first letter. */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * `text` cut to at most `limit` characters at the end of a word, with an ellipsis if it was longer.
 */
export function capText(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit - 1).join('');
  const space = head.search(/\s\S*$/u);
  const whole = space > head.length / 2 ? head.slice(0, space) : head;
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** The first lines that fit whole, without a label that is left without its lines. */
function dropLastLines(lines: readonly string[], max: number): readonly string[] {
  const kept = [...lines];
  while (kept.length > 1 && kept.join('\n').length > max) kept.pop();
  if (kept.length > 1 && kept.length < lines.length && kept.at(-1)?.endsWith(':') === true)
    kept.pop();
  return kept;
}

/**
 * `value` in a form that is valid for the slot: cleaned line by line and shortened; undefined if
 * nothing valid remains.
 */
export function fitSlot(slot: SlotName, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const rule = slots[slot];
  const lines =
    rule.kind === 'lines' ? value.slice(0, 20_000).split(/\r\n?|\n/u) : [value.slice(0, 20_000)];
  const cleaned = lines.map(cleanText).filter((line) => line !== '');
  const fitted =
    rule.kind === 'email'
      ? cleaned.join('')
      : capText(dropLastLines(cleaned, rule.max).join('\n'), rule.max);
  return fitted === '' || validateSlot(slot, fitted) !== undefined ? undefined : fitted;
}
