import { createSessions } from '../auth/sessions.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openStore, type Store } from '../db/open.ts';
import { users } from '../db/schema.ts';

/**
 * A client's knowledge of one demo: the notes that were acknowledged, and those without an answer.
 */
export interface Known {
  notes: string | undefined;
  requestedNotes: string | undefined;
  /** Deletion: requested, or acknowledged. */
  deleted: 'no' | 'asked' | 'yes';
}

export interface Client {
  readonly userId: string;
  readonly cookie: string;
  readonly demos: Map<string, Known>;
}

/** Addresses of the accounts, to be set as TEST_ACCOUNTS; each may hold fifty demos. */
export function clientEmails(count: number): string {
  return Array.from({ length: count }, (_, index) => `client-${index}@load.example`).join(',');
}

/** Opens the store of a file or of a `postgres:` address. */
export async function openStoreAt(place: string): Promise<Store> {
  return place.startsWith('postgres:') ? openPostgres(place) : openStore(place);
}

/** Creates signed-in accounts without hashing passwords, which would take long. */
export async function createClients(place: string, count: number): Promise<Client[]> {
  const store = await openStoreAt(place);
  const signIn = createSessions(store, { secure: false, now: Date.now });
  const clients: Client[] = [];
  for (const email of clientEmails(count).split(',')) {
    const userId = crypto.randomUUID();
    const [cookie = ''] = await store.write(async (db) => {
      await db
        .insert(users)
        .values({ id: userId, email, username: 'Ada', emailVerified: true, createdAt: Date.now() });
      return signIn.begin(db, userId, 'test');
    });
    const [carrier = ''] = [cookie].flat();
    clients.push({ userId, cookie: carrier.split(';')[0] ?? '', demos: new Map() });
  }
  await store.close();
  return clients;
}
