import { prepareDemoQuery, type DemoRow } from '../demos/queries.ts';
import { createPictureReads, isPicturePath } from '../demos/serve-picture.ts';
import { expiredDemo, publicDemo } from '../demos/show-demo.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { answerContent, answerMissing, noStore } from './answer-content.ts';
import { createByteCache } from './byte-cache.ts';
import { createDemoCards, isCardPath } from './demo-cards.ts';
import { createDemoPages } from './demo-pages.ts';
import { prepareVersionQuery } from './find-demo-version.ts';
import type { PageRequest, PageResponse } from './page-request.ts';

/** Bytes of cached replies of `GET /api/demos/{uniqueId}`: about 10,000 of them. */
const replyBytes = 16_000_000;
const jsonHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  ...noStore,
};

function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** `/services` of `/demos/{uniqueId}/services/`; empty for the demo's home page. */
function splitDemoPath(path: string): { uniqueId: string; rest: string } {
  const [, , uniqueId = '', ...parts] = path.split('/');
  const isHome = parts.join('') === '';
  return { uniqueId, rest: isHome ? '' : `/${parts.join('/').replace(/\/$/u, '')}` };
}

export interface DemoResponses {
  /** Answers an address below `/demos/`: a page, a picture or a share card. */
  readonly page: (request: PageRequest, path: string) => Promise<PageResponse>;
  /** Answers `GET /api/demos/{uniqueId}`. */
  readonly call: (uniqueId: string) => Promise<PageResponse>;
  readonly picture: ReturnType<typeof createPictureReads>;
}

export function createDemoResponses(
  deps: Pick<Deps, 'env' | 'site' | 'store' | 'log' | 'now'>,
): DemoResponses {
  const { site, now } = deps;
  const findVersion = prepareVersionQuery(deps.store);
  const readDemo = prepareDemoQuery(deps.store);
  const readPicture = createPictureReads(deps);
  const demoCards = createDemoCards(deps);
  const demoPages = createDemoPages(deps, demoCards);
  /** By uniqueId, with the row's id and the time of its last change. */
  const replies = createByteCache<{ id: string; updatedAt: number; body: Buffer }>({
    maxBytes: replyBytes,
  });

  function answerCard(
    request: PageRequest,
    path: string,
    demo: DemoRow | undefined,
  ): Promise<PageResponse> {
    if (!demo) throw notFound('Demo not found');
    if (demo.expiresAt <= now()) throw new ServiceError('expired', 'This demo has expired');
    return demoCards.answer(demo, path, request.ifNoneMatch);
  }

  async function answerExpired(request: PageRequest, uniqueId: string): Promise<PageResponse> {
    const demo = await readDemo(uniqueId);
    const page = demo && demoPages.expired(demo);
    if (!page) throw notFound();
    return answerContent(request, page, 410, noStore);
  }

  async function answerFilled(
    request: PageRequest,
    uniqueId: string,
    rest: string,
  ): Promise<PageResponse> {
    const demo = await readDemo(uniqueId);
    const filled = demo && demoPages.fill(demo, rest);
    if (!filled) return answerMissing(request, site.find('/404'));
    if (filled.kind === 'moved')
      return { status: 301, headers: { Location: filled.to, ...noStore }, body: undefined };
    return filled.isMissing
      ? answerMissing(request, filled.page)
      : answerContent(request, filled.page, 200);
  }

  return {
    picture: readPicture,
    page: async (request, path) => {
      const { uniqueId, rest } = splitDemoPath(path);
      if (isPicturePath(rest)) return readPicture(uniqueId, rest, request.ifNoneMatch);
      const found = await findVersion(uniqueId);
      if (isCardPath(rest)) return answerCard(request, path, found && (await readDemo(uniqueId)));
      if (!found) return answerMissing(request, demoPages.missing(uniqueId));
      if (found.expiresAt <= now()) return answerExpired(request, uniqueId);
      const cached = demoPages.kept(found, rest);
      return cached ? answerContent(request, cached, 200) : answerFilled(request, uniqueId, rest);
    },
    call: async (uniqueId) => {
      const found = await findVersion(uniqueId);
      const cached = replies.get(uniqueId);
      if (
        found &&
        found.expiresAt > now() &&
        cached?.id === found.id &&
        cached.updatedAt === found.updatedAt
      )
        return { status: 200, headers: jsonHeaders, body: cached.body };
      const demo = found && (await readDemo(uniqueId));
      if (!demo) throw notFound('Demo not found');
      if (demo.expiresAt <= now())
        return { status: 410, headers: jsonHeaders, body: toJson(expiredDemo(demo)) };
      const body = toJson({ success: true, demo: publicDemo(demo) });
      replies.set(uniqueId, { id: demo.id, updatedAt: demo.updatedAt, body }, body.length);
      return { status: 200, headers: jsonHeaders, body };
    },
  };
}
