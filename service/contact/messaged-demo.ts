import { and, eq, gt, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { demos, events, recipients, users } from '../db/schema.ts';
import { undoMs } from '../demos/queries.ts';
import type { LinkedDemo } from '../hosts/demo-link.ts';
import { isNotStopped } from '../objections/stops.ts';

/** A demo whose visitors write to its owner. */
export interface MessagedDemo extends LinkedDemo {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** Whether the owner's address is verified. */
  readonly isReachable: boolean;
}

/**
 * Includes deleted demos that can be restored: their messages belong to the owner, not to the
 * operator.
 */
export async function findMessagedDemo(
  db: Database,
  uniqueId: string,
  now: number,
): Promise<MessagedDemo | undefined> {
  const [row] = await db
    .select({
      id: demos.id,
      uniqueId: demos.uniqueId,
      slug: demos.slug,
      agencyId: demos.agencyId,
      name: demos.name,
      owner: users.email,
      isReachable: users.emailVerified,
    })
    .from(demos)
    .innerJoin(users, eq(users.id, demos.userId))
    .where(
      and(
        eq(demos.uniqueId, uniqueId),
        or(isNull(demos.deletedAt), gt(demos.deletedAt, now - undoMs)),
        isNotStopped(),
      ),
    );
  return row;
}

/** The recipient whose link led to the demo. */
export async function findLinkRecipient(
  db: Database,
  demoId: string,
  token: string,
): Promise<{ id: string; name: string; email: string | null } | undefined> {
  const [row] = await db
    .select({ id: recipients.id, name: recipients.name, email: recipients.email })
    .from(recipients)
    .where(and(eq(recipients.demoId, demoId), eq(recipients.token, token)));
  return row;
}

/** Whether this link was used to request more time since the demo expired. */
export async function hasAskedForTime(
  db: Database,
  { id, expiresAt }: { readonly id: string; readonly expiresAt: number },
  token: string,
): Promise<boolean> {
  const [event] = await db
    .select({ number: events.number })
    .from(events)
    .innerJoin(recipients, eq(recipients.id, events.recipientId))
    .where(
      and(
        eq(events.demoId, id),
        eq(events.kind, 'interest.asked'),
        eq(recipients.token, token),
        gte(events.at, expiresAt),
      ),
    )
    .limit(1);
  return event !== undefined;
}
