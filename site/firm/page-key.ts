import { createHash } from 'node:crypto';
import type { FirmSite } from './read-site.ts';

/**
 * A hash of everything that the pages of one site are made of. Astro renders a page again when it
 * differs from that of the last build; scripts/build-site.ts explains when. It includes the year,
 * which is in the footers.
 */
export function pageKey(site: FirmSite): string {
  const { overrides, words, people, social, homePosts } = site;
  const posts = homePosts.map(({ id }) => id);
  const own = [overrides, words, people, social, posts, new Date().getFullYear()];
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url');
}
