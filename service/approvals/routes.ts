import { Hono } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { agencyApprovalRoutes } from './agency-routes.ts';
import { clientApprovalRoutes } from './client-routes.ts';
import { proofRoutes } from './proof-routes.ts';
import { createRequestReads } from './read-requests.ts';

/** Requests for approval: what an agency asks, and what its client answers without an account. */
export function approvalRoutes(deps: Deps): Hono<Variables> {
  const requestReads = createRequestReads(deps);
  const app = new Hono<Variables>();
  app.route('/', agencyApprovalRoutes(deps, requestReads));
  app.route('/', clientApprovalRoutes(deps, requestReads));
  app.route('/', proofRoutes(deps, requestReads));
  return app;
}
