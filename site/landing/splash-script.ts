import { createHash } from 'node:crypto';

/**
 * Runs in the head, before the first paint, so that the page does not show up and vanish again. Only a page that goes on
 * into the studio is covered, after a login or a payment (islands/shell/resume.ts); one that is there to be read never is.
 */
export const splashScript =
  "try{if(/[?&](sign-in|redirect_status)=/.test(location.search)||sessionStorage.getItem('builderOpens'))document.documentElement.dataset.splash=''}catch{}";

/** What lets the script pass the content security policy. */
export const splashHash: `sha256-${string}` = `sha256-${createHash('sha256').update(splashScript).digest('base64')}`;
