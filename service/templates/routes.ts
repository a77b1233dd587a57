import { Hono } from 'hono';
import { readTemplate } from '../contract/templates.ts';
import type { Deps, Variables } from '../deps.ts';
import { registerRoute } from '../http/register-route.ts';
import { describeTemplate } from './describe-template.ts';

export function templateRoutes({ site }: Pick<Deps, 'site'>): Hono<Variables> {
  const app = new Hono<Variables>();
  registerRoute(app, readTemplate, ({ param }) =>
    Promise.resolve(describeTemplate(param('industry'), site)),
  );
  return app;
}
