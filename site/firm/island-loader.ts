import { revealSections } from '../layouts/reveal-sections.ts';

/** The one script at the end of a firm's page. When the page has loaded it fetches `start-page.ts`, so that nothing waits for it. */
export const islandLoader = revealSections("import('/start-page.js').then(m=>m.start(p=>import(p)))");
