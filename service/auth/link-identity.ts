import { and, eq } from 'drizzle-orm';
import { createAgency } from '../agencies/create-agency.ts';
import { Register } from '../contract/auth.ts';
import type { Database } from '../db/open.ts';
import { identities, mailedTokens, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findByEmail, findById, normalizeEmail } from './accounts.ts';
import type { UserRow } from './find-user.ts';
import type { ProviderName } from './oauth-flows.ts';
import type { Profile } from './oauth-provider.ts';
import { markEmailVerified } from './mark-email-verified.ts';

const Email = Register.shape.email;
const Username = Register.shape.username;

/**
 * The provider's first name that is valid for an account; else the part of the address before the
 * @.
 */
function chooseUsername({ names, email }: Profile): string {
  const candidates = [...names, email.split('@')[0]].map((name) => name?.slice(0, 60));
  return (
    candidates.map((name) => Username.safeParse(name).data).find((name) => name !== undefined) ??
    'User'
  );
}

/**
 * Gives the account to the verified owner of its address: ends its password and sessions. A
 * stranger may have registered the address earlier, to share the account with its owner later.
 */
async function resetCredentials(
  db: Database,
  { outbox, sessions }: Pick<Deps, 'outbox' | 'sessions'>,
  user: UserRow,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: null, pendingEmail: null })
    .where(eq(users.id, user.id));
  await db.delete(mailedTokens).where(eq(mailedTokens.userId, user.id));
  await sessions.endAll(db, user.id);
  await markEmailVerified(db, outbox, user);
}

interface LinkedAccount {
  readonly user: UserRow;
  /**
   * Whether another person had registered the address; their password and sessions were removed.
   */
  readonly isTakenOver: boolean;
}

/**
 * The account of a person who signed in at a provider: that of the identity, else that of the
 * address, else a new one. Undefined when the provider has not verified the address. Runs inside a
 * transaction.
 */
export async function linkIdentity(
  db: Database,
  deps: Pick<Deps, 'outbox' | 'sessions' | 'now' | 'env'>,
  provider: ProviderName,
  profile: Profile,
): Promise<LinkedAccount | undefined> {
  const email = Email.safeParse(profile.email).data;
  if (!profile.emailVerified || email === undefined) return undefined;
  const [identity] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, profile.subject)));
  if (identity) {
    const user = await findById(db, identity.userId);
    return user && { user, isTakenOver: false };
  }

  const createdAt = deps.now();
  const existing = await findByEmail(db, normalizeEmail(email));
  const isTakenOver = existing !== undefined && !existing.emailVerified;
  if (isTakenOver) await resetCredentials(db, deps, existing);
  const id = existing?.id ?? crypto.randomUUID();
  if (!existing) {
    const username = chooseUsername(profile);
    await db
      .insert(users)
      .values({ id, email: normalizeEmail(email), username, emailVerified: true, createdAt });
    await createAgency(db, { id, username, createdAt }, { now: createdAt, env: deps.env });
  }
  await db
    .insert(identities)
    .values({ id: crypto.randomUUID(), provider, subject: profile.subject, userId: id, createdAt });
  const user = await findById(db, id);
  return user && { user, isTakenOver };
}
