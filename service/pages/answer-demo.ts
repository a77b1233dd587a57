import type { Language } from '../../templates-data/model/languages.ts';
import { chooseLanguage } from '../client-words.ts';
import { createPictureReads, isPicturePath } from '../demos/serve-picture.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import { answerContent, answerMissing, noStore } from './answer-content.ts';
import { createDemoCall } from './answer-demo-call.ts';
import { createExpiredDemoAnswer } from './answer-expired-demo.ts';
import { createShownDemoAnswer, type DemoPath } from './answer-shown-demo.ts';
import { createDemoCards, isCardPath } from './demo-cards.ts';
import { sharedAddress } from './demo-address.ts';
import { createDemoPages } from './demo-pages.ts';
import type { DemoVersion } from './find-demo-version.ts';
import { createDemoFinder } from './find-shown-demo.ts';
import type { PageRequest, PageResponse } from './page-request.ts';

function splitDemoPath(path: string): DemoPath {
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

/** Creates the answers at a demo's address: its pages, pictures and card. */
export function createDemoResponses(
  deps: Pick<Deps, 'env' | 'site' | 'store' | 'billing' | 'log' | 'now'>,
): DemoResponses {
  const { env, now } = deps;
  const finder = createDemoFinder(deps);
  const readPicture = createPictureReads(deps);
  const demoCards = createDemoCards(deps);
  const demoPages = createDemoPages(deps, demoCards);
  const answerExpired = createExpiredDemoAnswer(deps, finder, demoPages);
  const answerShown = createShownDemoAnswer(deps, finder, demoPages);

  async function answerCard(
    request: PageRequest,
    { uniqueId, rest }: DemoPath,
    found: DemoVersion | undefined,
  ): Promise<PageResponse> {
    if (found?.stopped === 1) throw gone();
    const demo = found && (await finder.findDemo(uniqueId));
    if (!demo) throw notFound('Demo not found');
    if (demo.expiresAt <= now()) throw new ServiceError('expired', 'This demo has expired');
    const { base } = request.at ?? sharedAddress(env, demo.uniqueId);
    return demoCards.answer(demo, { rest, base }, request.ifNoneMatch);
  }

  /** The page of an address that no demo has. */
  function answerUnknown(request: PageRequest, uniqueId: string): Promise<PageResponse> {
    const reader = { maker: request.at?.brand, language: readerLanguage(request) };
    // Under an agency's domain the address is not an id.
    const missingId = request.at ? '' : uniqueId;
    return answerMissing(request, demoPages.missing(missingId, reader));
  }

  /** The page of a stopped demo. It contains no name, because the address may be one. */
  async function answerGone(request: PageRequest): Promise<PageResponse> {
    const page = demoPages.gone(readerLanguage(request));
    if (!page) throw gone();
    return answerContent(request, page, 410, noStore);
  }

  return {
    picture: readPicture,
    gone: answerGone,
    page: async (request, path, query) => {
      const demoPath = splitDemoPath(path);
      const { uniqueId, rest } = demoPath;
      if (isPicturePath(rest)) return readPicture(uniqueId, rest, request.ifNoneMatch);
      const found = await finder.findVersion(uniqueId);
      if (isCardPath(rest)) return answerCard(request, demoPath, found);
      if (!found) return answerUnknown(request, uniqueId);
      if (found.stopped === 1) return answerGone(request);
      if (found.expiresAt <= now()) return answerExpired(request, uniqueId, query);
      return answerShown(request, demoPath, query, found);
    },
    call: createDemoCall(finder, now),
  };
}
