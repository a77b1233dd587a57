import { Hono } from 'hono';
import { findSignedIn } from '../auth/find-user.ts';
import { fetchScannedPicture } from '../contract/scan-picture.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { registrableDomains } from '../objections/demo-domains.ts';
import { requireAllowed } from '../objections/stops.ts';
import { createAdmission } from './admit-scans.ts';
import { ScanRefused } from './scan-refused.ts';
import { Overloaded, scannerBusy } from './worker/overloaded.ts';

/** One sentence for every picture that cannot be fetched, so that it does not reveal the reason. */
const unusable = 'This picture cannot be used. Please choose another one, or upload it.';

/**
 * Pictures that a scan found. They have a queue of their own, so that they and scans do not block
 * each other.
 */
export function scanPictureRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { env, limiter, log, store } = deps;
  const admit = createAdmission({ maxRunning: 4 });
  const exempt = { allowHosts: env.scanAllowHosts, resolve: env.scanResolve };

  registerRoute(app, fetchScannedPicture, async ({ c, body }) => {
    const user = await findSignedIn(c, deps);
    if (user) await limiter.take('scan-picture-account', user.id);
    else await limiter.take('scan-picture-address', c.get('clientAddress'));
    await requireAllowed(store.read, registrableDomains([body.url, body.page]));
    const { signal } = c.req.raw;
    try {
      const { fetchPicture } = await import('./pictures/fetch-picture.ts');
      return await admit(() => fetchPicture(body, { ...exempt, signal }), signal);
    } catch (error) {
      if (error instanceof ScanRefused) {
        log.info({ reason: error.reason, requestId: c.get('requestId') }, 'picture refused');
        throw new ServiceError('unreachable_site', unusable, { fields: { url: unusable } });
      }
      if (error instanceof Overloaded) throw scannerBusy();
      throw error;
    }
  });

  return app;
}
