import { digestOf } from '../layouts/digest-of.ts';

/**
 * Runs in the head of every firm page, before the first paint. Keeps the firm that the address
 * names, and hides the page when it is not the one to show until a script that is fetched only then
 * has put that right: `hydrate-demo.js` for a demo or a template whose words are not in this HTML,
 * `follow-address.js` for another firm or industry than this page's. A page that the service filled
 * names it in `data-demo`. Names no firm, as it stands in the pages of clients too. Scripts are
 * built by themselves (astro.config.mjs), because the bundler's helper for a lazy import would
 * weigh more than all other scripts of the page together.
 */
export const addressScript =
  "{let e=document.documentElement,{pathname:p,search:s}=location,{base:b,demo:d}=e.dataset,k='currentFirmId',t,m;if(/^\\/demos\\//.test(p)&&!d||/[?&](saved|template|demo)=/.test(s))m='hydrate-demo';else if(!d&&!(p+'/').startsWith(b+'/'))try{t=/[?&](?:firm|website)=([^&]*)/.exec(s)?.[1];t=p.startsWith('/demo')?'/industries/'+(t||'law'):(b+'/').startsWith('/firms'+p)?b:'/firms/'+(t||localStorage[k]||b.slice(7));b==t?t<'/g'&&(localStorage[k]=b.slice(7)):m='follow-address'}catch{}if(m){e.style.visibility='hidden';import('/'+m+'.js').catch(()=>location.replace('/demo-unreachable/'))}}";

/**
 * The same for the start page, which belongs to no firm, and for the page that a host without rules
 * for our addresses answers instead of theirs (404.html).
 */
export const startAddressScript =
  "if(/[?&](firm|template)=/.test(location.search)||/^\\/(practice-areas|attorneys|blog|about|contact|faq|privacy-policy|terms-of-service|disclaimer|gmrlaw|demo|demos|app|account)(\\/|$)/.test(location.pathname)){document.documentElement.style.visibility='hidden';import('/follow-address.js').catch(()=>{document.documentElement.style.visibility=''})}";

/** What lets the scripts pass the content security policy. */
export const addressHashes = {
  page: digestOf(addressScript),
  start: digestOf(startAddressScript),
} as const;
