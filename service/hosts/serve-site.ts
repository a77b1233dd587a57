/**
 * Requests to an agency's own domain: its demos by their short addresses, its card, and the files
 * that demos need. Other pages of the product are not available there.
 */
import { eq, inArray } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../db/open.ts';
import { agencies, stops } from '../db/schema.ts';
import { findBySlug } from '../demos/slugs.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { belongsToDemos, objectionPath } from '../http/demo-host.ts';
import { gone } from '../objections/stops.ts';
import { decodePath, type PageHandler } from '../pages/page-request.ts';
import { agencyCard, cardPolicy } from './agency-card.ts';
import { belongsToAgency } from './is-of-agency.ts';
import { logoPath, type AgencySite } from './find-host.ts';

/** Whether the operator has stopped the host, or all demos of its agency. */
async function isStopped(db: Database, { host, agencyId }: AgencySite): Promise<boolean> {
  const ids = [`host:${host}`, `agency:${agencyId}`];
  const found = await db.select({ id: stops.id }).from(stops).where(inArray(stops.id, ids));
  return found.length > 0;
}

async function answerLogo(
  c: Context<Variables>,
  db: Database,
  { agencyId }: AgencySite,
  hash: string,
): Promise<Response> {
  const [row] = await db
    .select({ logo: agencies.logo, logoHash: agencies.logoHash })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  if (!row?.logo || row.logoHash !== hash) throw notFound();
  return c.body(new Uint8Array(row.logo), 200, {
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=3600',
  });
}

/** The page at the root of the domain: the agency's card. */
function answerCard(c: Context<Variables>, { brand }: AgencySite): Response | Promise<Response> {
  c.header('Content-Security-Policy', cardPolicy(brand));
  c.header('Cache-Control', 'no-cache');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return c.html(agencyCard(brand));
}

/** Answers a page, picture or card of a demo of this agency. */
async function answerDemo(
  c: Context<Variables>,
  site: AgencySite,
  { db, handlePage }: { readonly db: Database; readonly handlePage: PageHandler },
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const decoded = decodePath(pathname);
  const [, first = '', ...rest] = decoded?.split('/') ?? [];
  const demo = first === '' ? undefined : await findBySlug(db, site.agencyId, first);
  const below = rest.map((part) => `/${encodeURIComponent(part)}`).join('');
  const { status, headers, body } = await handlePage({
    // For an unknown id, the page of a missing demo.
    url: `/demos/${demo?.uniqueId ?? '-'}${below}${search}`,
    clientAddress: c.get('clientAddress'),
    host: site.host,
    ifNoneMatch: c.req.header('if-none-match'),
    acceptEncoding: c.req.header('accept-encoding'),
    from: { method: c.req.method, header: (name) => c.req.header(name) },
    at: {
      origin: site.origin,
      base: `/${demo?.slug ?? first}`,
      isOwn: true,
      brand: site.brand,
      path: pathname,
    },
  });
  const sent = body && c.req.method === 'GET' ? new Uint8Array(body) : null;
  return new Response(sent, { status, headers });
}

/** Redirects links of the general form to the short one. */
async function redirectToOwn(
  c: Context<Variables>,
  db: Database,
  site: AgencySite,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const [, , id = '', ...rest] = pathname.split('/');
  const demo = await findBySlug(db, site.agencyId, id);
  const own = [demo?.slug ?? id, ...rest].map((part) => `/${part}`).join('');
  // A Location that begins with `//` would lead to another host.
  if (own.startsWith('//')) throw notFound();
  c.header('Cache-Control', 'no-store');
  return c.redirect(own + search, 302);
}

/** The middleware for requests to agencies' own domains; see above. */
export function serveAgencySites(
  deps: Deps,
  handlePage: PageHandler,
): MiddlewareHandler<Variables> {
  const { store, limiter } = deps;

  return async (c, next) => {
    const site = c.get('site');
    if (!site) return next();
    const { method, path } = c.req;
    if (!objectionPath.test(path) && (await isStopped(store.read, site))) throw gone();
    const isRead = method === 'GET' || method === 'HEAD';
    if (path.startsWith('/demos/') && isRead) {
      limiter.takeRead(c.get('clientAddress'));
      return redirectToOwn(c, store.read, site);
    }
    if (belongsToDemos(method, path)) {
      if (!(await belongsToAgency(store.read, site.agencyId, path))) throw notFound();
      return next();
    }
    if (path.startsWith('/api/')) throw notFound('There is no such call');
    if (!isRead) {
      c.header('Allow', 'GET, HEAD');
      throw new ServiceError('method_not_allowed', 'Pages can only be read.');
    }
    if (path === '/') return answerCard(c, site);
    const logo = logoPath.exec(path)?.[1];
    if (logo !== undefined) return answerLogo(c, store.read, site, logo);
    return answerDemo(c, site, { db: store.read, handlePage });
  };
}
