import { Hono } from 'hono';
import { agencyRoutes } from './agencies/agency-routes.ts';
import { invitationRoutes } from './agencies/invitation-routes.ts';
import { memberRoutes } from './agencies/member-routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { choiceRoutes } from './choices/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { health, liveness } from './contract/health.ts';
import { settings } from './contract/settings.ts';
import { depositRoutes } from './deposits/routes.ts';
import { demoAccessRoutes } from './demo-access/routes.ts';
import { demoRoutes } from './demos/routes.ts';
import { createDatabaseHealth } from './db/check-database.ts';
import type { Deps, Variables } from './deps.ts';
import { notFound } from './errors.ts';
import { eventRoutes } from './events/routes.ts';
import { expiryRoutes } from './expiry/routes.ts';
import { hostRoutes } from './hosts/routes.ts';
import { serveAgencySites } from './hosts/serve-site.ts';
import { registerRoute } from './http/register-route.ts';
import { answerError } from './http/answer-error.ts';
import { separateDemos } from './http/demo-host.ts';
import { answerHeaders, guard } from './http/guard.ts';
import { logAuditEvents } from './http/log-audit-events.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { insightRoutes } from './insights/routes.ts';
import { editingRoutes } from './editing/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { openApiDocument } from './openapi.ts';
import { isPageRequest, type PageHandler } from './pages/page-request.ts';
import { pageRoutes } from './pages/routes.ts';
import { optOutRoutes } from './objections/opt-out-routes.ts';
import { reportRoutes } from './objections/report-routes.ts';
import { policyReportRoutes } from './policy-reports/routes.ts';
import { recipientRoutes } from './recipients/routes.ts';
import { sampleRoutes } from './samples/routes.ts';
import { scanPictureRoutes } from './scan/picture-routes.ts';
import { scanRoutes } from './scan/routes.ts';
import { signalRoutes } from './signals/routes.ts';
import type { BeaconHandler } from './signals/take-beacon.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { publicSettings } from './settings.ts';
import { version } from './version.ts';
import { visitRoutes } from './visits/routes.ts';

/** The whole service as a function of a request; listening is main.ts's part. */
export function createApp(
  deps: Deps,
  handlePage: PageHandler,
  takeBeacon: BeaconHandler,
): Hono<Variables> {
  const app = new Hono<Variables>();
  app.use('*', answerHeaders(deps), logAuditEvents(deps), guard(deps));
  app.use('*', serveAgencySites(deps, handlePage), separateDemos(deps));
  app.route('/', authRoutes(deps));
  app.route('/', agencyRoutes(deps));
  app.route('/', memberRoutes(deps));
  app.route('/', invitationRoutes(deps));
  app.route('/', hostRoutes(deps));
  app.route('/', sampleRoutes(deps));
  app.route('/', demoRoutes(deps, handlePage));
  app.route('/', approvalRoutes(deps));
  app.route('/', depositRoutes(deps));
  app.route('/', expiryRoutes(deps));
  app.route('/', visitRoutes(deps));
  app.route('/', recipientRoutes(deps));
  app.route('/', commentRoutes(deps));
  app.route('/', choiceRoutes(deps));
  app.route('/', liveRoutes(deps));
  app.route('/', editingRoutes(deps));
  app.route('/', signalRoutes(deps, takeBeacon));
  app.route('/', eventRoutes(deps));
  app.route('/', insightRoutes(deps));
  app.route('/', notificationRoutes(deps));
  app.route('/', scanRoutes(deps));
  app.route('/', scanPictureRoutes(deps));
  app.route('/', suggestionRoutes(deps));
  app.route('/', templateRoutes(deps));
  app.route('/', contactRoutes(deps));
  app.route('/', inboxRoutes(deps));
  app.route('/', reportRoutes(deps));
  app.route('/', optOutRoutes(deps));
  app.route('/', billingRoutes(deps));
  app.route('/', demoAccessRoutes(deps));
  app.route('/', policyReportRoutes(deps));
  registerRoute(app, settings, () => Promise.resolve(publicSettings(deps.env)));
  const database = createDatabaseHealth(deps);
  const well = { ok: true, version, database: deps.store.engine } as const;
  registerRoute(app, health, async () => {
    await database.requireWrites();
    return well;
  });
  registerRoute(app, liveness, async () => {
    await database.requireReads();
    return well;
  });
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(version)));
  app.all('/api/*', async (c, next) => {
    if (!isPageRequest(c.req.method, c.req.path)) throw notFound('There is no such call');
    await next();
  });
  app.route('/', pageRoutes(handlePage));
  app.notFound((c) => answerError(c, notFound(), deps));
  app.onError((error, c) => answerError(c, error, deps));
  return app;
}
