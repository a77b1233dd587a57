import type { ScannedPerson } from '../../contract/scan.ts';
import { capitalize } from '../page/clean-text.ts';
import type { Line } from '../page/read-lines.ts';
import { isTeam } from './find-team.ts';
import { hasKnownTitle, isSingleName } from './person-words.ts';

const minNames = 3;
const maxAbove = 3;
/** "The salon has gifted stylists. Ann, Joe, and Max." */
const listed =
  /(?<!\b(?:love|with|choose|wear|sell|like)\s(?:\p{L}+\s){0,2})(\p{L}{4,20}s)(?:\s(?:are|sont|son|sono|são|zijn))?[.:]?\s((?:\p{Lu}\p{Ll}+,\s){1,8}\p{Lu}\p{Ll}+,?\s(?:and|&|et|y|e|en)\s\p{Lu}\p{Ll}+)[.!]?$/u;

/** First names that a text below the heading of the team lists after the word for their work. */
export function findFirstNames(lines: readonly Line[]): readonly ScannedPerson[] {
  return lines.flatMap(({ text, place }, index) => {
    const [, work = '', names = ''] = place === 'main' ? (listed.exec(text.slice(-300)) ?? []) : [];
    const title = work.replace(/s$/u, '');
    if (title === '' || !hasKnownTitle(title)) return [];
    const above = lines.slice(Math.max(0, index - maxAbove), index);
    if (!above.some((line) => isTeam(line.text))) return [];
    const all = names.split(/,?\s(?:and|&|et|y|e|en)\s|,\s/u);
    const known = all.filter(isSingleName);
    return all.length >= minNames && known.length >= all.length * 0.75
      ? all.map((name) => ({ name, title: capitalize(title) }))
      : [];
  });
}
