import { Hono } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { agencyApprovalRoutes } from './agency-routes.ts';
import { clientApprovalRoutes } from './client-routes.ts';
import { proofRoutes } from './proof-routes.ts';
import { createRequestReads } from './read-requests.ts';

/** Requests for approval: what an agency asks, and what its client answers without an account. */
export function approvalRoutes(deps: Deps): Hono<Variables> {
  const reads = createRequestReads(deps);
  const app = new Hono<Variables>();
  app.route('/', agencyApprovalRoutes(deps, reads));
  app.route('/', clientApprovalRoutes(deps, reads));
  app.route('/', proofRoutes(deps, reads));
  return app;
}
