import { actionProperties } from '../../templates-data/model/action-color.ts';
import { findMaker } from '../agencies/queries.ts';
import { chooseLanguage } from '../client-words.ts';
import { isConnected } from '../deposits/deposit-secrets.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import type { PageRequest, PageResponse } from '../pages/page-request.ts';
import { createPolicy } from '../pages/policy.ts';
import { renderPage } from '../pages/render-page.ts';
import { answerFrozen } from './answer-frozen.ts';
import { approveView, type FilledView } from './approve-view.ts';
import { clientOrigin } from './client-origin.ts';
import { findApproval } from './queries.ts';
import { showApproval } from './show-approval.ts';
import { verifyAnyView, verifyView } from './verify-view.ts';

/** Paths of requests for approval and of the check of evidence, with everything below them. */
export const approvalPath = /^\/(?:approve|verify)(?:\/|$)/u;
const frozen =
  /^\/approve\/([\w-]+)(\/(?:page(?:\/.*)?|_astro\/.+|card\.jpg|picture-(?:1440|390)\.jpg|logo\.webp))$/u;
const request = /^\/approve(?:\/([\w-]*))?\/?$/u;
const verification = /^\/verify(?:\/([\w-]*))?\/?$/u;

type Needed = Pick<Deps, 'store' | 'limiter' | 'site' | 'env' | 'now'>;

/**
 * Fills a built page. It is never cached and cannot be framed, because a visitor can sign on it.
 */
function answerFilled(
  { site }: Pick<Needed, 'site'>,
  path: string,
  { texts, lists }: FilledView,
  properties: Readonly<Record<string, string>> = {},
): PageResponse {
  const built = site.compile(path);
  if (!built) throw notFound();
  const { html, inline } = renderPage(built, {
    view: { texts, lists, sections: [] },
    base: '',
    theme: undefined,
    properties,
  });
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': createPolicy(inline, { framed: false }),
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex, nofollow',
    },
    body: Buffer.from(html),
  };
}

/** Answers the pages of requests for approval; undefined for any other address. */
export function createApprovePages(
  deps: Needed,
): (request: PageRequest, path: string) => Promise<PageResponse | undefined> {
  const { store, limiter, env, now } = deps;

  async function answerRequest(id: string): Promise<PageResponse> {
    const found = await findApproval(store.read, id);
    if (!found) throw notFound();
    if (found.isStopped) throw gone();
    const connected = await isConnected(store.read, found.row.agencyId);
    const origin = await clientOrigin(store.read, env.demoOrigin, found.row.agencyId);
    const approval = showApproval(found, { now: now(), isConnected: connected, origin });
    const maker = await findMaker(store.read, found.row.agencyId);
    const view = approveView(approval, origin);
    return answerFilled(deps, '/approve', view, actionProperties(maker?.accent));
  }

  return async (pageRequest, path) => {
    if (!approvalPath.test(path)) return undefined;
    limiter.takeRead(pageRequest.clientAddress);
    const [, id, rest] = frozen.exec(path) ?? [];
    if (id !== undefined && rest !== undefined)
      return answerFrozen(deps, id, rest.replace(/\/$/u, ''), pageRequest.ifNoneMatch);
    const [matched, approvalId = ''] = request.exec(path) ?? [];
    if (matched !== undefined) return answerRequest(approvalId);
    const [isVerifying, verified = ''] = verification.exec(path) ?? [];
    if (isVerifying === undefined) throw notFound();
    if (verified === '') {
      const accepted = pageRequest.from?.header('accept-language');
      const answer = answerFilled(deps, '/verify', verifyAnyView(chooseLanguage(accepted)));
      return { ...answer, headers: { ...answer.headers, Vary: 'Accept-Language' } };
    }
    const view = await verifyView(deps, verified);
    if (!view) throw notFound();
    return answerFilled(deps, '/verify', view);
  };
}
