import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { requireMember, type Member } from '../agencies/find-member.ts';
import {
  countInbox,
  deleteMessage as deleteCall,
  exportInbox,
  listInbox,
  readAllMessages,
  restoreMessage as restoreCall,
  updateMessage,
  type InboxMessage,
} from '../contract/inbox.ts';
import { readCursor, writeCursor } from '../demos/cursor.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { linkNextPage } from '../http/link-next-page.ts';
import { parseInput } from '../http/read-body.ts';
import { registerRoute } from '../http/register-route.ts';
import {
  countMessages,
  deleteMessage,
  findMessage,
  listMessages,
  markAllRead,
  markRead,
  restoreMessage,
  type Inbox,
} from './queries.ts';
import { showMessage } from './show-message.ts';
import { writeInbox } from './write-inbox.ts';

/** Messages from the forms of an agency's demos, and those to the operator. */
export function inboxRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, env, now } = deps;

  /** Messages to the operator belong to the owners of the operator's agency. */
  function isOperator({ user, role }: Member): boolean {
    const { email, emailVerified } = user;
    if (role !== 'owner' || !emailVerified) return false;
    return env.ownerEmails.has(email) || env.contactInbox?.toLowerCase() === email;
  }

  async function readInbox(c: Context<Variables>): Promise<Inbox> {
    const member = await requireMember(c, deps);
    return { agencyId: member.agency.id, isOperator: isOperator(member) };
  }

  async function show(inbox: Inbox, id: string): Promise<InboxMessage> {
    const row = await findMessage(store.read, inbox, id);
    if (!row) throw notFound('Message not found');
    return showMessage(row, now());
  }

  app.get(listInbox.path, compress());
  registerRoute(app, listInbox, async ({ c, query: { limit, cursor, kind } }) => {
    const inbox = await readInbox(c);
    const after = cursor === undefined ? undefined : readCursor(cursor);
    // One row more than is sent tells whether there is a next page.
    const rows = await listMessages(store.read, inbox, { limit: limit + 1, after, kind });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (last && rows.length > limit)
      linkNextPage(c, listInbox.path, { limit, kind, cursor: writeCursor(last.message) });
    return page.map((row) => showMessage(row, now()));
  });

  registerRoute(app, countInbox, async ({ c }) => countMessages(store.read, await readInbox(c)));

  app.get(exportInbox.path, async (c) => {
    const inbox = await readInbox(c);
    const { kind } = parseInput(exportInbox.query, c.req.query());
    const day = new Date(now()).toISOString().slice(0, 10);
    const pieces = Readable.from(writeInbox(deps, inbox, kind)).map((piece: string) =>
      Buffer.from(piece),
    );
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="inbox-${day}.csv"`);
    return c.body(Readable.toWeb(pieces) as ReadableStream);
  });

  registerRoute(app, readAllMessages, async ({ c, body: { until, kind } }) => {
    const inbox = await readInbox(c);
    const marked = { until: Date.parse(until), kind };
    await store.write((db) => markAllRead(db, inbox, marked, now()));
    return countMessages(store.read, inbox);
  });

  registerRoute(app, updateMessage, async ({ c, body, param }) => {
    const inbox = await readInbox(c);
    await store.write((db) => markRead(db, inbox, param('id'), body.read ? now() : null));
    return show(inbox, param('id'));
  });

  registerRoute(app, deleteCall, async ({ c, param }) => {
    const inbox = await readInbox(c);
    const isGone = await store.write((db) => deleteMessage(db, inbox, param('id'), now()));
    if (!isGone) throw notFound('Message not found');
    return { success: true } as const;
  });

  registerRoute(app, restoreCall, async ({ c, param }) => {
    const inbox = await readInbox(c);
    await store.write((db) => restoreMessage(db, inbox, param('id'), now()));
    return show(inbox, param('id'));
  });

  return app;
}
