import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { answerContent, answerMissing, noStore } from './answer-content.ts';
import { createLiveDemoAnswer } from './answer-live-demo.ts';
import { sharedAddress, type DemoAddress } from './demo-address.ts';
import type { DemoPages } from './demo-pages.ts';
import type { DemoAnswer } from './draw-demo-page.ts';
import type { DemoVersion } from './find-demo-version.ts';
import type { DemoFinder } from './find-shown-demo.ts';
import type { PageRequest, PageResponse } from './page-request.ts';

/** A path below `/demos/`, split at the demo's address. */
export interface DemoPath {
  readonly uniqueId: string;
  /** `/services` of `/demos/{uniqueId}/services/`; empty for the demo's home page. */
  readonly rest: string;
}

type ShownDemoAnswer = (
  request: PageRequest,
  path: DemoPath,
  query: string,
  found: DemoVersion,
) => Promise<PageResponse>;

/** Answers with a page of a demo whose link works: as on a call, from the cache, or filled now. */
export function createShownDemoAnswer(
  deps: Pick<Deps, 'env' | 'store' | 'now'>,
  finder: DemoFinder,
  demoPages: DemoPages,
): ShownDemoAnswer {
  const answerLive = createLiveDemoAnswer(deps, finder, demoPages);

  /** Fills a page, which is cached for the next request. */
  async function fillPage(
    { uniqueId, rest }: DemoPath,
    agencyVersion: number,
    address: DemoAddress,
  ): Promise<DemoAnswer> {
    const shown = await finder.findShown(uniqueId);
    const answer = shown && demoPages.fill({ ...shown, agencyVersion, address }, rest);
    if (!answer) throw notFound();
    return answer;
  }

  return async (request, path, query, found) => {
    const findAddress = (id: string): DemoAddress => request.at ?? sharedAddress(deps.env, id);
    if (/(?:^|&)live=/u.test(query)) {
      const live = await answerLive(request, found, path.rest, findAddress);
      if (live) return live;
    }
    const address = findAddress(path.uniqueId);
    const cached = demoPages.findCached(found, path.rest, address);
    if (cached) return answerContent(request, cached, 200);
    return answerFilled(request, await fillPage(path, found.agencyVersion, address));
  };
}

async function answerFilled(request: PageRequest, answer: DemoAnswer): Promise<PageResponse> {
  if (answer.kind === 'moved')
    return { status: 301, headers: { Location: answer.to, ...noStore }, body: undefined };
  return answer.isMissing
    ? answerMissing(request, answer.page)
    : answerContent(request, answer.page, 200);
}
