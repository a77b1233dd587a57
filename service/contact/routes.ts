import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import {
  DemoRequest,
  Inquiry,
  requestDemo,
  requestMoreTime,
  sendInquiry,
} from '../contract/contact.ts';
import { demos, messages, recipients, users } from '../db/schema.ts';
import { undoMs } from '../demos/queries.ts';
import { findAtSlug } from '../demos/slugs.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { findDemoLink, type LinkedDemo } from '../hosts/demo-link.ts';
import type { AgencySite } from '../hosts/find-host.ts';
import { isOfAgency } from '../hosts/is-of-agency.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import type { MessageKind } from '../mail/letter.ts';
import { isNotStopped } from '../objections/stops.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { FormValues } from '../forms/form-page.ts';
import { requestedPage, requestRefusedPage } from './request-page.ts';
import { failedPage, sentPage } from './inquiry-page.ts';

type Message = typeof messages.$inferInsert;

/** The values that are not empty, as text. */
function withoutEmpty(
  values: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

/**
 * A choice of the form as people read it: the sample's choices are words joined by hyphens, a
 * client's are names.
 */
function formatTopic(choice: string): string {
  if (!/^[a-z]+(?:-[a-z]+)*$/u.test(choice)) return choice;
  return (choice.charAt(0).toUpperCase() + choice.slice(1)).replaceAll('-', ' ');
}

/** Path of the page that the form was on; `/` for an address that is not ours. */
function ownPath(
  address: string,
  { origins, publicOrigin, demoOrigin }: Deps['env'],
  site: AgencySite | undefined,
): string {
  const url = URL.parse(address, publicOrigin);
  const isOwn =
    url && (origins.has(url.origin) || url.origin === demoOrigin || url.hostname === site?.host);
  return isOwn ? url.pathname + url.search : '/';
}

/** The form's values as its script would send them from the page at that path. */
function toInquiry(
  { consent, practiceArea, message, ...typed }: FormValues,
  path: string,
  demo = /^\/demos\/([^/]+)/u.exec(path)?.[1],
): unknown {
  const [site] = /^\/(?:firms|industries)\/[\w-]+/u.exec(path) ?? [];
  return {
    ...typed,
    message: message?.replaceAll('\r\n', '\n'),
    practiceArea: practiceArea === 'default' ? '' : practiceArea,
    consent: consent === 'on',
    ...(demo === undefined ? { site } : { demo }),
  };
}

interface FoundDemo extends LinkedDemo {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly isReachable: boolean;
}

export function contactRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, outbox, limiter, env } = deps;

  /**
   * Also finds a deleted demo that can be restored: its messages belong to its owner, not to the
   * operator.
   */
  async function findDemo(uniqueId: string): Promise<FoundDemo | undefined> {
    const since = deps.now() - undoMs;
    const [row] = await store.read
      .select({
        id: demos.id,
        uniqueId: demos.uniqueId,
        slug: demos.slug,
        agencyId: demos.agencyId,
        name: demos.name,
        owner: users.email,
        isReachable: users.emailVerified,
      })
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

  /** The recipient whose link led to the demo. */
  async function findNamed(
    demoId: string,
    token: string,
  ): Promise<{ name: string; email: string | null } | undefined> {
    const [row] = await store.read
      .select({ name: recipients.name, email: recipients.email })
      .from(recipients)
      .where(and(eq(recipients.demoId, demoId), eq(recipients.token, token)));
    return row;
  }

  /**
   * Stores a message, which is in the agency's inbox at once, and mails it through the outbox. An
   * unverified address may belong to somebody else, so its mail waits (see
   * auth/mark-email-verified.ts).
   */
  async function deliver(
    message: Pick<Message, 'kind' | 'agencyId' | 'demoId' | 'recipient'>,
    content: Record<string, string>,
    { demo, about = message.kind }: { demo?: FoundDemo | undefined; about?: MessageKind } = {},
  ): Promise<void> {
    const id = crypto.randomUUID();
    const { recipient } = message;
    const { isReachable = true } = demo ?? {};
    const at = deps.now();
    await store.write(async (db) => {
      await db.insert(messages).values({ id, ...message, content, createdAt: at });
      if (demo) {
        const kind = message.kind === 'more-time' ? 'interest.asked' : 'inquiry.received';
        const { agencyId, id: demoId } = demo;
        const data = { messageId: id };
        await appendEvent(db, { agencyId, demoId, kind, actor: 'client', at, data });
      }
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
    const content = withoutEmpty({
      Demo: demo?.name,
      Link: demo && (await findDemoLink(store.read, env, demo)),
      Site: body.site && `${env.publicOrigin}${body.site}`,
      Name: body.name,
      Email: body.email,
      Phone: body.phone,
      'Practice area': body.practiceArea && formatTopic(body.practiceArea),
      Message: body.message,
    });
    await deliver(
      {
        kind: 'inquiry',
        agencyId: demo?.agencyId,
        demoId: demo && body.demo,
        recipient: demo?.owner ?? env.contactInbox,
      },
      content,
      demo ? { demo } : { about: 'firm-inquiry' },
    );
  }

  async function receiveRequest(body: DemoRequest, clientAddress: string): Promise<void> {
    await limiter.take('contact', clientAddress);
    if (body.website !== undefined && body.website !== '') return;
    const content = withoutEmpty({
      Name: body.name,
      Email: body.email,
      Agency: body.agency,
      Message: body.message,
    });
    await deliver({ kind: 'demo-request', recipient: env.contactInbox }, content);
  }

  /** The demo at a path of an agency's own domain; undefined under the service's own names. */
  async function demoAt(site: AgencySite | undefined, path: string): Promise<string | undefined> {
    if (!site) return undefined;
    const address = /^\/([^/?]+)/u.exec(path)?.[1] ?? '';
    return (await findAtSlug(store.read, site.agencyId, address))?.uniqueId ?? '-';
  }

  const pathOfForm = (c: Context<Variables>, typed: FormValues): string =>
    ownPath(typed['back'] ?? c.req.header('referer') ?? '/', env, c.get('site'));

  answerForm(app, sendInquiry.path, deps, {
    look: 'client',
    receive: async (c, typed) => {
      const back = pathOfForm(c, typed);
      const sent = toInquiry(typed, back, await demoAt(c.get('site'), back));
      await receive(parseInput(Inquiry, sent), c.get('clientAddress'));
      return back;
    },
    done: sentPage,
    refused: (refusal, typed, c) => failedPage(refusal, typed, pathOfForm(c, typed)),
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
    const site = c.get('site');
    if (site && !(await isOfAgency(store.read, site.agencyId, `/api/demos/${body.demo ?? ''}`)))
      throw notFound();
    await receive(body, c.get('clientAddress'));
    return { success: true } as const;
  });

  registerRoute(app, requestDemo, async ({ c, body }) => {
    await receiveRequest(body, c.get('clientAddress'));
    return { success: true } as const;
  });

  registerRoute(app, requestMoreTime, async ({ c, body, param }) => {
    await limiter.take('contact', c.get('clientAddress'));
    const demo = await findDemo(param('uniqueId'));
    if (!demo) throw notFound('Demo not found');
    const named = body?.to === undefined ? undefined : await findNamed(demo.id, body.to);
    const content = withoutEmpty({
      Demo: demo.name,
      Link: await findDemoLink(store.read, env, demo),
      Name: named?.name,
      Email: body?.email ?? named?.email,
    });
    const message = {
      kind: 'more-time',
      agencyId: demo.agencyId,
      demoId: param('uniqueId'),
      recipient: demo.owner,
    } as const;
    await deliver(message, content, { demo });
    return { success: true } as const;
  });

  return app;
}
