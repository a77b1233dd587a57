import { and, asc, desc, eq } from 'drizzle-orm';
import { listMemberships } from '../agencies/queries.ts';
import { demoPictures, demos, demoVisits } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import { agencyDemo } from '../demos/show-demo.ts';
import type { Deps } from '../deps.ts';
import { listRecipientRows } from '../recipients/queries.ts';
import { showSignals } from '../signals/show-signals.ts';
import { accountParts } from './archive-account.ts';
import { isHeldBy } from './archive-values.ts';
import type { UserRow } from './find-user.ts';
import { toIsoTime } from '../iso-time.ts';

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
    ...agencyDemo(row),
    deletedAt: toIsoTime(row.deletedAt),
    visitsByDay: Object.fromEntries([...days].map(([day, seen]) => [day, seen.length])),
    recipients: recipients.map(({ id, name, email, named, declinedAt, createdAt }) => ({
      id,
      name,
      email,
      named,
      declinedAt: toIsoTime(declinedAt),
      createdAt: toIsoTime(createdAt),
    })),
    signals: await showSignals(store.read, row.id, now()),
    pictures: pictures.map(({ role, hash, width, height, background, bytes, createdAt }) => ({
      role,
      hash,
      width,
      height,
      background,
      createdAt: toIsoTime(createdAt),
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
  const head = JSON.stringify({ madeAt: toIsoTime(deps.now()), ...parts });
  yield `${head.slice(0, -1)},"demos":[`;
  const belongsToUser = isHeldBy(user, await listMemberships(deps.store.read, user.id));
  const ids = await deps.store.read
    .select({ id: demos.id })
    .from(demos)
    .where(belongsToUser)
    .orderBy(desc(demos.createdAt), desc(demos.id));
  let separator = '';
  for (const { id } of ids) {
    const [row] = await deps.store.read
      .select()
      .from(demos)
      .where(and(eq(demos.id, id), belongsToUser));
    if (!row) continue;
    yield separator + JSON.stringify(await demoPart(deps, row));
    separator = ',\n';
  }
  yield ']}\n';
}
