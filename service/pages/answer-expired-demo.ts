import { describeOpenOffer } from '../approvals/describe-open-offer.ts';
import { hasAskedForTime } from '../contact/messaged-demo.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { answerContent, noStore } from './answer-content.ts';
import type { DemoPages } from './demo-pages.ts';
import type { DemoFinder } from './find-shown-demo.ts';
import type { PageRequest, PageResponse } from './page-request.ts';

/**
 * Answers for a demo whose link has ended; a recipient's link also shows their request for time.
 */
export function createExpiredDemoAnswer(
  { store: { read } }: Pick<Deps, 'store'>,
  { findShown }: Pick<DemoFinder, 'findShown'>,
  { expired }: Pick<DemoPages, 'expired'>,
): (request: PageRequest, uniqueId: string, query: string) => Promise<PageResponse> {
  return async (request, uniqueId, query) => {
    const found = await findShown(uniqueId);
    if (!found) throw notFound();
    const offer = await describeOpenOffer(read, found.demo.id);
    const to = new URLSearchParams(query).get('to');
    const hasRequestedTime = to !== null && (await hasAskedForTime(read, found.demo, to));
    const page = expired({ ...found, offer, hasRequestedTime });
    if (!page) throw notFound();
    return answerContent(request, page, 410, noStore);
  };
}
