import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import { matchTrade } from './services-in-cards.ts';
import { toFoundServices, minServices, cleanServices } from './service-words.ts';

const maxLines = 40;
const maxLength = 120;
const maxWords = 3;

/**
 * The parts of a line at the top of the page that only dots or bars separate: "Haircuts · Colour ·
 * Styling". At least one of them names a trade, because cities and people are listed the same way.
 */
export function findInTagline(lines: readonly Line[]): FoundList<string> | undefined {
  const top = lines.filter(({ place }) => place !== 'nav' && place !== 'footer').slice(0, maxLines);
  for (const { text, tag } of top) {
    if (tag === 'li' || text.length > maxLength) continue;
    const parts = text.replace(/\s[–—-]\s[^·•∙|]*$/u, '').split(/\s*[·•∙|]\s*/u);
    const values = cleanServices(parts);
    if (values.length < minServices || values.length < parts.length) continue;
    if (values.some((value) => value.split(' ').length > maxWords)) continue;
    if (values.some((value) => matchTrade(value) !== undefined))
      return toFoundServices(values, 'tagline', 0.45);
  }
  return undefined;
}
