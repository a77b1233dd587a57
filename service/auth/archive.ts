import { and, asc, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { listMemberships, type Membership } from '../agencies/queries.ts';
import {
  agencies,
  approvals,
  demoPictures,
  demos,
  demoVisits,
  identities,
  messages,
  outbox,
  sessions,
  subscriptions,
} from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import { ownersDemo } from '../demos/show-demo.ts';
import type { Deps } from '../deps.ts';
import { listRecipientRows } from '../recipients/queries.ts';
import { showSignals } from '../signals/show-signals.ts';
import type { UserRow } from './find-user.ts';

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function webp(bytes: Buffer | null): { type: string; base64: string } | null {
  return bytes && { type: 'image/webp', base64: bytes.toString('base64') };
}

function ownedIds(memberships: readonly Membership[]): string[] {
  return memberships.filter(({ role }) => role === 'owner').map(({ agency }) => agency.id);
}

/** Demos that the account made, and all of the agencies that it owns. */
function heldBy(user: UserRow, memberships: readonly Membership[]): SQL | undefined {
  return or(eq(demos.userId, user.id), inArray(demos.agencyId, ownedIds(memberships)));
}

/** Everything of an account except demos, by its name in the archive. */
async function accountParts(
  { store }: Pick<Deps, 'store'>,
  user: UserRow,
): Promise<Readonly<Record<string, unknown>>> {
  const { read } = store;
  const memberships = await listMemberships(read, user.id);
  const own = read.select({ id: demos.uniqueId }).from(demos).where(heldBy(user, memberships));
  const providers = await read.select().from(identities).where(eq(identities.userId, user.id));
  const open = await read.select().from(sessions).where(eq(sessions.userId, user.id));
  const logos = await read
    .select({ id: agencies.id, logo: agencies.logo })
    .from(agencies)
    .where(inArray(agencies.id, ownedIds(memberships)));
  const [subscription] = await read
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.agencyId, ownedIds(memberships)));
  const ofInbox = or(
    inArray(messages.demoId, own),
    inArray(messages.agencyId, ownedIds(memberships)),
  );
  const received = await read
    .select()
    .from(messages)
    .where(and(isNull(messages.deletedAt), ofInbox))
    .orderBy(asc(messages.createdAt));
  const asked = await read
    .select()
    .from(approvals)
    .where(or(eq(approvals.userId, user.id), inArray(approvals.agencyId, ownedIds(memberships))))
    .orderBy(asc(approvals.createdAt), asc(approvals.id));
  const mails = await read.select().from(outbox).where(eq(outbox.recipient, user.email));
  return {
    account: {
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      pendingEmail: user.pendingEmail,
      username: user.username,
      hasPassword: user.passwordHash !== null,
      picture: webp(user.avatar),
      createdAt: iso(user.createdAt),
    },
    signsInWith: providers.map(({ provider, createdAt }) => ({ provider, since: iso(createdAt) })),
    sessions: open.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      createdAt: iso(createdAt),
      lastSeenAt: iso(lastSeenAt),
      expiresAt: iso(expiresAt),
    })),
    agencies: memberships.map(({ agency: { createdAt, trialEndsAt, ...agency }, role }) => ({
      ...agency,
      logo: webp(logos.find(({ id }) => id === agency.id)?.logo ?? null),
      role,
      createdAt: iso(createdAt),
      trialEndsAt: iso(trialEndsAt),
    })),
    subscription: subscription
      ? {
          ...subscription,
          currentPeriodEnd: iso(subscription.currentPeriodEnd),
          updatedAt: iso(subscription.updatedAt),
        }
      : null,
    messages: received.map(({ kind, demoId, content, createdAt, mailedAt }) => ({
      kind,
      demo: demoId,
      content,
      createdAt: iso(createdAt),
      mailedAt: iso(mailedAt),
    })),
    approvals: asked.map((row) => ({
      id: row.id,
      demo: row.demoId,
      state: row.state,
      digest: row.digest,
      createdAt: iso(row.createdAt),
      endedAt: iso(row.endedAt),
      openedAt: iso(row.openedAt),
      remindedAt: iso(row.remindedAt),
      autoReminds: row.autoReminds,
      depositPaidAt: iso(row.depositPaidAt),
      depositMode: row.depositMode,
      // As texts: their bytes are what was hashed and signed.
      frozen: row.frozen,
      evidence: row.evidence,
    })),
    mails: mails.map(({ subject, createdAt, sentAt }) => ({
      subject,
      createdAt: iso(createdAt),
      sentAt: iso(sentAt),
    })),
  };
}

/** A demo with its pictures, recipients and visits, as far as they are still known. */
async function demoPart(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  row: DemoRow,
): Promise<unknown> {
  const pictures = await store.read
    .select()
    .from(demoPictures)
    .where(eq(demoPictures.demoId, row.id));
  const visits = await store.read
    .select({ day: demoVisits.day })
    .from(demoVisits)
    .where(eq(demoVisits.demoId, row.id))
    .orderBy(asc(demoVisits.day));
  const days = Map.groupBy(visits, ({ day }) => day);
  const recipients = await listRecipientRows(store.read, row.id);
  return {
    ...ownersDemo(row),
    deletedAt: iso(row.deletedAt),
    visitsByDay: Object.fromEntries([...days].map(([day, seen]) => [day, seen.length])),
    recipients: recipients.map(({ id, name, email, named, declinedAt, createdAt }) => ({
      id,
      name,
      email,
      named,
      declinedAt: iso(declinedAt),
      createdAt: iso(createdAt),
    })),
    signals: await showSignals(store.read, row.id, now()),
    pictures: pictures.map(({ role, hash, width, height, background, bytes, createdAt }) => ({
      role,
      hash,
      width,
      height,
      background,
      createdAt: iso(createdAt),
      type: 'image/webp',
      base64: bytes.toString('base64'),
    })),
  };
}

/**
 * Serializes everything that an account holds as one JSON text. It is generated piece by piece, so
 * that only one demo with its pictures is in memory. Credentials (hashes of passwords, sessions and
 * links) are left out.
 */
export async function* writeArchive(
  deps: Pick<Deps, 'store' | 'now'>,
  user: UserRow,
): AsyncGenerator<string> {
  const parts = await accountParts(deps, user);
  const head = JSON.stringify({ madeAt: iso(deps.now()), ...parts });
  yield `${head.slice(0, -1)},"demos":[`;
  const held = heldBy(user, await listMemberships(deps.store.read, user.id));
  const ids = await deps.store.read
    .select({ id: demos.id })
    .from(demos)
    .where(held)
    .orderBy(desc(demos.createdAt), desc(demos.id));
  let separator = '';
  for (const { id } of ids) {
    const [row] = await deps.store.read
      .select()
      .from(demos)
      .where(and(eq(demos.id, id), held));
    if (!row) continue;
    yield separator + JSON.stringify(await demoPart(deps, row));
    separator = ',\n';
  }
  yield ']}\n';
}
