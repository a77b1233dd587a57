import { cspHash } from '../layouts/csp-hash.ts';
import { startAddressScript } from '../overrides/address-script.ts';

/**
 * Runs in the head, before the first paint, so that the page does not flash. It covers only a page
 * that continues into the studio after a login or a payment (islands/shell/resume.ts).
 */
const splashScript =
  "try{if(/[?&](sign-in|redirect_status)=/.test(location.search)||sessionStorage.getItem('builderOpens'))document.documentElement.dataset.splash=''}catch{}";

/**
 * Shows the link to the workspace in the header to signed-in people from the first paint on
 * (Header.astro). The cookie contains only whether there is a session.
 */
export const memberScript =
  "if(/signed-in/.test(document.cookie))document.documentElement.dataset.member=''";

/**
 * The scripts of the landing page before its first paint, as one, so that the policy needs one
 * hash.
 */
export const headScript = `${startAddressScript};${splashScript};${memberScript}`;

/** The hashes that allow the scripts in the content security policy. */
export const headHash = cspHash(headScript);
export const memberHash = cspHash(memberScript);
