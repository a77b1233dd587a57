import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { reportEditing } from '../contract/editing.ts';
import { findAgencyDemo } from '../demos/queries.ts';
import { agencyDemo } from '../demos/show-demo.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { createEditors } from './editors.ts';

/** The route by which windows that edit the same demo report their fields. */
export function editingRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store } = deps;
  const editors = createEditors(deps);
  registerRoute(app, reportEditing, async ({ c, body, param }) => {
    const { agency, user } = await requireMember(c, deps);
    const demo = await findAgencyDemo(store.read, agency.id, param('id'));
    if (!demo) throw notFound('Demo not found');
    const { window, field, on } = body;
    await editors.report(demo.id, { window, userId: user.id, name: user.username, field, on });
    const others = editors.list(demo.id, window).map((one) => {
      const { name, field, userId } = one;
      return { name, field, isYou: userId === user.id };
    });
    return { others, demo: demo.version === body.version ? null : agencyDemo(demo) };
  });
  return app;
}
