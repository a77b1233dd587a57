import { Hono } from 'hono';
import { readTemplate } from '../contract/templates.ts';
import type { Deps, Variables } from '../deps.ts';
import { answerCall } from '../http/answer-call.ts';
import { describeTemplate } from './describe-template.ts';

export function templateRoutes({ site }: Pick<Deps, 'site'>): Hono<Variables> {
  const app = new Hono<Variables>();
  answerCall(app, readTemplate, ({ param }) =>
    Promise.resolve(describeTemplate(param('industry'), site)),
  );
  return app;
}
