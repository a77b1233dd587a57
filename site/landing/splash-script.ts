import { digestOf } from '../layouts/digest-of.ts';
import { startAddressScript } from '../overrides/address-script.ts';

/**
 * Runs in the head, before the first paint, so that the page does not flash. It covers only a page
 * that continues into the studio after a login or a payment (islands/shell/resume.ts).
 */
const splashScript =
  "try{if(/[?&](sign-in|redirect_status)=/.test(location.search)||sessionStorage.getItem('builderOpens'))document.documentElement.dataset.splash=''}catch{}";

/**
 * Shows signed-in people the link to the workspace in the header from the first paint on
 * (Header.astro). The cookie tells only that there is a session.
 */
export const memberScript =
  "if(/signed-in/.test(document.cookie))document.documentElement.dataset.member=''";

/**
 * What the start page runs before its first paint, as one script, of which a policy has to name but
 * one.
 */
export const headScript = `${startAddressScript};${splashScript};${memberScript}`;

/** What lets them pass the content security policy. */
export const headHash = digestOf(headScript);
export const memberHash = digestOf(memberScript);
