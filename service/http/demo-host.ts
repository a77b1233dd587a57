/**
 * The host that shows demos, if the operator configures a separate one (`DEMO_ORIGIN`). Browsers
 * then never send the product's session cookie to a page in a third party's name.
 */
import type { MiddlewareHandler } from 'hono';
import { findRole } from '../agencies/queries.ts';
import { findSignedIn } from '../auth/find-user.ts';
import { policyReportPath } from '../contract/policy-report.ts';
import { declineSignals } from '../contract/recipients.ts';
import { sendSignals } from '../contract/signals.ts';
import { createPreviewTokens } from '../demos/preview-token.ts';
import { prepareDemoQuery } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import type { Env } from '../env.ts';
import { notFound } from '../errors.ts';
import { createStoppedHosts } from '../objections/stopped-hosts.ts';
import { gone } from '../objections/stops.ts';
import { isCardPath } from '../pages/demo-cards.ts';
import { demoCallPath, pictureCallPath } from '../pages/page-request.ts';

type Origins = Pick<Env, 'origins' | 'demoOrigin' | 'hasDemoHost'>;

/** The origin that belongs to a request's Host header; undefined for an unknown host. */
export function createOriginLookup({
  origins,
  demoOrigin,
}: Origins): (host: string | undefined) => string | undefined {
  const byHost = new Map([...origins, demoOrigin].map((origin) => [new URL(origin).host, origin]));
  return (host) => byHost.get(host?.toLowerCase() ?? '');
}

/** Whether a Host header is that of the demos' own host. */
export function createDemoHostCheck({
  demoOrigin,
  hasDemoHost,
}: Origins): (host: string | undefined) => boolean {
  const { host: demoHost } = new URL(demoOrigin);
  return (host) => hasDemoHost && host?.toLowerCase() === demoHost;
}

/** Paths that demos need besides their own: scripts, pictures, texts, and the objection page. */
const files = /^\/(?:(?:_astro|client|islands|share)\/.+|[\w-]+\.js|opt-out(?:\/[a-z]{2})?\/?)$/u;
/** Paths of the calls that visitors of demos send; of a demo's own calls only the public ones. */
const writes: ReadonlySet<string> = new Set([
  '/api/contact',
  '/api/reports',
  '/api/opt-outs',
  '/api/opt-outs/confirm',
  sendSignals.path,
  declineSignals.path,
  '/api/verify',
  policyReportPath,
]);
/** The form of a mailed objection, in any language. */
const optOutPage = /^\/opt-out(?:\/[a-z]{2})?$/u;
/**
 * Paths that an objection needs. They work while demos are stopped, because its mailed link must.
 */
export const objectionPath =
  /^\/(?:opt-out(?:\/[a-z]{2})?\/?|api\/opt-outs(?:\/confirm)?|_astro\/.+|[\w-]+\.js)$/u;
/** Reads for the approval of a demo. */
const approvalReads =
  /^\/(?:approve|verify)(?:\/|$)|^\/api\/approvals\/[^/]+(?:\/(?:evidence\.json|certificate\.pdf))?$/u;
const approvalWrites = /^\/api\/approvals\/[^/]+\/(?:opened|code|sign|deposit)$/u;
const demoWrites =
  /^\/api\/demos\/[^/]+\/(?:visit|more-time|comments|comments\/[\w-]+\/replies|choices|panel-closed|live\/pointer)$/u;
/** Reads of a demo's panel. */
const demoReads = /^\/api\/demos\/[^/]+\/(?:comments|looks|live|panel)$/u;

/** Whether a request may be answered on the demos' host; all others get 404. */
export function belongsToDemos(method: string, path: string): boolean {
  if (method === 'POST')
    return (
      [demoWrites, approvalWrites, optOutPage].some((form) => form.test(path)) || writes.has(path)
    );
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    path.startsWith('/demos/') ||
    files.test(path) ||
    approvalReads.test(path) ||
    demoCallPath.test(path) ||
    demoReads.test(path) ||
    pictureCallPath.test(path)
  );
}

/** Whether a request is a read of a demo's page, picture or card. */
function isDemoRead(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && path.startsWith('/demos/');
}

/**
 * Whether a page of the product shows a share card, as the workspace's list does. The policies of
 * both hosts forbid each other's pictures. A card on the product's host is safe, because the
 * service draws it.
 */
function isThumbnail(path: string, fetchedFrom: string | undefined): boolean {
  const [, , , ...rest] = path.split('/');
  return fetchedFrom === 'same-origin' && isCardPath(`/${rest.join('/')}`);
}

/**
 * Whether a read can be answered without the session: on the product's host all reads except demos,
 * on the demos' host only demos.
 */
export function createDirectReads(
  env: Origins,
): (host: string, method: string, url: string) => boolean {
  if (!env.hasDemoHost) return () => true;
  const isDemoHost = createDemoHostCheck(env);
  return (host, method, url) => {
    const path = url.split('?', 1)[0] ?? '';
    return isDemoHost(host) ? belongsToDemos(method, path) : !isDemoRead(method, path);
  };
}

/**
 * Separates both hosts: the demos' host serves demos only, and old links on the product's host
 * redirect there. The redirect of a member of the demo's agency carries a signed token, so that
 * this visit is not counted.
 */
export function separateDemos(deps: Deps): MiddlewareHandler<Variables> {
  const { env, store } = deps;
  if (!env.hasDemoHost) return (_, next) => next();
  const isDemoHost = createDemoHostCheck(env);
  const tokens = createPreviewTokens(deps);
  const readDemo = prepareDemoQuery(store);
  const isStopped = createStoppedHosts(deps);
  return async (c, next) => {
    const { method, path } = c.req;
    if (isDemoHost(c.req.header('host'))) {
      if (!belongsToDemos(method, path)) throw notFound();
      const isOfDemos = /^\/api\/(?:demos|approvals|contact|signals)(?:\/|$)/u.test(path);
      if (isOfDemos && (await isStopped(new URL(env.demoOrigin).host))) throw gone();
      return next();
    }
    if (!isDemoRead(method, path)) return next();
    if (isThumbnail(path, c.req.header('sec-fetch-site'))) {
      c.header('Vary', 'Sec-Fetch-Site');
      return next();
    }
    const target = new URL(c.req.url);
    const uniqueId = path.split('/')[2] ?? '';
    const user = await findSignedIn(c, deps);
    const demo = user && (await readDemo(uniqueId));
    if (user && demo && (await findRole(store.read, demo.agencyId, user.id)))
      target.searchParams.set('preview', await tokens.issue(uniqueId));
    c.header('Cache-Control', 'no-store');
    return c.redirect(env.demoOrigin + target.pathname + target.search, 302);
  };
}
