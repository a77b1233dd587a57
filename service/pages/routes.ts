import { Hono } from 'hono';
import type { Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import type { PageHandler } from './page-request.ts';

/**
 * Pages, files and public demos for requests through Hono; `http/listen.ts` calls the same handler
 * without it.
 */
export function pageRoutes(handlePage: PageHandler): Hono<Variables> {
  const app = new Hono<Variables>();
  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      throw new ServiceError('method_not_allowed', 'Pages can only be read.');
    }
    const { pathname, search } = new URL(c.req.url);
    const { status, headers, body } = await handlePage({
      url: pathname + search,
      clientAddress: c.get('clientAddress'),
      host: c.req.header('host') ?? '',
      ifNoneMatch: c.req.header('if-none-match'),
      acceptEncoding: c.req.header('accept-encoding'),
      from: { method: c.req.method, header: (name) => c.req.header(name) },
    });
    return new Response(body && c.req.method === 'GET' ? new Uint8Array(body) : null, {
      status,
      headers,
    });
  });
  return app;
}
