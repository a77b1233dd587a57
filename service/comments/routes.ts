import { Hono } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { agencyCommentRoutes } from './agency-routes.ts';
import { clientCommentRoutes } from './client-comment-routes.ts';
import { panelRoutes } from './panel-routes.ts';

/** Routes for comments on demos: for clients without an account, and for the agency. */
export function commentRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  app.route('/', agencyCommentRoutes(deps));
  app.route('/', panelRoutes(deps));
  app.route('/', clientCommentRoutes(deps));
  return app;
}
