import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import {
  changeNotifications,
  readNotifications,
  type Notifications,
} from '../contract/notifications.ts';
import type { Database } from '../db/open.ts';
import { members } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { registerRoute } from '../http/register-route.ts';

/** Minutes of the day from `22:00`. */
function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function toTime(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Each member's settings for notification mails. */
export function notificationRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store } = deps;

  const membership = (agencyId: string, userId: string): ReturnType<typeof and> =>
    and(eq(members.agencyId, agencyId), eq(members.userId, userId));

  async function find(db: Database, agencyId: string, userId: string): Promise<Notifications> {
    const [row] = await db.select().from(members).where(membership(agencyId, userId));
    const { visitMails = true, commentMails = true, approvalMails = true } = row ?? {};
    const { quietFrom = null, quietTo = null, timeZone = null } = row ?? {};
    const quiet =
      quietFrom === null || quietTo === null || timeZone === null
        ? null
        : { from: toTime(quietFrom), to: toTime(quietTo), timeZone };
    return { visitMails, commentMails, approvalMails, quiet };
  }

  registerRoute(app, readNotifications, async ({ c }) => {
    const { agency, user } = await requireMember(c, deps);
    return find(store.read, agency.id, user.id);
  });

  registerRoute(app, changeNotifications, async ({ c, body }) => {
    const { agency, user } = await requireMember(c, deps);
    const { visitMails, commentMails, approvalMails, quiet } = body;
    return store.write(async (db) => {
      const change = {
        ...(visitMails !== undefined && { visitMails }),
        ...(commentMails !== undefined && { commentMails }),
        ...(approvalMails !== undefined && { approvalMails }),
        ...(quiet !== undefined && {
          quietFrom: quiet ? toMinutes(quiet.from) : null,
          quietTo: quiet ? toMinutes(quiet.to) : null,
          timeZone: quiet?.timeZone ?? null,
        }),
      };
      if (Object.keys(change).length > 0)
        await db.update(members).set(change).where(membership(agency.id, user.id));
      return find(db, agency.id, user.id);
    });
  });

  return app;
}
