import { flushCompileCache } from 'node:module';

/**
 * Loads what the start leaves out: the scanner with its network library, the drawing of share
 * cards, mail and payment. Called when there is nothing else to do, so that nobody waits for it
 * later. What has been compiled by then is written to the cache of the next start, as a process
 * that is killed writes nothing.
 */
export async function loadLate({ payment }: { readonly payment: boolean }): Promise<void> {
  await import('./scan/scan-website.ts');
  await import('./scan/pictures/fetch-picture.ts');
  await import('./share-cards/render-card.ts');
  await import('nodemailer');
  if (payment) await import('./billing/stripe-provider.ts');
  flushCompileCache();
}
