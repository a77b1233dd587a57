import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { requestDemo, requestMoreTime, sendInquiry } from '../contract/contact.ts';
import { demos, messages, users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import type { MessageKind } from '../mail/letter.ts';

type Message = typeof messages.$inferInsert;

/** Only the values that were given, as text. */
function given(values: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

/** A choice of the form as people read it: the sample's own are words joined by hyphens, a client's are names already. */
function topicOf(choice: string): string {
  if (!/^[a-z]+(?:-[a-z]+)*$/u.test(choice)) return choice;
  return (choice.charAt(0).toUpperCase() + choice.slice(1)).replaceAll('-', ' ');
}

export function contactRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, outbox, limiter, env } = deps;

  async function findDemo(
    uniqueId: string,
  ): Promise<{ name: string; owner: string; isReachable: boolean } | undefined> {
    const [row] = await store.read
      .select({ name: demos.name, owner: users.email, isReachable: users.emailVerified })
      .from(demos)
      .innerJoin(users, eq(users.id, demos.userId))
      .where(and(eq(demos.uniqueId, uniqueId), isNull(demos.deletedAt)));
    return row;
  }

  /**
   * Stored, and mailed by the outbox. An owner's address that is not verified could be anybody's: what comes for it waits
   * until it is (see proveAddress in auth/prove-address.ts).
   */
  async function deliver(
    message: Pick<Message, 'kind' | 'demoId' | 'recipient'>,
    content: Record<string, string>,
    { isReachable = true, about = message.kind }: { isReachable?: boolean; about?: MessageKind } = {},
  ): Promise<void> {
    const id = crypto.randomUUID();
    const { recipient } = message;
    await store.write(async (db) => {
      await db.insert(messages).values({ id, ...message, content, createdAt: deps.now() });
      if (recipient !== undefined && recipient !== null && isReachable)
        await outbox.post(db, recipient, { kind: 'message', about, messageId: id });
    });
  }

  answerCall(app, sendInquiry, async ({ c, body }) => {
    await limiter.take('contact', c.get('clientAddress'));
    if (body.website !== undefined && body.website !== '') return { success: true } as const;
    const demo = body.demo ? await findDemo(body.demo) : undefined;
    const content = given({
      Demo: demo?.name,
      Site: body.site && `${env.publicOrigin}${body.site}`,
      Name: body.name,
      Email: body.email,
      Phone: body.phone,
      'Practice area': body.practiceArea && topicOf(body.practiceArea),
      Message: body.message,
    });
    await deliver(
      { kind: 'inquiry', demoId: body.demo ?? null, recipient: demo?.owner ?? env.contactInbox },
      content,
      demo ? { isReachable: demo.isReachable } : { about: 'firm-inquiry' },
    );
    return { success: true } as const;
  });

  answerCall(app, requestDemo, async ({ c, body }) => {
    await limiter.take('contact', c.get('clientAddress'));
    if (body.website !== undefined && body.website !== '') return { success: true } as const;
    const content = given({ Name: body.name, Email: body.email, Agency: body.agency, Message: body.message });
    await deliver({ kind: 'demo-request', recipient: env.contactInbox }, content);
    return { success: true } as const;
  });

  answerCall(app, requestMoreTime, async ({ c, param }) => {
    await limiter.take('contact', c.get('clientAddress'));
    const demo = await findDemo(param('uniqueId'));
    if (!demo) throw notFound('Demo not found');
    const content = { Demo: demo.name, Link: `${env.publicOrigin}/demos/${param('uniqueId')}` };
    const message = { kind: 'more-time', demoId: param('uniqueId'), recipient: demo.owner } as const;
    await deliver(message, content, demo);
    return { success: true } as const;
  });

  return app;
}
