import { cspHash } from '../layouts/csp-hash.ts';

/**
 * Runs in the head of every firm page, before the first paint. Stores the firm that the address
 * names. If this page is not the one to show, hides it until a script has repaired that:
 * `hydrate-demo.js` for a demo or a template whose words are not in this HTML, `follow-address.js`
 * for a firm or industry other than this page's. A page filled by the service names it in
 * `data-demo`. Contains no firm's name, because it is on clients' pages too. Each script is built
 * separately (astro.config.mjs): the bundler's helper for lazy imports would weigh more than all
 * other scripts of the page.
 */
export const addressScript =
  "{let e=document.documentElement,{pathname:p,search:s}=location,{base:b,demo:d}=e.dataset,k='currentFirmId',t,m;if(/^\\/demos\\//.test(p)&&!d||/[?&](saved|template|demo)=/.test(s))m='hydrate-demo';else if(!d&&!(p+'/').startsWith(b+'/'))try{t=/[?&](?:firm|website)=([^&]*)/.exec(s)?.[1];t=p.startsWith('/demo')?'/industries/'+(t||'law'):(b+'/').startsWith('/firms'+p)?b:'/firms/'+(t||localStorage[k]||b.slice(7));b==t?t<'/g'&&(localStorage[k]=b.slice(7)):m='follow-address'}catch{}if(m){e.style.visibility='hidden';import('/'+m+'.js').catch(()=>location.replace('/demo-unreachable/'))}}";

/**
 * The same for the start page, which belongs to no firm, and for the page that a host without rules
 * for our addresses serves instead (404.html).
 */
export const startAddressScript =
  "if(/[?&](firm|template)=/.test(location.search)||/^\\/(practice-areas|attorneys|blog|about|contact|faq|privacy-policy|terms-of-service|disclaimer|gmrlaw|demo|demos|app|account)(\\/|$)/.test(location.pathname)){document.documentElement.style.visibility='hidden';import('/follow-address.js').catch(()=>{document.documentElement.style.visibility=''})}";

/** The hashes that allow the scripts in the content security policy. */
export const addressHashes = {
  page: cspHash(addressScript),
  start: cspHash(startAddressScript),
} as const;
