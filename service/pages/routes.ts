import { Hono } from 'hono';
import { demoReader } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError, notFound } from '../errors.ts';
import { answerContent } from './answer-page.ts';
import { createDemoPages } from './demo-pages.ts';
import { builtPathOf } from './find-page.ts';

const notForSearch = { 'X-Robots-Tag': 'noindex, nofollow' };

/** The path as text, or undefined when its percent signs cannot be read or it holds what no page's address holds. */
function readablePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    return /[\u0000-\u001f\\]|\/\.{1,2}(?:\/|$)|\/\//u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Everything that is not an API call: saved demos, filled for their client, and the built site. */
export function pageRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { site, limiter, now } = deps;
  const readDemo = demoReader(deps.store);
  const demoPages = createDemoPages(deps);

  app.use('*', async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      throw new ServiceError('method_not_allowed', 'Pages can only be read.');
    }
    limiter.takeRead(c.get('clientAddress'));
    await next();
  });

  app.get('/demos/:uniqueId{[^/]+}/:rest{.*}?', async (c) => {
    const path = readablePath(c.req.url);
    const [, , uniqueId = '', ...parts] = (path ?? '').split('/');
    const rest = parts.length === 0 || parts.join('') === '' ? '' : `/${parts.join('/').replace(/\/$/u, '')}`;
    const demo = path === undefined ? undefined : await readDemo(uniqueId);
    if (demo && demo.expiresAt <= now()) {
      const page = demoPages.expired(demo);
      if (page) return answerContent(c, page, 410, { ...notForSearch, 'Cache-Control': 'no-store' });
    }
    const page = demo && demoPages.saved(demo, rest);
    if (page) return answerContent(c, page, 200, notForSearch);
    const missing = demo ? site.find('/404') : demoPages.missing(uniqueId);
    if (!missing) throw notFound();
    return answerContent(c, missing, 404, { ...notForSearch, 'Cache-Control': 'no-store' });
  });

  app.get('*', async (c) => {
    const path = readablePath(c.req.url);
    const url = new URL(c.req.url);
    const file =
      path === undefined
        ? undefined
        : site.find(builtPathOf(path, url.searchParams, (page) => site.find(page) !== undefined));
    if (file) return answerContent(c, file);
    const missing = site.find('/404');
    if (!missing) throw notFound();
    return answerContent(c, missing, 404, { 'Cache-Control': 'no-store' });
  });

  return app;
}
