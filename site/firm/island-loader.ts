import { revealSections } from '../layouts/reveal-sections.ts';

/**
 * The script at the end of a firm's page. It fetches `start-page.ts` after the page has loaded and
 * painted. Fetched earlier, it would compete with the largest paint on slow connections. It does
 * nothing if the page is left before.
 */
export const islandLoader = revealSections({
  afterwards: "setTimeout(()=>import('/start-page.js').then(m=>m.start(p=>import(p)),()=>{}),200)",
});
