/**
 * The one script at the end of a firm's page. What lies below the first screens (sheets/base.css) it lets the browser lay out once
 * something is to be seen, a section in each frame so that no frame is long, and what is left when the page has loaded. Then it fetches
 * `start-page.ts`, so that nothing waits for it.
 */
export const islandLoader =
  "{let s=[...document.querySelectorAll('main>section,footer')],r=requestAnimationFrame,v=e=>e.style.contentVisibility='visible',n=()=>s[0]&&r(n,v(s.shift()));r(()=>r(n));" +
  "addEventListener('load',()=>{s.splice(0).map(v);import('/start-page.js').then(m=>m.start(p=>import(p)))})}";
