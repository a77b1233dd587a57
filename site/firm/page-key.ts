import { createHash } from 'node:crypto';
import type { FirmSite } from './read-site.ts';

/**
 * What the pages of a site are made of besides what all sites share, as a key: Astro renders a page
 * anew when it differs from the last build's (scripts/build-site.ts says when that holds). The year
 * stands in the footers.
 */
export function pageKeyOf(site: FirmSite): string {
  const { overrides, words, people, social, homePosts } = site;
  const posts = homePosts.map(({ id }) => id);
  const own = [overrides, words, people, social, posts, new Date().getFullYear()];
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url');
}
