import { Hono } from 'hono';
import { endOtherSessions, endSession, listSessions } from '../contract/auth.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { requireUser } from './find-user.ts';

/** Lists the account's sessions and ends them. */
export function sessionRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { sessions } = deps;
  const toIso = (time: number): string => new Date(time).toISOString();

  registerRoute(app, listSessions, async ({ c }) => {
    const user = await requireUser(c, deps);
    const rows = await sessions.list(user.id, c.req.header('cookie') ?? '');
    return {
      sessions: rows.map((row) => ({
        ...row,
        createdAt: toIso(row.createdAt),
        lastSeenAt: toIso(row.lastSeenAt),
      })),
    };
  });

  registerRoute(app, endOtherSessions, async ({ c }) => {
    const user = await requireUser(c, deps);
    await sessions.endOthers(user.id, c.req.header('cookie') ?? '');
    return { success: true } as const;
  });

  registerRoute(app, endSession, async ({ c, param }) => {
    const user = await requireUser(c, deps);
    if (!(await sessions.endOne(user.id, param('id')))) throw notFound('Session not found');
    return { success: true } as const;
  });

  return app;
}
