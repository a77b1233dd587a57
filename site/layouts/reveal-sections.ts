/**
 * A script, as a block, that lays out what a sheet keeps from a phone's first paint (`content-visibility: auto` on sections and
 * footers): two sections in each frame, so that no frame is long, once the faces are there, so that no section is laid out twice.
 * When the page has loaded it waits for nothing more: some frames later the page is whole, also for a picture taken at once. It
 * does `afterwards` then.
 */
export function revealSections(afterwards = ''): string {
  return (
    "{let s=[...document.querySelectorAll('main>section,footer')],r=requestAnimationFrame,n=()=>s[0]&&r(n,s.splice(0,2).map(e=>e.style.contentVisibility='visible')),g=()=>{n();g=()=>0};" +
    `r(()=>document.fonts.ready.then(()=>g()));addEventListener('load',()=>{g();${afterwards}})}`
  );
}
