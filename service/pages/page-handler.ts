import { resolveBuiltPath, movedPath } from '../../templates-data/model/built-path.ts';
import { approvalPath, createApprovePages } from '../approvals/approve-pages.ts';
import { answerRenewal } from '../expiry/renew-answer.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import { chooseLanguage } from '../client-words.ts';
import { createStoppedHosts } from '../objections/stopped-hosts.ts';
import { answerContent, noStore } from './answer-content.ts';
import { createDemoResponses } from './answer-demo.ts';
import { createReaderNotices } from './reader-notices.ts';
import { isNotFoundPath, notFoundPaths } from './find-page.ts';
import {
  decodePath,
  demoCallPath,
  pictureCallPath,
  type PageHandler,
  type PageRequest,
  type PageResponse,
} from './page-request.ts';

/**
 * Whether a Host header is that of a host that shows only demos, where the product is not named.
 */
function isForDemos(host: string, { origins }: Pick<Deps['env'], 'origins'>): boolean {
  return host !== '' && ![...origins].some((own) => new URL(own).host === host.toLowerCase());
}

/** Answers a page or file of the build. */
async function answerBuilt(
  { site, env }: Pick<Deps, 'site' | 'env'>,
  request: PageRequest,
  path: string | undefined,
  query: URLSearchParams,
): Promise<PageResponse> {
  const isFirm = (id: string): boolean => site.find(`/firms/${id}`) !== undefined;
  const built = path === undefined ? undefined : resolveBuiltPath({ path, query, isFirm });
  const file = built === undefined ? undefined : site.find(built);
  if (built !== undefined && file && !isNotFoundPath(built))
    return answerContent(request, file, 200);
  const [missing] = [file, ...notFoundPaths(built ?? '').map(site.find)].filter(
    (page) => page !== undefined,
  );
  if (!missing || isForDemos(request.host, env)) throw notFound();
  return answerContent(request, missing, 404, noStore);
}

/** The page on which a business objects, in a language that its browser reads. */
async function answerOptOut(
  deps: Pick<Deps, 'site' | 'env'>,
  request: PageRequest,
): Promise<PageResponse> {
  const language = chooseLanguage(request.from?.header('accept-language'));
  const page = deps.site.find(`/opt-out/${language}`) ?? deps.site.find('/opt-out');
  if (!page) throw notFound();
  const answer = await answerContent(request, page, 200);
  const vary = [answer.headers['Vary'], 'Accept-Language'].filter((name) => name !== undefined);
  return { ...answer, headers: { ...answer.headers, Vary: vary.join(', ') } };
}

function redirectTo(location: string): PageResponse {
  return {
    status: 301,
    headers: { Location: location, 'Cache-Control': 'public, no-cache' },
    body: undefined,
  };
}

/**
 * Creates the handler that the Hono app and the plain listener share; see
 * docs/decisions/0005-reads-take-a-short-way.md.
 */
export function createPageHandler(deps: Deps): PageHandler {
  const demos = createDemoResponses(deps);
  const isStopped = createStoppedHosts(deps);
  const notices = createReaderNotices(deps);
  const approvals = createApprovePages(deps);
  return async (request) => {
    const queryAt = request.url.indexOf('?');
    const path = decodePath(queryAt < 0 ? request.url : request.url.slice(0, queryAt));
    const call = path === undefined ? undefined : demoCallPath.exec(path)?.[1];
    const isDemoPage = path?.startsWith('/demos/') === true;
    // Files are not limited: a page loads about twenty, and their names cannot be guessed.
    if (isDemoPage || call !== undefined) deps.limiter.takeRead(request.clientAddress);
    if (path !== undefined && isDemoPage) {
      if (await isStopped(request.host.toLowerCase())) return demos.gone(request);
      const query = queryAt < 0 ? '' : request.url.slice(queryAt + 1);
      return notices.answer(
        request,
        { path: request.at?.path ?? path, id: path.split('/')[2] ?? '', query },
        (changed) => demos.page(changed, path, query),
      );
    }
    if (request.url.startsWith('/api/') && (await isStopped(request.host.toLowerCase())))
      throw gone();
    if (call !== undefined) return demos.call(call);
    const [, demo, picture] = path === undefined ? [] : (pictureCallPath.exec(path) ?? []);
    if (demo !== undefined && picture !== undefined) {
      deps.limiter.takeRead(request.clientAddress);
      return demos.picture(demo, picture, request.ifNoneMatch);
    }
    if (request.url.startsWith('/api/')) throw notFound('Demo not found');
    const isApproval = path !== undefined && approvalPath.test(path);
    if (isApproval && (await isStopped(request.host.toLowerCase()))) throw gone();
    const approval = path === undefined ? undefined : await approvals(request, path);
    if (approval) return approval;
    if (path === '/renew') return answerRenewal(deps, request);
    const moved = path === undefined ? undefined : movedPath(path);
    if (moved !== undefined)
      return redirectTo(moved + (queryAt < 0 ? '' : request.url.slice(queryAt)));
    const query = new URLSearchParams(queryAt < 0 ? '' : request.url.slice(queryAt));
    if (path !== undefined && /^\/opt-out\/?$/u.test(path)) return answerOptOut(deps, request);
    return answerBuilt(deps, request, path, query);
  };
}
