/**
 * The one script at the end of a firm's page: fetches `start-page.ts` once everything that was asked for before is there, so
 * that nothing waits for it.
 */
export const islandLoader =
  "addEventListener('load',()=>import('/start-page.js').then(m=>m.start(p=>import(p))))";
