import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { listMemberships, type Membership } from '../agencies/queries.ts';
import {
  agencies,
  approvals,
  demos,
  identities,
  messages,
  outbox,
  sessions,
  subscriptions,
} from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { isHeldBy, ownedIds, encodeWebp } from './archive-values.ts';
import type { UserRow } from './find-user.ts';
import { toIsoTime } from '../iso-time.ts';

function accountPart(user: UserRow): unknown {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    pendingEmail: user.pendingEmail,
    username: user.username,
    hasPassword: user.passwordHash !== null,
    picture: encodeWebp(user.avatar),
    createdAt: toIsoTime(user.createdAt),
  };
}

async function identityParts(read: Database, user: UserRow): Promise<unknown> {
  const providers = await read.select().from(identities).where(eq(identities.userId, user.id));
  return providers.map(({ provider, createdAt }) => ({ provider, since: toIsoTime(createdAt) }));
}

async function sessionParts(read: Database, user: UserRow): Promise<unknown> {
  const open = await read.select().from(sessions).where(eq(sessions.userId, user.id));
  return open.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
    device,
    createdAt: toIsoTime(createdAt),
    lastSeenAt: toIsoTime(lastSeenAt),
    expiresAt: toIsoTime(expiresAt),
  }));
}

async function agencyParts(read: Database, memberships: readonly Membership[]): Promise<unknown> {
  const logos = await read
    .select({ id: agencies.id, logo: agencies.logo })
    .from(agencies)
    .where(inArray(agencies.id, ownedIds(memberships)));
  return memberships.map(({ agency: { createdAt, trialEndsAt, ...agency }, role }) => ({
    ...agency,
    logo: encodeWebp(logos.find(({ id }) => id === agency.id)?.logo ?? null),
    role,
    createdAt: toIsoTime(createdAt),
    trialEndsAt: toIsoTime(trialEndsAt),
  }));
}

async function subscriptionPart(
  read: Database,
  memberships: readonly Membership[],
): Promise<unknown> {
  const [subscription] = await read
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.agencyId, ownedIds(memberships)));
  if (!subscription) return null;
  const { currentPeriodEnd, updatedAt } = subscription;
  return {
    ...subscription,
    currentPeriodEnd: toIsoTime(currentPeriodEnd),
    updatedAt: toIsoTime(updatedAt),
  };
}

async function messageParts(
  read: Database,
  user: UserRow,
  memberships: readonly Membership[],
): Promise<unknown> {
  const own = read.select({ id: demos.uniqueId }).from(demos).where(isHeldBy(user, memberships));
  const isReceived = or(
    inArray(messages.demoId, own),
    inArray(messages.agencyId, ownedIds(memberships)),
  );
  const received = await read
    .select()
    .from(messages)
    .where(and(isNull(messages.deletedAt), isReceived))
    .orderBy(asc(messages.createdAt));
  return received.map(({ kind, demoId, content, createdAt, mailedAt }) => ({
    kind,
    demo: demoId,
    content,
    createdAt: toIsoTime(createdAt),
    mailedAt: toIsoTime(mailedAt),
  }));
}

async function approvalParts(
  read: Database,
  user: UserRow,
  memberships: readonly Membership[],
): Promise<unknown> {
  const rows = await read
    .select()
    .from(approvals)
    .where(or(eq(approvals.userId, user.id), inArray(approvals.agencyId, ownedIds(memberships))))
    .orderBy(asc(approvals.createdAt), asc(approvals.id));
  return rows.map((row) => ({
    id: row.id,
    demo: row.demoId,
    state: row.state,
    digest: row.digest,
    createdAt: toIsoTime(row.createdAt),
    endedAt: toIsoTime(row.endedAt),
    openedAt: toIsoTime(row.openedAt),
    remindedAt: toIsoTime(row.remindedAt),
    autoReminds: row.autoReminds,
    depositPaidAt: toIsoTime(row.depositPaidAt),
    depositMode: row.depositMode,
    // Strings, not parsed JSON: exactly these bytes were hashed and signed.
    frozen: row.frozen,
    evidence: row.evidence,
  }));
}

async function mailParts(read: Database, user: UserRow): Promise<unknown> {
  const mails = await read.select().from(outbox).where(eq(outbox.recipient, user.email));
  return mails.map(({ subject, createdAt, sentAt }) => ({
    subject,
    createdAt: toIsoTime(createdAt),
    sentAt: toIsoTime(sentAt),
  }));
}

/** Everything of an account except demos, by its name in the archive. */
export async function accountParts(
  { store: { read } }: Pick<Deps, 'store'>,
  user: UserRow,
): Promise<Readonly<Record<string, unknown>>> {
  const memberships = await listMemberships(read, user.id);
  return {
    account: accountPart(user),
    signsInWith: await identityParts(read, user),
    sessions: await sessionParts(read, user),
    agencies: await agencyParts(read, memberships),
    subscription: await subscriptionPart(read, memberships),
    messages: await messageParts(read, user, memberships),
    approvals: await approvalParts(read, user, memberships),
    mails: await mailParts(read, user),
  };
}
