import { and, asc, desc, eq, getTableColumns, max } from 'drizzle-orm';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import type { Database } from '../db/open.ts';
import { agencies, members, users } from '../db/schema.ts';
import type { Role } from '../db/tables/agencies.ts';

export type { Role } from '../db/tables/agencies.ts';

const { logo: _, ...columns } = getTableColumns(agencies);

/** An agency without the bytes of its logo. */
export type Agency = Omit<typeof agencies.$inferSelect, 'logo'>;

export interface Membership {
  readonly agency: Agency;
  readonly role: Role;
}

/** The agencies of a person, the current one first. */
export function listMemberships(db: Database, userId: string): Promise<Membership[]> {
  return db
    .select({ agency: columns, role: members.role })
    .from(members)
    .innerJoin(agencies, eq(agencies.id, members.agencyId))
    .where(eq(members.userId, userId))
    .orderBy(desc(members.usedAt), asc(members.createdAt), asc(members.id));
}

export async function findAgency(db: Database, id: string): Promise<Agency | undefined> {
  const [agency] = await db.select(columns).from(agencies).where(eq(agencies.id, id));
  return agency;
}

/** What the visitors of an agency's demos see of it. */
export async function findMaker(db: Database, id: string): Promise<DemoMaker | undefined> {
  const { name, website, phone, email, labelTone, accent, whiteLabel } = agencies;
  const [maker] = await db
    .select({
      name,
      website,
      phone,
      email,
      tone: labelTone,
      accent,
      isWhiteLabel: whiteLabel,
    })
    .from(agencies)
    .where(eq(agencies.id, id));
  return maker;
}

/** The bytes of an agency's logo, as WebP. */
export async function findLogo(db: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ logo: agencies.logo }).from(agencies).where(eq(agencies.id, id));
  return row?.logo ?? undefined;
}

export async function findRole(
  db: Database,
  agencyId: string,
  userId: string,
): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.agencyId, agencyId), eq(members.userId, userId)));
  return row?.role;
}

const member = {
  userId: users.id,
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  role: members.role,
  createdAt: members.createdAt,
};

export interface MemberRow extends Pick<
  typeof users.$inferSelect,
  'username' | 'email' | 'emailVerified'
> {
  readonly userId: string;
  readonly role: Role;
  readonly createdAt: number;
}

/** The members of an agency, the longest-standing first. */
export function listMembers(db: Database, agencyId: string): Promise<MemberRow[]> {
  return db
    .select(member)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.agencyId, agencyId))
    .orderBy(asc(members.createdAt), asc(members.id));
}

export async function addMember(
  db: Database,
  { agencyId, userId, role }: { agencyId: string; userId: string; role: Role },
  now: number,
): Promise<void> {
  await db
    .insert(members)
    .values({ id: crypto.randomUUID(), agencyId, userId, role, createdAt: now })
    .onConflictDoNothing({ target: [members.agencyId, members.userId] });
}

/** Makes this the person's current agency. */
export async function useAgency(
  db: Database,
  userId: string,
  agencyId: string,
  now: number,
): Promise<void> {
  const [last] = await db
    .select({ at: max(members.usedAt) })
    .from(members)
    .where(eq(members.userId, userId));
  await db
    .update(members)
    // Always later than the other agencies, even after the clock was set back.
    .set({ usedAt: Math.max(now, (last?.at ?? 0) + 1) })
    .where(and(eq(members.agencyId, agencyId), eq(members.userId, userId)));
}
