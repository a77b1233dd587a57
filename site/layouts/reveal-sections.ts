/**
 * A script, as a block, that lays out what a sheet keeps from a phone's first paint
 * (`content-visibility: auto` on sections, footers and what `more`, a selector after a comma,
 * names): each part in a task of its own, so that no task is long, once the faces are there, so
 * that none is laid out twice. Between two of them goes what is more urgent only; without
 * `scheduler.yield` they come at once. The rest is on its way when the page has loaded, as a
 * picture of the whole page may be taken then: with a part still at its estimated height the
 * picture would be cut. It does `afterwards` then.
 */
export function revealSections({ more = '', afterwards = '' } = {}): string {
  return (
    `{let s=[...document.querySelectorAll('main>section,footer${more}')],` +
    "k=async()=>{for(let e;e=s.shift();await self.scheduler?.yield?.())e.style.contentVisibility='visible',e.offsetHeight};" +
    `requestAnimationFrame(()=>document.fonts.ready.then(k));addEventListener('load',()=>{k();${afterwards}})}`
  );
}
