import { digestOf } from '../layouts/digest-of.ts';
import { revealSections } from '../layouts/reveal-sections.ts';

/**
 * The page's modules, which `scripts/optimise-pages/trim-pages.ts` keeps from starting by
 * themselves.
 */
const modules = "document.querySelectorAll('script[type^=text]')";

/**
 * What is pressed, typed or sent before the modules are there waits for them and then happens
 * again, to their own listeners.
 */
const held = "'[data-opens],[data-first-look],[data-demo-request],[data-asks-for]'";

/**
 * Lays out the rest of the page, and starts the page's modules when somebody moves: nothing of what
 * they do is seen before. For those who have been here, or come with something in the address, and
 * where the page is not whole without them (`data-starts-early`), they start once the page has been
 * painted and nothing else is on its way, as they may have something to say; after a second at the
 * latest, as Chromium on a busy machine may never have an idle moment to tell of. A page that goes
 * on into the studio does not wait (splash-script.ts).
 */
export const startScript = [
  revealSections({ more: ',[data-details]' }),
  `{let w=window,m=[...${modules}],f,o=x=>document.getElementById('shell-failure').hidden=x,`,
  "s=()=>f??=Promise.all(m.map(e=>import(e.src))).then(()=>{a('remove');o(!0)}),",
  'n=()=>s().catch(()=>{f=0;o(!1)}),',
  `h=e=>{let t=e.target.closest?.(${held}),c=e.type=='click',d=e.detail;`,
  "if(e.type=='openAuthModal')s().then(()=>w.dispatchEvent(new CustomEvent(e.type,{detail:d})),n);",
  "else if(t&&(e.type=='submit'||c&&t.localName!='form')){e.preventDefault();e.stopPropagation();s().then(()=>c?t.click():t.requestSubmit(),n)}else s().then(()=>e.key&&e.target.dispatchEvent(new KeyboardEvent(e.type,e)),n)},",
  "a=x=>['click','submit','openAuthModal','pointerover','touchstart','focusin','keydown','scroll'].forEach(y=>w[x+'EventListener'](y,h,!0));",
  "k=()=>{try{return document.querySelector('[data-starts-early]')||/signed-in/.test(document.cookie)||location.search||localStorage.length||sessionStorage.length}catch{return 1}};",
  "if(m[0]){a('add');if('splash'in document.documentElement.dataset)n();",
  "else if(k())addEventListener('load',()=>new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0])",
  "o.disconnect(),w.requestIdleCallback?requestIdleCallback(n,{timeout:1e3}):setTimeout(n)}).observe({type:'paint',buffered:!0}))}}",
].join('');

/** What lets the script pass the content security policy. */
export const startHash = digestOf(startScript);
