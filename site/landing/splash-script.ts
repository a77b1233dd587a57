import { createHash } from 'node:crypto';

/**
 * Runs in the head, before the first paint, so that the page does not show up and vanish again. Once per visit; without
 * script there is no splash.
 */
export const splashScript =
  "try{if(!sessionStorage.getItem('splash')){sessionStorage.setItem('splash','1');document.documentElement.dataset.splash=''}}catch{}";

/** What lets the script pass the content security policy. */
export const splashHash: `sha256-${string}` = `sha256-${createHash('sha256').update(splashScript).digest('base64')}`;
