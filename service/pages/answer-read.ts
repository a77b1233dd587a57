import { and, eq, isNull, sql } from 'drizzle-orm';
import { demos } from '../db/schema.ts';
import type { Store } from '../db/open.ts';
import { demoReader, type DemoRow } from '../demos/queries.ts';
import { createPictureReads, isPicturePath } from '../demos/serve-picture.ts';
import { expiredDemo, publicDemo } from '../demos/show-demo.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { createByteCache } from './byte-cache.ts';
import { contentHeaders, isHeld, type Content } from './content.ts';
import { createDemoCards, isCardPath } from './demo-cards.ts';
import { createDemoPages } from './demo-pages.ts';
import { bestEncoding } from './encode-body.ts';
import { builtPathOf } from '../../templates-data/model/built-path.ts';
import { isNotFoundPath, notFoundPathsOf } from './find-page.ts';

/** What a read needs to know of its request; both Hono and plain `node:http` can say it. */
export interface ReadRequest {
  /** Path and query as they came. */
  readonly url: string;
  readonly clientAddress: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

export interface ReadAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/**
 * Answers GET requests of pages, files and public demos. @throws ServiceError too_many_requests,
 * not_found.
 */
export type Reads = (request: ReadRequest) => Promise<ReadAnswer>;

const publicCall = /^\/api\/demos\/([^/]+)$/u;
/**
 * A demo's pictures once more, for hosts of files alone that hand on `/api` to the service and
 * nothing else.
 */
const pictureCall = /^\/api\/demos\/([^/?]+)(\/[a-z][a-z\d]*-[0-9a-f]{32}\.webp)(?:\?|$)/u;
const notForSearch = { 'X-Robots-Tag': 'noindex, nofollow' };
const notKept = { 'Cache-Control': 'no-store' };

/**
 * The path as text, or undefined when its percent signs cannot be read or it holds what no address
 * of ours holds.
 */
function readablePath(raw: string): string | undefined {
  if (/^[\w/-]*$/u.test(raw) && !raw.includes('//')) return raw;
  try {
    const path = decodeURIComponent(raw);
    return /[\u0000-\u001f\\]|\/\.{1,2}(?:\/|$)|\/\//u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Bytes of replies kept ready: some 10,000 of them. */
const replyBytes = 16_000_000;
const jsonHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  ...notKept,
};

function json(value: unknown): { body: Buffer; headers: Readonly<Record<string, string>> } {
  return {
    body: Buffer.from(JSON.stringify(value)),
    headers: { 'Content-Type': 'application/json', ...notKept },
  };
}

interface Standing {
  readonly id: string;
  readonly updatedAt: number;
  readonly version: number;
  readonly expiresAt: number;
}

/**
 * Version and last day of a demo: all that is asked of the database for a page that is kept ready.
 */
function standingReader(store: Store): (uniqueId: string) => Promise<Standing | undefined> {
  const query = store.read
    .select({
      id: demos.id,
      version: demos.version,
      updatedAt: demos.updatedAt,
      expiresAt: demos.expiresAt,
    })
    .from(demos)
    .where(and(eq(demos.uniqueId, sql.placeholder('uniqueId')), isNull(demos.deletedAt)))
    .prepare();
  return async (uniqueId) => {
    const [row] = await query.execute({ uniqueId });
    return row;
  };
}

export function createReads(deps: Deps): Reads {
  const { site, limiter, now } = deps;
  const standing = standingReader(deps.store);
  const readDemo = demoReader(deps.store);
  const readPicture = createPictureReads(deps);
  const demoCards = createDemoCards(deps);
  const demoPages = createDemoPages(deps, demoCards);
  /**
   * Replies of `GET /api/demos/{uniqueId}`, by id, with the row and the moment of change they show.
   */
  const replies = createByteCache<{ id: string; updatedAt: number; body: Buffer }>({
    maxBytes: replyBytes,
  });

  async function answer(
    request: ReadRequest,
    content: Content,
    status: number,
    extra?: Record<string, string>,
  ): Promise<ReadAnswer> {
    if (status === 200 && isHeld(content, request.ifNoneMatch)) {
      return { status: 304, headers: contentHeaders(content, 'identity'), body: undefined };
    }
    const encoding = content.compresses ? bestEncoding(request.acceptEncoding) : 'identity';
    const held = content.body.as(encoding);
    const headers = contentHeaders(content, encoding);
    return {
      status,
      headers: extra ? { ...headers, ...extra } : headers,
      body: Buffer.isBuffer(held) ? held : await held,
    };
  }

  async function answerMissing(
    request: ReadRequest,
    page: Content | undefined,
  ): Promise<ReadAnswer> {
    if (!page) throw notFound();
    return answer(request, page, 404, { ...notForSearch, ...notKept });
  }

  function answerCard(
    request: ReadRequest,
    path: string,
    demo: DemoRow | undefined,
  ): Promise<ReadAnswer> {
    if (!demo) throw notFound('Demo not found');
    if (demo.expiresAt <= now()) throw new ServiceError('expired', 'This demo has expired');
    return demoCards.answer(demo, path, request.ifNoneMatch);
  }

  async function answerDemoPage(request: ReadRequest, path: string): Promise<ReadAnswer> {
    const [, , uniqueId = '', ...parts] = path.split('/');
    const rest =
      parts.length === 0 || parts.join('') === '' ? '' : `/${parts.join('/').replace(/\/$/u, '')}`;
    if (isPicturePath(rest)) return readPicture(uniqueId, rest, request.ifNoneMatch);
    const found = await standing(uniqueId);
    if (isCardPath(rest)) return answerCard(request, path, found && (await readDemo(uniqueId)));
    if (!found) return answerMissing(request, demoPages.missing(uniqueId));
    if (found.expiresAt <= now()) {
      const demo = await readDemo(uniqueId);
      const page = demo && demoPages.expired(demo);
      if (!page) throw notFound();
      return answer(request, page, 410, notKept);
    }
    const kept = demoPages.kept(found, rest);
    if (kept) return answer(request, kept, 200);
    const demo = await readDemo(uniqueId);
    const filled = demo && demoPages.fill(demo, rest);
    if (!filled) return answerMissing(request, site.find('/404'));
    if (filled.kind === 'moved')
      return { status: 301, headers: { Location: filled.to, ...notKept }, body: undefined };
    return filled.isMissing
      ? answerMissing(request, filled.page)
      : answer(request, filled.page, 200);
  }

  async function answerDemoCall(uniqueId: string): Promise<ReadAnswer> {
    const found = await standing(uniqueId);
    const kept = replies.get(uniqueId);
    if (
      found &&
      found.expiresAt > now() &&
      kept?.id === found.id &&
      kept.updatedAt === found.updatedAt
    ) {
      return { status: 200, headers: jsonHeaders, body: kept.body };
    }
    const demo = found && (await readDemo(uniqueId));
    if (!demo) throw notFound('Demo not found');
    if (demo.expiresAt <= now()) return { status: 410, ...json(expiredDemo(demo)) };
    const reply = json({ success: true, demo: publicDemo(demo) });
    replies.set(
      uniqueId,
      { id: demo.id, updatedAt: demo.updatedAt, body: reply.body },
      reply.body.length,
    );
    return { status: 200, ...reply };
  }

  return async (request) => {
    const queryAt = request.url.indexOf('?');
    const path = readablePath(queryAt < 0 ? request.url : request.url.slice(0, queryAt));
    const call = path === undefined ? undefined : publicCall.exec(path)?.[1];
    const demoPage = path?.startsWith('/demos/') === true;
    // Files are not counted: a page with its pictures is twenty of them, and guessing at them finds
    // nothing.
    if (demoPage || call !== undefined) limiter.takeRead(request.clientAddress);
    if (path !== undefined && demoPage) return answerDemoPage(request, path);
    if (call !== undefined) return answerDemoCall(call);
    const [, demo, picture] = path === undefined ? [] : (pictureCall.exec(path) ?? []);
    if (demo !== undefined && picture !== undefined) {
      limiter.takeRead(request.clientAddress);
      return readPicture(demo, picture, request.ifNoneMatch);
    }
    if (request.url.startsWith('/api/')) throw notFound('Demo not found');
    const query = new URLSearchParams(queryAt < 0 ? '' : request.url.slice(queryAt));
    const isFirm = (id: string): boolean => site.find(`/firms/${id}`) !== undefined;
    const built = path === undefined ? undefined : builtPathOf({ path, query, isFirm });
    const file = built === undefined ? undefined : site.find(built);
    if (built === undefined || !file || isNotFoundPath(built)) {
      const [missing] = [file, ...notFoundPathsOf(built ?? '').map(site.find)].filter(
        (page) => page !== undefined,
      );
      if (!missing) throw notFound();
      return answer(request, missing, 404, notKept);
    }
    return answer(request, file, 200);
  };
}

export function isRead(method: string, url: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (!url.startsWith('/api/') ||
      /^\/api\/demos\/[^/?]+(?:\?|$)/u.test(url) ||
      pictureCall.test(url))
  );
}
