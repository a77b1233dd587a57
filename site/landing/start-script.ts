import { cspHash } from '../layouts/csp-hash.ts';
import { revealSections } from '../layouts/reveal-sections.ts';

/**
 * Selects the page's modules, which `scripts/optimise-pages/trim-pages.ts` prevents from starting
 * by themselves.
 */
const modules = "document.querySelectorAll('script[type^=text]')";

/** Controls whose events wait until the modules are loaded, and are then dispatched again. */
const held = "'[data-opens],[data-first-look],[data-demo-request],[data-asks-for]'";

/**
 * Lays out the rest of the page, and starts the page's modules with the visitor's first movement,
 * because their effects are not visible before. They start without it for returning visitors, for
 * addresses with parameters, and on pages that need them (`data-starts-early`): in an idle period
 * after the first paint, at most a second later, because a busy machine may have no idle period. A
 * page that continues into the studio does not wait (splash-script.ts).
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

/** The hash that allows the script in the content security policy. */
export const startHash = cspHash(startScript);
