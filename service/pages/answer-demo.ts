import { eq } from 'drizzle-orm';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { describeOpenOffer } from '../approvals/describe-open-offer.ts';
import { findMaker } from '../agencies/queries.ts';
import { demos } from '../db/schema.ts';
import { mergeWebsiteData } from '../demos/merge-website-data.ts';
import { prepareDemoQuery, type DemoRow } from '../demos/queries.ts';
import { createPictureReads, isPicturePath } from '../demos/serve-picture.ts';
import { expiredDemo, publicDemo } from '../demos/show-demo.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { findCall } from '../live/live-calls.ts';
import { gone } from '../objections/stops.ts';
import { createWhiteLabelCheck } from '../plans/white-label.ts';
import { answerContent, answerMissing, noStore } from './answer-content.ts';
import { createByteCache } from './byte-cache.ts';
import { createDemoCards, isCardPath } from './demo-cards.ts';
import { sharedAddress, type DemoAddress } from './demo-address.ts';
import { createDemoPages } from './demo-pages.ts';
import { prepareVersionQuery, type DemoVersion } from './find-demo-version.ts';
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
  const withinPlan = createWhiteLabelCheck(deps);
  const readVersion = prepareVersionQuery(deps.store);
  const readDemo = prepareDemoQuery(deps.store);
  const readPicture = createPictureReads(deps);
  const demoCards = createDemoCards(deps);
  const demoPages = createDemoPages(deps, demoCards);
  /** By uniqueId, with the row's id and the last changes of demo and agency. */
  const replies = createByteCache<{ id: string; edition: string; body: Buffer }>({
    maxBytes: replyBytes,
  });

  async function findVersion(uniqueId: string): Promise<DemoVersion | undefined> {
    const found = await readVersion(uniqueId);
    return found && withinPlan(found.agencyId, found);
  }

  async function findShownMaker(agencyId: string): Promise<DemoMaker | undefined> {
    const maker = await findMaker(deps.store.read, agencyId);
    return maker && withinPlan(agencyId, maker);
  }

  function answerCard(
    request: PageRequest,
    rest: string,
    demo: DemoRow | undefined,
  ): Promise<PageResponse> {
    if (!demo) throw notFound('Demo not found');
    if (demo.expiresAt <= now()) throw new ServiceError('expired', 'This demo has expired');
    const { base } = addressIn(request, demo.uniqueId);
    return demoCards.answer(demo, { rest, base }, request.ifNoneMatch);
  }

  async function answerExpired(request: PageRequest, uniqueId: string): Promise<PageResponse> {
    const found = await findShown(uniqueId);
    const offer = found && (await describeOpenOffer(deps.store.read, found.demo.id));
    const page = found && demoPages.expired({ ...found, offer });
    if (!page) throw notFound();
    return answerContent(request, page, 410, noStore);
  }

  /** Where the requested demo is shown. */
  const addressIn = (request: PageRequest, uniqueId: string): DemoAddress =>
    request.at ?? sharedAddress(deps.env, uniqueId);

  async function findShown(
    uniqueId: string,
  ): Promise<{ demo: DemoRow; maker: DemoMaker } | undefined> {
    const demo = await readDemo(uniqueId);
    const maker = demo && (await findShownMaker(demo.agencyId));
    return maker && { demo, maker };
  }

  /** The page of a demo that was taken down. It names nobody, as the address may. */
  async function answerGone(request: PageRequest): Promise<PageResponse> {
    const page = demoPages.gone();
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
    const address = addressIn(request, uniqueId);
    const filled = found && demoPages.fill({ ...found, agencyVersion, address }, rest);
    if (!filled) throw notFound();
    if (filled.kind === 'moved')
      return { status: 301, headers: { Location: filled.to, ...noStore }, body: undefined };
    return filled.isMissing
      ? answerMissing(request, filled.page)
      : answerContent(request, filled.page, 200);
  }

  /** A page as it is shown on a call, with unsaved edits; undefined without a call. */
  async function answerLive(
    request: PageRequest,
    { id, agencyVersion }: DemoVersion,
    rest: string,
  ): Promise<PageResponse | undefined> {
    const call = await findCall(deps.store.read, id, now());
    const edited = call?.state.websiteData;
    const [row] = edited ? await deps.store.read.select().from(demos).where(eq(demos.id, id)) : [];
    const maker = row && (await findShownMaker(row.agencyId));
    const address = row && addressIn(request, row.uniqueId);
    if (!edited || !maker || !address) return undefined;
    const websiteData = mergeWebsiteData(row, edited);
    const demo = { ...row, websiteData, industry: websiteData.industry };
    const drawn = demoPages.draw({ demo, maker, agencyVersion, address }, rest);
    if (drawn?.kind !== 'page') return undefined;
    const page = { ...drawn.page, cacheControl: noStore['Cache-Control'] };
    return answerContent(request, page, drawn.isMissing ? 404 : 200);
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
        return answerCard(request, rest, found && (await readDemo(uniqueId)));
      }
      if (!found) return answerMissing(request, demoPages.missing(uniqueId, request.at?.brand));
      if (found.stopped === 1) return answerGone(request);
      if (found.expiresAt <= now()) return answerExpired(request, uniqueId);
      const live = /(?:^|&)live=/u.test(query) && (await answerLive(request, found, rest));
      if (live) return live;
      const cached = demoPages.findCached(found, rest, addressIn(request, uniqueId));
      return cached
        ? answerContent(request, cached, 200)
        : answerFilled(request, uniqueId, rest, found.agencyVersion);
    },
    call: async (uniqueId) => {
      const found = await findVersion(uniqueId);
      if (found?.stopped === 1) throw gone();
      const cached = replies.get(uniqueId);
      const edition = found
        ? `${found.updatedAt} ${found.agencyVersion} ${found.isWhiteLabel}`
        : '';
      if (found && found.expiresAt > now() && cached?.id === found.id && cached.edition === edition)
        return { status: 200, headers: jsonHeaders, body: cached.body };
      const shown = found && (await findShown(uniqueId));
      if (!shown) throw notFound('Demo not found');
      const { demo, maker } = shown;
      if (demo.expiresAt <= now())
        return { status: 410, headers: jsonHeaders, body: toJson(expiredDemo(demo)) };
      const body = toJson({ success: true, demo: publicDemo(demo, maker) });
      replies.set(uniqueId, { id: demo.id, edition, body }, body.length);
      return { status: 200, headers: jsonHeaders, body };
    },
  };
}
