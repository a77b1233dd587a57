import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import {
  DemoRequest,
  Inquiry,
  requestDemo,
  requestMoreTime,
  sendInquiry,
} from '../contract/contact.ts';
import { demos, messages, users } from '../db/schema.ts';
import { undoMs } from '../demos/queries.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import type { MessageKind } from '../mail/letter.ts';
import { isNotStopped } from '../objections/stops.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { FormValues } from '../forms/form-page.ts';
import { requestedPage, requestRefusedPage } from './request-page.ts';
import { failedPage, sentPage } from './inquiry-page.ts';

type Message = typeof messages.$inferInsert;

/** Only the values that were given, as text. */
function given(
  values: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

/**
 * A choice of the form as people read it: the sample's own are words joined by hyphens, a client's
 * are names already.
 */
function formatTopic(choice: string): string {
  if (!/^[a-z]+(?:-[a-z]+)*$/u.test(choice)) return choice;
  return (choice.charAt(0).toUpperCase() + choice.slice(1)).replaceAll('-', ' ');
}

/** Where a form stood, as an address within ours: `/` for what is none. */
function ownPath(address: string, { origins, publicOrigin, demoOrigin }: Deps['env']): string {
  const url = URL.parse(address, publicOrigin);
  return url && (origins.has(url.origin) || url.origin === demoOrigin)
    ? url.pathname + url.search
    : '/';
}

/** What the form holds, as its script would send it from the page of that path. */
function toInquiry(
  { consent, practiceArea, message, ...typed }: FormValues,
  path: string,
): unknown {
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

  /**
   * A demo that can be brought back has an owner too: what comes meanwhile is theirs, not the
   * operator's.
   */
  async function findDemo(
    uniqueId: string,
  ): Promise<{ name: string; owner: string; isReachable: boolean } | undefined> {
    const since = deps.now() - undoMs;
    const [row] = await store.read
      .select({ name: demos.name, owner: users.email, isReachable: users.emailVerified })
      .from(demos)
      .innerJoin(users, eq(users.id, demos.userId))
      .where(
        and(
          eq(demos.uniqueId, uniqueId),
          or(isNull(demos.deletedAt), gt(demos.deletedAt, since)),
          isNotStopped(),
        ),
      );
    return row;
  }

  /**
   * Stored, and mailed by the outbox. An owner's address that is not verified could be anybody's:
   * what comes for it waits until it is (see proveAddress in auth/prove-address.ts).
   */
  async function deliver(
    message: Pick<Message, 'kind' | 'demoId' | 'recipient'>,
    content: Record<string, string>,
    {
      isReachable = true,
      about = message.kind,
    }: { isReachable?: boolean; about?: MessageKind } = {},
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
    if (body.demo && !demo)
      throw notFound(
        'This website is no longer here, and nobody would get your message. It was not sent.',
      );
    const content = given({
      Demo: demo?.name,
      Site: body.site && `${env.publicOrigin}${body.site}`,
      Name: body.name,
      Email: body.email,
      Phone: body.phone,
      'Practice area': body.practiceArea && formatTopic(body.practiceArea),
      Message: body.message,
    });
    await deliver(
      { kind: 'inquiry', demoId: body.demo ?? null, recipient: demo?.owner ?? env.contactInbox },
      content,
      demo ? { isReachable: demo.isReachable } : { about: 'firm-inquiry' },
    );
  }

  async function receiveRequest(body: DemoRequest, clientAddress: string): Promise<void> {
    await limiter.take('contact', clientAddress);
    if (body.website !== undefined && body.website !== '') return;
    const content = given({
      Name: body.name,
      Email: body.email,
      Agency: body.agency,
      Message: body.message,
    });
    await deliver({ kind: 'demo-request', recipient: env.contactInbox }, content);
  }

  const backOf = (c: Context<Variables>, typed: FormValues): string =>
    ownPath(typed['back'] ?? c.req.header('referer') ?? '/', env);

  answerForm(app, sendInquiry.path, deps, {
    look: 'client',
    receive: async (c, typed) => {
      const back = backOf(c, typed);
      await receive(parseInput(Inquiry, toInquiry(typed, back)), c.get('clientAddress'));
      return back;
    },
    done: sentPage,
    refused: (refusal, typed, c) => failedPage(refusal, typed, backOf(c, typed)),
  });

  answerForm(app, requestDemo.path, deps, {
    look: 'product',
    receive: (c, typed) => {
      const message = typed['message']?.replaceAll('\r\n', '\n');
      return receiveRequest(parseInput(DemoRequest, { ...typed, message }), c.get('clientAddress'));
    },
    done: requestedPage,
    refused: requestRefusedPage,
  });

  registerRoute(app, sendInquiry, async ({ c, body }) => {
    await receive(body, c.get('clientAddress'));
    return { success: true } as const;
  });

  registerRoute(app, requestDemo, async ({ c, body }) => {
    await receiveRequest(body, c.get('clientAddress'));
    return { success: true } as const;
  });

  registerRoute(app, requestMoreTime, async ({ c, param }) => {
    await limiter.take('contact', c.get('clientAddress'));
    const demo = await findDemo(param('uniqueId'));
    if (!demo) throw notFound('Demo not found');
    const content = { Demo: demo.name, Link: `${env.demoOrigin}/demos/${param('uniqueId')}` };
    const message = {
      kind: 'more-time',
      demoId: param('uniqueId'),
      recipient: demo.owner,
    } as const;
    await deliver(message, content, demo);
    return { success: true } as const;
  });

  return app;
}
