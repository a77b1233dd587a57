import { Agent, request as send } from 'node:http';
import { eq } from 'drizzle-orm';
import { createSessions } from '../auth/sessions.ts';
import { openStore, type Store } from '../db/open.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { demos, outbox, sessions, users } from '../db/schema.ts';

/**
 * A client's knowledge of one demo: the notes that were acknowledged, and those without an answer.
 */
interface Known {
  notes: string | undefined;
  asked: string | undefined;
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
async function openAt(place: string): Promise<Store> {
  return place.startsWith('postgres:') ? openPostgres(place) : openStore(place);
}

/** Creates signed-in accounts without hashing passwords, which would take long. */
export async function makeClients(place: string, count: number): Promise<Client[]> {
  const store = await openAt(place);
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

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly json: Record<string, unknown>;
}

/** Sends one request; undefined without a complete answer. */
export function sendRequest(
  origin: string,
  method: string,
  path: string,
  { cookie, body, agent }: { cookie?: string; body?: unknown; agent?: Agent } = {},
): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const call = send(`${origin}${path}`, {
      method,
      agent: agent ?? false,
      headers: {
        origin,
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    call.on('error', () => resolve(undefined));
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', () => resolve(undefined));
      response.on('close', () => {
        if (!response.complete) {
          resolve(undefined);
          return;
        }
        const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
        resolve({ status: response.statusCode ?? 0, headers: response.headers, json });
      });
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export interface Load {
  /** Answers that were neither expected nor a broken connection. */
  readonly unexpected: string[];
  readonly acknowledged: () => number;
  /** E-mail addresses whose registration was acknowledged. */
  readonly registered: string[];
  /** Resolves when every client has stopped, or found that the service is gone. */
  readonly stopped: Promise<void>;
  readonly stop: () => void;
}

/**
 * Lets each client create, change and delete demos until the service is gone; one client also
 * registers people.
 */
export function driveClients(origin: string, clients: readonly Client[]): Load {
  const unexpected: string[] = [];
  const registered: string[] = [];
  let acknowledged = 0;
  let isOn = true;

  function isDone(reply: Reply | undefined, wanted: number): boolean {
    if (reply?.status === wanted) {
      acknowledged += 1;
      return true;
    }
    if (reply) unexpected.push(`${reply.status} ${JSON.stringify(reply.json)}`);
    isOn = isOn && reply !== undefined;
    return false;
  }

  /**
   * Whether the client may continue. Comes first in a cycle, whose end may never come: deletes the
   * oldest of twenty demos.
   */
  async function makeRoom({ cookie, demos: known }: Client, agent: Agent): Promise<boolean> {
    const living = [...known].filter(([, { deleted }]) => deleted === 'no');
    const [oldest] = living;
    if (oldest === undefined || living.length < 20) return true;
    const [id, demo] = oldest;
    demo.deleted = 'asked';
    if (!isDone(await sendRequest(origin, 'DELETE', `/api/demos/${id}`, { agent, cookie }), 200))
      return false;
    demo.deleted = 'yes';
    return true;
  }

  async function cycle(client: Client, agent: Agent): Promise<void> {
    const { cookie, demos: known } = client;
    if (!(await makeRoom(client, agent))) return;
    const created = await sendRequest(origin, 'POST', '/api/demos', {
      agent,
      cookie,
      body: { name: 'Harbor', websiteData: {} },
    });
    if (!isDone(created, 201)) return;
    const id = String(created?.json['uniqueId']);
    const demo: Known = { notes: '', asked: undefined, deleted: 'no' };
    known.set(id, demo);
    for (const notes of [crypto.randomUUID(), crypto.randomUUID()]) {
      demo.asked = notes;
      const changed = await sendRequest(origin, 'PATCH', `/api/demos/${id}`, {
        agent,
        cookie,
        body: { notes },
      });
      if (!isDone(changed, 200)) return;
      demo.notes = notes;
      demo.asked = undefined;
    }
  }

  async function registerPeople(): Promise<void> {
    while (isOn) {
      const email = `${crypto.randomUUID()}@load.example`;
      const reply = await sendRequest(origin, 'POST', '/api/auth/email/register', {
        body: { email, username: 'Ada', password: 'correct horse battery' },
      });
      if (isDone(reply, 201)) registered.push(email);
    }
  }

  async function drive(client: Client): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (isOn) await cycle(client, agent);
    agent.destroy();
  }

  return {
    unexpected,
    registered,
    acknowledged: () => acknowledged,
    stop: () => (isOn = false),
    stopped: Promise.all([registerPeople(), ...clients.map(drive)]).then(() => undefined),
  };
}

/**
 * Acknowledged changes that are missing, and orphaned rows, in words; empty without a loss. A
 * change without an answer may have happened or not, and the clients remember what is found.
 */
export async function findLosses(
  place: string,
  clients: readonly Client[],
  registered: readonly string[] = [],
): Promise<string[]> {
  const store = await openAt(place);
  const losses: string[] = [];
  try {
    for (const { userId, demos: known } of clients) {
      const rows = await store.read.select().from(demos).where(eq(demos.userId, userId));
      const stored = new Map(rows.map((row) => [row.uniqueId, row]));
      for (const [id, { notes, asked, deleted }] of known) {
        const row = stored.get(id);
        if (!row) losses.push(`demo ${id} is gone`);
        else if (row.notes !== notes && row.notes !== asked)
          losses.push(`notes of ${id} are of before`);
        else if (deleted === 'yes' && row.deletedAt === null)
          losses.push(`${id} is back after its deletion`);
        else if (deleted === 'no' && row.deletedAt !== null)
          losses.push(`${id} was deleted by nobody`);
      }
      for (const [id, { notes, deletedAt }] of stored)
        known.set(id, { notes, asked: undefined, deleted: deletedAt === null ? 'no' : 'yes' });
    }
    const accounts = await store.read.select({ id: users.id, email: users.email }).from(users);
    const emails = new Set(accounts.map(({ email }) => email));
    for (const email of registered)
      if (!emails.has(email)) losses.push(`the account ${email} is gone`);
    const signedIn = new Set(
      (await store.read.select().from(sessions)).map(({ userId }) => userId),
    );
    const mails = await store.read.select().from(outbox);
    for (const { id, email } of accounts) {
      if (!signedIn.has(id)) losses.push(`the account ${email} has no session`);
      if (!email.startsWith('client-') && !mails.some(({ recipient }) => recipient === email))
        losses.push(`the account ${email} has no mail`);
    }
  } finally {
    await store.close();
  }
  return losses;
}
