import { listRules, otherRules, type ListName } from './content-rules.ts';

/**
 * The name that identifies an item of a list: its first text; for a social network, its address.
 */
export function itemName(list: ListName, texts: Readonly<Record<string, string>>): string {
  const [first = ''] = Object.keys(listRules[list].texts);
  const name = texts[list === 'socials' ? 'url' : first] ?? '';
  return Array.from(name.replace(/\s+/gu, ' ').trim().toLowerCase())
    .slice(0, otherRules.removed.name)
    .join('');
}
