import { digestOf } from '../layouts/digest-of.ts';
import { startAddressScript } from '../overrides/address-script.ts';

/**
 * Runs in the head, before the first paint, so that the page does not flash. It covers only a page
 * that continues into the studio after a login or a payment (islands/shell/resume.ts).
 */
const splashScript =
  "try{if(/[?&](sign-in|redirect_status)=/.test(location.search)||sessionStorage.getItem('builderOpens'))document.documentElement.dataset.splash=''}catch{}";

/** The start page's scripts before the first paint, as one, so that the policy needs one hash. */
export const headScript = `${startAddressScript};${splashScript}`;

/** Its hash for the content security policy. */
export const headHash = digestOf(headScript);
