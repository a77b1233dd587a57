import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { requestDemo, requestMoreTime, sendInquiry } from '../contract/contact.ts';
import { demos, messages, users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';

type Message = typeof messages.$inferInsert;

const subjects: Readonly<Record<Message['kind'], string>> = {
  inquiry: 'New inquiry from your demo site',
  'demo-request': 'New demo request',
  'more-time': 'Your client asks for more time with their demo',
};

function mailText(content: Readonly<Record<string, string>>): string {
  return Object.entries(content)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Only the values that were given, as text. */
function given(values: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

export function contactRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, mailer, limiter, env } = deps;

  async function findDemo(uniqueId: string): Promise<{ name: string; owner: string } | undefined> {
    const [row] = await store.read
      .select({ name: demos.name, owner: users.email })
      .from(demos)
      .innerJoin(users, eq(users.id, demos.userId))
      .where(eq(demos.uniqueId, uniqueId));
    return row;
  }

  /** Stored first, mailed after: a mail server that is down loses nothing. */
  async function deliver(
    message: Pick<Message, 'kind' | 'demoId' | 'recipient'>,
    content: Record<string, string>,
  ): Promise<void> {
    const id = crypto.randomUUID();
    await store.write(async (db) => {
      await db.insert(messages).values({ id, ...message, content, createdAt: deps.now() });
    });
    const { recipient } = message;
    if (recipient === undefined || recipient === null) return;
    const mail = { to: recipient, subject: subjects[message.kind], text: mailText(content) };
    const sent = content['Email'] === undefined ? mail : { ...mail, replyTo: content['Email'] };
    try {
      await mailer.send(sent);
      await store.write(async (db) => {
        await db.update(messages).set({ mailedAt: deps.now() }).where(eq(messages.id, id));
      });
    } catch (error) {
      deps.log.warn({ err: error, message: id }, 'mail not sent; the message is kept');
    }
  }

  answerCall(app, sendInquiry, async ({ c, body }) => {
    await limiter.take('contact', c.get('clientAddress'));
    if (body.website !== undefined && body.website !== '') return { success: true } as const;
    const demo = body.demo ? await findDemo(body.demo) : undefined;
    const content = given({
      Demo: demo?.name,
      Name: body.name,
      Email: body.email,
      Phone: body.phone,
      'Practice area': body.practiceArea,
      Message: body.message,
    });
    await deliver(
      { kind: 'inquiry', demoId: body.demo ?? null, recipient: demo?.owner ?? env.contactInbox },
      content,
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
    await deliver({ kind: 'more-time', demoId: param('uniqueId'), recipient: demo.owner }, content);
    return { success: true } as const;
  });

  return app;
}
