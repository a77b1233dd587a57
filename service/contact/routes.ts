import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Inquiry, requestDemo, requestMoreTime, sendInquiry } from '../contract/contact.ts';
import { demos, messages, users } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerError, knownError } from '../http/answer-error.ts';
import { inForm, isForm, readForm } from '../http/read-body.ts';
import type { MessageKind } from '../mail/letter.ts';
import { formPolicy, type FormValues } from '../forms/form-page.ts';
import { failedPage, sentPage } from './inquiry-page.ts';

type Message = typeof messages.$inferInsert;

const failed = 'There was an error submitting your inquiry. Please try again later.';

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

/** Where a form stood, as an address within ours: `/` for what is none. */
function pathOf(address: string, { origins, publicOrigin }: Deps['env']): string {
  const url = URL.parse(address, publicOrigin);
  return url && origins.has(url.origin) ? url.pathname + url.search : '/';
}

/** What the form holds, as its script would send it from the page of that path. */
function inquiryOf({ consent, practiceArea, message, ...typed }: FormValues, path: string): unknown {
  const [, demo] = /^\/demos\/([^/]+)/u.exec(path) ?? [];
  const [site] = /^\/(?:firms|industries)\/[\w-]+/u.exec(path) ?? [];
  return {
    ...typed,
    message: message?.replaceAll('\r\n', '\n'),
    practiceArea: practiceArea === 'default' ? '' : practiceArea,
    consent: consent === 'on',
    ...(demo === undefined ? { site } : { demo }),
  };
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

  async function receive(body: Inquiry, clientAddress: string): Promise<void> {
    await limiter.take('contact', clientAddress);
    if (body.website !== undefined && body.website !== '') return;
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
  }

  // The form of a page whose script has not come: people are answered with a page, and keep what they typed.
  app.post(sendInquiry.path, async (c, next) => {
    if (!isForm(c)) return next();
    c.header('Content-Security-Policy', formPolicy('client'));
    const typed = await readForm(c);
    const back = pathOf(typed['back'] ?? c.req.header('referer') ?? '/', env);
    try {
      await receive(inForm(Inquiry, inquiryOf(typed, back)), c.get('clientAddress'));
    } catch (error) {
      // Logged, with the status and the headers that a script would get.
      const { status } = answerError(c, error, deps);
      const known = knownError(error);
      const { fields = {} } = known?.details ?? {};
      const sentence = known?.code === 'too_many_requests' ? known.message : failed;
      return c.html(failedPage(typed, fields, sentence, back), status as ContentfulStatusCode);
    }
    return c.html(sentPage(back));
  });

  answerCall(app, sendInquiry, async ({ c, body }) => {
    await receive(body, c.get('clientAddress'));
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
