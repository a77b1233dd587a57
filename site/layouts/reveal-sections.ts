/**
 * A script block that lays out what a style sheet keeps from a phone's first paint
 * (`content-visibility: auto` on sections, footers, and the selectors in `more`). It waits for the
 * fonts, so that nothing is laid out twice. Each part is a task of its own, so that no task is
 * long; without `scheduler.yield` they run at once. After the page's load event it reveals the rest
 * at once, because a screenshot of the whole page would be cut at estimated heights. Then it runs
 * `afterwards`. It begins with `first`.
 */
export function revealSections({ more = '', first = '', afterwards = '' } = {}): string {
  return (
    `{let s=[...document.querySelectorAll('main>section,footer${more}')],` +
    "k=async()=>{for(let e;e=s.shift();await self.scheduler?.yield?.())e.style.contentVisibility='visible',e.offsetHeight};" +
    `${first}requestAnimationFrame(()=>document.fonts.ready.then(k));addEventListener('load',()=>{k();${afterwards}})}`
  );
}
