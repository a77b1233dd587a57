/**
 * Loads `start-page.ts` once the page is there, and its islands when they are nearly in view: `/islands/{name}.js` (astro.config.mjs). An island's element has no
 * box of its own, so its first child is watched. Stands inline in the page, because the bundler's helper for a lazy import
 * would weigh more than all other scripts of the page together.
 */
export const islandLoader =
  "{let o=new IntersectionObserver(l=>l.forEach(({isIntersecting:i,target:t})=>{if(i){o.unobserve(t);let e=t.parentElement;import('/islands/'+e.dataset.island+'.js').then(m=>m.start(e))}}),{rootMargin:'240px'});for(let e of document.querySelectorAll('[data-island]>:first-child'))o.observe(e);addEventListener('load',()=>import('/start-page.js'))}";
