/**
 * The one script at the end of a firm's page. What lies below the first screens (sheets/base.css) it lets the browser lay out
 * piece by piece once something is to be seen, and all of it when the page has loaded. Then it fetches `start-page.ts`, so that
 * nothing waits for it.
 */
export const islandLoader =
  "{let s=[...document.querySelectorAll('main>section,footer')],v=e=>e.style.contentVisibility='visible',n=()=>self.requestIdleCallback?.(()=>s[0]&&n(v(s.shift())));requestAnimationFrame(n);" +
  "addEventListener('load',()=>{s.splice(0).map(v);import('/start-page.js').then(m=>m.start(p=>import(p)))})}";
