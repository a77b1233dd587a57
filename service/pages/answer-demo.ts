import type { Language } from '../../templates-data/model/languages.ts';
import { chooseLanguage } from '../client-words.ts';
import type { DemoRow } from '../demos/queries.ts';
import { createPictureReads, isPicturePath } from '../demos/serve-picture.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import { answerContent, answerMissing, noStore } from './answer-content.ts';
import { createDemoCall } from './answer-demo-call.ts';
import { createExpiredDemoAnswer } from './answer-expired-demo.ts';
import { createLiveDemoAnswer } from './answer-live-demo.ts';
import { createDemoCards, isCardPath } from './demo-cards.ts';
import { sharedAddress, type DemoAddress } from './demo-address.ts';
import { createDemoPages } from './demo-pages.ts';
import { createDemoFinder } from './find-shown-demo.ts';
import type { PageRequest, PageResponse } from './page-request.ts';

/** `/services` of `/demos/{uniqueId}/services/`; empty for the demo's home page. */
function splitDemoPath(path: string): { uniqueId: string; rest: string } {
  const [, , uniqueId = '', ...parts] = path.split('/');
  const isHome = parts.join('') === '';
  return { uniqueId, rest: isHome ? '' : `/${parts.join('/').replace(/\/$/u, '')}` };
}

/** The language of a page without a demo, whose own is not known. */
function readerLanguage({ from }: PageRequest): Language {
  return chooseLanguage(from?.header('accept-language'));
}

interface DemoResponses {
  /** Answers an address below `/demos/`: a page, a picture or a share card. */
  readonly page: (request: PageRequest, path: string, query: string) => Promise<PageResponse>;
  /** Answers every address of a demo that was taken down. */
  readonly gone: (request: PageRequest) => Promise<PageResponse>;
  /** Answers `GET /api/demos/{uniqueId}`. */
  readonly call: (uniqueId: string) => Promise<PageResponse>;
  readonly picture: ReturnType<typeof createPictureReads>;
}

export function createDemoResponses(
  deps: Pick<Deps, 'env' | 'site' | 'store' | 'billing' | 'log' | 'now'>,
): DemoResponses {
  const { now } = deps;
  const finder = createDemoFinder(deps);
  const { findDemo, findShown, findVersion } = finder;
  const readPicture = createPictureReads(deps);
  const demoCards = createDemoCards(deps);
  const demoPages = createDemoPages(deps, demoCards);
  const answerExpired = createExpiredDemoAnswer(deps, finder, demoPages);
  const answerLive = createLiveDemoAnswer(deps, finder, demoPages);

  function answerCard(
    request: PageRequest,
    rest: string,
    demo: DemoRow | undefined,
  ): Promise<PageResponse> {
    if (!demo) throw notFound('Demo not found');
    if (demo.expiresAt <= now()) throw new ServiceError('expired', 'This demo has expired');
    const { base } = demoAddress(request, demo.uniqueId);
    return demoCards.answer(demo, { rest, base }, request.ifNoneMatch);
  }

  /** The address of the requested demo. */
  const demoAddress = (request: PageRequest, uniqueId: string): DemoAddress =>
    request.at ?? sharedAddress(deps.env, uniqueId);

  /** The page of a stopped demo. It contains no name, because the address may be one. */
  async function answerGone(request: PageRequest): Promise<PageResponse> {
    const page = demoPages.gone(readerLanguage(request));
    if (!page) throw gone();
    return answerContent(request, page, 410, noStore);
  }

  async function answerFilled(
    request: PageRequest,
    uniqueId: string,
    rest: string,
    agencyVersion: number,
  ): Promise<PageResponse> {
    const found = await findShown(uniqueId);
    const address = demoAddress(request, uniqueId);
    const filled = found && demoPages.fill({ ...found, agencyVersion, address }, rest);
    if (!filled) throw notFound();
    if (filled.kind === 'moved')
      return { status: 301, headers: { Location: filled.to, ...noStore }, body: undefined };
    return filled.isMissing
      ? answerMissing(request, filled.page)
      : answerContent(request, filled.page, 200);
  }

  return {
    picture: readPicture,
    gone: answerGone,
    page: async (request, path, query) => {
      const { uniqueId, rest } = splitDemoPath(path);
      if (isPicturePath(rest)) return readPicture(uniqueId, rest, request.ifNoneMatch);
      const found = await findVersion(uniqueId);
      if (isCardPath(rest)) {
        if (found?.stopped === 1) throw gone();
        return answerCard(request, rest, found && (await findDemo(uniqueId)));
      }
      if (!found) {
        const reader = { maker: request.at?.brand, language: readerLanguage(request) };
        // Under an agency's domain the address is not an id.
        const missingId = request.at ? '' : uniqueId;
        return answerMissing(request, demoPages.missing(missingId, reader));
      }
      if (found.stopped === 1) return answerGone(request);
      if (found.expiresAt <= now()) return answerExpired(request, uniqueId, query);
      const live =
        /(?:^|&)live=/u.test(query) &&
        (await answerLive(request, found, rest, (id) => demoAddress(request, id)));
      if (live) return live;
      const cached = demoPages.findCached(found, rest, demoAddress(request, uniqueId));
      return cached
        ? answerContent(request, cached, 200)
        : answerFilled(request, uniqueId, rest, found.agencyVersion);
    },
    call: createDemoCall(finder, now),
  };
}
