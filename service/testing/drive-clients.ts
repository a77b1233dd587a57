import { Agent } from 'node:http';
import type { Client, Known } from './load-clients.ts';
import { sendRequest, type Reply } from './send-request.ts';

interface Load {
  /** Answers that were neither expected nor a broken connection. */
  readonly unexpected: string[];
  readonly acknowledged: () => number;
  /** E-mail addresses whose registration was acknowledged. */
  readonly registered: string[];
  /** Resolves when every client has stopped, or the service is gone. */
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

  function isDone(reply: Reply | undefined, expected: number): boolean {
    if (reply?.status === expected) {
      acknowledged += 1;
      return true;
    }
    if (reply) unexpected.push(`${reply.status} ${JSON.stringify(reply.json)}`);
    isOn = isOn && reply !== undefined;
    return false;
  }

  /**
   * Whether the client may continue. Deletes the oldest of twenty demos at the start of a cycle,
   * because its end may never come.
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
    const demo: Known = { notes: '', requestedNotes: undefined, deleted: 'no' };
    known.set(id, demo);
    for (const notes of [crypto.randomUUID(), crypto.randomUUID()]) {
      demo.requestedNotes = notes;
      const changed = await sendRequest(origin, 'PATCH', `/api/demos/${id}`, {
        agent,
        cookie,
        body: { notes },
      });
      if (!isDone(changed, 200)) return;
      demo.notes = notes;
      demo.requestedNotes = undefined;
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
