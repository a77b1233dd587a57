import { revealSections } from '../layouts/reveal-sections.ts';

/**
 * The one script at the end of a firm's page. When the page has loaded and been painted it fetches
 * `start-page.ts`, so that nothing waits for it: fetched in the frame of the largest paint it takes
 * a round trip from it on slow lines. A page that is left meanwhile says nothing of it.
 */
export const islandLoader = revealSections({
  afterwards: "setTimeout(()=>import('/start-page.js').then(m=>m.start(p=>import(p)),()=>{}),200)",
});
