import { and, eq } from 'drizzle-orm';
import { createAgency } from '../agencies/create-agency.ts';
import { Register } from '../contract/auth.ts';
import type { Database } from '../db/open.ts';
import { identities, mailedTokens, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findByEmail, findById, normalEmail } from './accounts.ts';
import type { UserRow } from './find-user.ts';
import type { ProviderName } from './oauth-flows.ts';
import type { Profile } from './oauth-provider.ts';
import { proveAddress } from './prove-address.ts';

const Email = Register.shape.email;
const Username = Register.shape.username;

/**
 * The first name that an account may have; the address before its @ where the provider gives none.
 */
function usernameOf({ names, email }: Profile): string {
  const candidates = [...names, email.split('@')[0]].map((name) => name?.slice(0, 60));
  return (
    candidates.map((name) => Username.safeParse(name).data).find((name) => name !== undefined) ??
    'User'
  );
}

/**
 * Somebody may have registered the address with a password before its owner came, to share the
 * account with them later. Whoever has the address proven by Google or GitHub is the owner: the
 * password and every session of the other end.
 */
async function takeOver(
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
  await proveAddress(db, outbox, user);
}

export interface JoinedAccount {
  readonly user: UserRow;
  /** Whether somebody else had registered the address, whose password and sessions have ended. */
  readonly isTakenOver: boolean;
}

/**
 * The account of a person who signed in at a provider: the one of that identity, else the one of
 * the same address, else a new one. Undefined when the provider has not proven the address. Runs
 * inside a transaction.
 */
export async function joinIdentity(
  db: Database,
  deps: Pick<Deps, 'outbox' | 'sessions' | 'now' | 'env'>,
  provider: ProviderName,
  profile: Profile,
): Promise<JoinedAccount | undefined> {
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
  const existing = await findByEmail(db, normalEmail(email));
  const isTakenOver = existing !== undefined && !existing.emailVerified;
  if (isTakenOver) await takeOver(db, deps, existing);
  const id = existing?.id ?? crypto.randomUUID();
  if (!existing) {
    const username = usernameOf(profile);
    await db
      .insert(users)
      .values({ id, email: normalEmail(email), username, emailVerified: true, createdAt });
    await createAgency(db, { id, username, createdAt }, { now: createdAt, env: deps.env });
  }
  await db
    .insert(identities)
    .values({ id: crypto.randomUUID(), provider, subject: profile.subject, userId: id, createdAt });
  const user = await findById(db, id);
  return user && { user, isTakenOver };
}
