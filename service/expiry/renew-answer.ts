import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { formPolicy } from '../forms/form-page.ts';
import type { PageRequest, PageResponse } from '../pages/page-request.ts';
import { findRenewal } from './renew-link.ts';
import { renewalPage, notRenewedPage } from './renew-pages.ts';

/** Answers the link of a mailed renewal with a question, and changes nothing. */
export async function answerRenewal(
  deps: Pick<Deps, 'store' | 'limiter' | 'now'>,
  { url, clientAddress }: PageRequest,
): Promise<PageResponse> {
  deps.limiter.takeRead(clientAddress);
  const token = new URLSearchParams(url.split('?', 2)[1] ?? '').get('token') ?? '';
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': formPolicy('product'),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  };
  try {
    const page = renewalPage(await findRenewal(deps, token), deps.now());
    return { status: 200, headers, body: Buffer.from(String(await page)) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const page = notRenewedPage({ sentence: error.message });
    return { status: error.status, headers, body: Buffer.from(String(await page)) };
  }
}
