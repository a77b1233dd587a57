import { Hono } from 'hono';
import type { Deps, Variables } from '../deps.ts';
import { accountRoutes } from './account-routes.ts';
import { archiveRoutes } from './archive-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { resetRoutes } from './reset-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { verifyRoutes } from './verify-routes.ts';

export function authRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  app.route('/', loginRoutes(deps));
  app.route('/', oauthRoutes(deps));
  app.route('/', verifyRoutes(deps));
  app.route('/', resetRoutes(deps));
  app.route('/', sessionRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', emailRoutes(deps));
  app.route('/', archiveRoutes(deps));
  return app;
}
