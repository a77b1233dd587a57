/** Which pages of the sample have a place on the client's site. */
import type { ClientLists } from './client-lists.ts';

// Words that say nothing of what a service is about.
const empty = /\b(?:law|legal|lawyers?|attorneys?|services?|solutions?|our|the|and|of|for)\b/giu;

/** What a service is about, for comparing two names: `Family Law` and `family-law` are the same. */
function subjectOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/&|-/gu, ' ')
    .replace(/defence/gu, 'defense')
    .replace(empty, ' ');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}

/** Whether a sample's service is one of the client's, so that its page may stand for it. */
export function isOffered(services: readonly string[], slug: string): boolean {
  const subject = subjectOf(slug);
  return subject !== '' && services.some((name) => subjectOf(name) === subject);
}

/** Whether a page of the sample has no place on the client's site: people and services that are not the client's. */
export function isGone(rest: string, { people, services }: ClientLists): boolean {
  const [, kind, slug] = /^\/(attorneys|practice-areas)\/([^/]+)\/?$/u.exec(rest) ?? [];
  if (slug === undefined || slug === 'not-found') return false;
  return kind === 'attorneys' ? people !== undefined : services !== undefined && !isOffered(services, slug);
}
