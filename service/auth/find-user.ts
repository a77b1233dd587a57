import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { setCookies } from '../http/set-cookies.ts';

export type UserRow = typeof users.$inferSelect;

export async function findSignedIn(
  c: Context<Variables>,
  deps: Deps,
): Promise<UserRow | undefined> {
  const cookie = c.req.header('cookie');
  if (cookie === undefined) return undefined;
  const { userId, cookies } = await deps.sessions.read(cookie);
  setCookies(c, cookies);
  if (userId === undefined) return undefined;
  c.set('account', userId);
  const [user] = await deps.store.read.select().from(users).where(eq(users.id, userId));
  return user;
}

/** @throws ServiceError not_signed_in, with a sentence that names the requested action. */
export async function requireUser(
  c: Context<Variables>,
  deps: Deps,
  sentence = 'Please log in first.',
): Promise<UserRow> {
  const user = await findSignedIn(c, deps);
  if (!user) throw new ServiceError('not_signed_in', sentence);
  return user;
}
