import { revealSections } from '../layouts/reveal-sections.ts';

/**
 * The script at the end of a firm's page. It fetches `start-page.ts` after the page has loaded and
 * painted. Fetched earlier, it would compete with the largest paint on slow connections. A press
 * fetches it at once and is passed on to it, however slow the page is.
 */
export const islandLoader = revealSections({
  first: "onclick=e=>import('/start-page.js').then(m=>m.start(p=>import(p),e),()=>{});",
  afterwards: 'setTimeout(onclick,200)',
});
