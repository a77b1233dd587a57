import { flushCompileCache } from 'node:module';

/**
 * Loads modules that the start leaves out: the scanner with its network library, share cards, mail
 * and payment. It runs when the service is idle, so that no request waits for it. It also writes
 * the compile cache, because a killed process writes none.
 */
export async function loadLate({ payment }: { readonly payment: boolean }): Promise<void> {
  await import('./scan/scan-website.ts');
  await import('./scan/pictures/fetch-picture.ts');
  await import('./share-cards/render-card.ts');
  await import('nodemailer');
  if (payment) await import('./billing/stripe-provider.ts');
  flushCompileCache();
}
