import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { agencyHosts, members, users } from '../db/schema.ts';
import type { HostReason } from '../db/tables/hosts.ts';
import type { Deps } from '../deps.ts';
import type { Letter } from '../mail/letter.ts';
import type { TxtAnswer } from './lookup.ts';
import { findAgencyHost, findHolder, type HostRow } from './queries.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a host stays verified without its record. */
export const graceMs = 3 * day;

/** The name of the TXT record that verifies a host. */
export function challengeName(host: string): string {
  return `_demo-challenge.${host}`;
}

function failureReason(texts: TxtAnswer, token: string): HostReason | undefined {
  if (texts === 'failed') return 'dns_failed';
  if (texts === 'none' || texts.length === 0) return 'no_record';
  return texts.includes(token) ? undefined : 'wrong_record';
}

type Needed = Pick<Deps, 'outbox'>;

/** Mails the agency's owners and admins with a verified address. */
async function mailManagers(
  db: Database,
  { outbox }: Needed,
  agencyId: string,
  letter: Extract<Letter, { kind: 'host-missing' | 'host-lost' }>,
): Promise<void> {
  const managers = await db
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.agencyId, agencyId),
        ne(members.role, 'member'),
        eq(users.emailVerified, true),
      ),
    );
  for (const { email } of managers) await outbox.post(db, email, letter);
}

async function releaseName(
  db: Database,
  deps: Needed,
  { id, host, agencyId }: HostRow,
  reason: 'lost' | 'taken',
): Promise<void> {
  const free = { verifiedHost: null, missingSince: null, reason } as const;
  await db.update(agencyHosts).set(free).where(eq(agencyHosts.id, id));
  await mailManagers(db, deps, agencyId, { kind: 'host-lost', host, reason });
}

async function recordProof(
  db: Database,
  deps: Needed,
  row: HostRow,
  texts: TxtAnswer,
): Promise<void> {
  const holder = await findHolder(db, row.host);
  if (holder && holder.id !== row.id) {
    // If both records exist, the agency that verified first keeps the name.
    if (failureReason(texts, holder.token) === undefined) {
      await db.update(agencyHosts).set({ reason: 'taken' }).where(eq(agencyHosts.id, row.id));
      return;
    }
    await releaseName(db, deps, holder, 'taken');
  }
  const [other] = await db
    .select({ id: agencyHosts.id })
    .from(agencyHosts)
    .where(and(eq(agencyHosts.agencyId, row.agencyId), eq(agencyHosts.forLinks, true)));
  const proven = { verifiedHost: row.host, missingSince: null, reason: null } as const;
  const isFirst = row.verifiedHost === null && other === undefined;
  await db
    .update(agencyHosts)
    .set({ ...proven, ...(isFirst && { forLinks: true }) })
    .where(eq(agencyHosts.id, row.id));
}

async function recordMiss(
  db: Database,
  deps: Needed,
  row: HostRow,
  reason: HostReason,
  now: number,
): Promise<void> {
  const { id, host, agencyId, missingSince } = row;
  if (row.verifiedHost === null) {
    // `lost` is more informative than `no_record`.
    const shownReason = row.reason === 'lost' && reason === 'no_record' ? row.reason : reason;
    await db.update(agencyHosts).set({ reason: shownReason }).where(eq(agencyHosts.id, id));
    return;
  }
  if (missingSince !== null && now - missingSince >= graceMs)
    return releaseName(db, deps, row, 'lost');
  const since = missingSince ?? now;
  await db.update(agencyHosts).set({ missingSince: since, reason }).where(eq(agencyHosts.id, id));
  if (missingSince === null)
    await mailManagers(db, deps, agencyId, { kind: 'host-missing', host, until: since + graceMs });
}

/**
 * Updates a claim by the reply of the name servers; undefined if the claim was withdrawn meanwhile.
 */
export async function evaluateRecords(
  db: Database,
  deps: Needed,
  { agencyId, host }: Pick<HostRow, 'agencyId' | 'host'>,
  texts: TxtAnswer,
  now: number,
): Promise<HostRow | undefined> {
  const row = await findAgencyHost(db, agencyId, host);
  if (!row) return undefined;
  await db.update(agencyHosts).set({ checkedAt: now }).where(eq(agencyHosts.id, row.id));
  const reason = failureReason(texts, row.token);
  if (reason === undefined) await recordProof(db, deps, row, texts);
  else await recordMiss(db, deps, row, reason, now);
  return findAgencyHost(db, agencyId, host);
}
