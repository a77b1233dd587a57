/**
 * The name under which demos are shown, where the operator gives them one of their own
 * (`DEMO_ORIGIN`): a page in a stranger's name then stands where no session is ever sent.
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

/** The origin that a request's Host header stands for; undefined for a name that is not ours. */
export function createOriginLookup({
  origins,
  demoOrigin,
}: Origins): (host: string | undefined) => string | undefined {
  const byHost = new Map([...origins, demoOrigin].map((origin) => [new URL(origin).host, origin]));
  return (host) => byHost.get(host?.toLowerCase() ?? '');
}

/** Whether a Host header is the name of the demos alone. */
export function createDemoHostCheck({
  demoOrigin,
  hasDemoHost,
}: Origins): (host: string | undefined) => boolean {
  const { host: demoHost } = new URL(demoOrigin);
  return (host) => hasDemoHost && host?.toLowerCase() === demoHost;
}

/** Reads that demos need besides their own: scripts, pictures, words, and the way to object. */
const files = /^\/(?:(?:_astro|client|islands|share)\/.+|[\w-]+\.js|opt-out(?:\/[a-z]{2})?\/?)$/u;
/** What visitors of demos send; of a demo's own calls those that are open to everybody. */
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
/** Reads for the approval of a demo. */
const approvalReads =
  /^\/(?:approve|verify)(?:\/|$)|^\/api\/approvals\/[^/]+(?:\/(?:evidence\.json|certificate\.pdf))?$/u;
const approvalWrites = /^\/api\/approvals\/[^/]+\/(?:opened|code|sign|deposit)$/u;
const demoWrites =
  /^\/api\/demos\/[^/]+\/(?:visit|more-time|comments|comments\/[\w-]+\/replies|choices|panel-closed|live\/pointer)$/u;
/** Reads of a demo's panel. */
const demoReads = /^\/api\/demos\/[^/]+\/(?:comments|looks|live|panel)$/u;

/** Whether a request may be answered under the name of the demos; everything else is not there. */
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
 * Whether a page of ours shows a share card, as the workspace's list does. The policies of both
 * names keep pictures of the other out. The service draws the card, so it can do no harm here.
 */
function isThumbnail(path: string, fetchedFrom: string | undefined): boolean {
  const [, , , ...rest] = path.split('/');
  return fetchedFrom === 'same-origin' && isCardPath(`/${rest.join('/')}`);
}

/**
 * Whether a read can be answered without looking at who asks: not a demo under the product's name,
 * and under the demos' name nothing but them.
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
 * Keeps both names apart: the demos' name answers demos alone, and links of before lead there. Who
 * belongs to the demo's agency takes a signed token along, so that their visit is not counted.
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
