/**
 * A script, as a block, that lays out what a sheet keeps from a phone's first paint (`content-visibility: auto` on sections and
 * footers): a section in each frame, so that none is long, once the faces are there, so that no section is laid out twice; and
 * what is left when the page has loaded, so that a page that has loaded is whole. Then it does `afterwards`.
 */
export function revealSections(afterwards = ''): string {
  return (
    "{let s=[...document.querySelectorAll('main>section,footer')],r=requestAnimationFrame,v=e=>e.style.contentVisibility='visible',n=()=>s[0]&&r(n,v(s.shift()));" +
    `r(()=>document.fonts.ready.then(()=>r(n)));addEventListener('load',()=>{s.splice(0).map(v);${afterwards}})}`
  );
}
