import type { DemoRequest, Inquiry } from '../contract/contact.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { findDemoLink } from '../hosts/demo-link.ts';
import { isSampleId } from '../samples/sample-ids.ts';
import { deliverMessage } from './deliver-message.ts';
import { findLinkRecipient, findMessagedDemo } from './messaged-demo.ts';

/** The values that are not empty, as text. */
function withoutEmpty(
  values: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

/** A choice as shown to people: the sample's choices are hyphenated words, a client's are names. */
function formatTopic(choice: string): string {
  if (!/^[a-z]+(?:-[a-z]+)*$/u.test(choice)) return choice;
  return (choice.charAt(0).toUpperCase() + choice.slice(1)).replaceAll('-', ' ');
}

/** Whether the hidden field (honeypot) is filled. */
function isFromProgram({ website }: { readonly website?: string | undefined }): boolean {
  return website !== undefined && website !== '';
}

/**
 * Delivers an inquiry to the owner of its demo, or to the operator from a sample site.
 * @throws ServiceError too_many_requests, not_found for a demo that is gone
 */
export async function receiveInquiry(
  deps: Deps,
  body: Inquiry,
  clientAddress: string,
): Promise<void> {
  const { store, limiter, env } = deps;
  await limiter.take('contact', clientAddress);
  if (isFromProgram(body)) return;
  if (isSampleId(body.demo ?? ''))
    throw notFound('This is a sample, so nobody would get your message. It was not sent.');
  const demo = body.demo ? await findMessagedDemo(store.read, body.demo, deps.now()) : undefined;
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
  await deliverMessage(
    deps,
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

/** Delivers an agency's request for a demonstration to the operator. */
export async function receiveDemoRequest(
  deps: Deps,
  body: DemoRequest,
  clientAddress: string,
): Promise<void> {
  await deps.limiter.take('contact', clientAddress);
  if (isFromProgram(body)) return;
  const content = withoutEmpty({
    Name: body.name,
    Email: body.email,
    Agency: body.agency,
    Message: body.message,
  });
  await deliverMessage(deps, { kind: 'demo-request', recipient: deps.env.contactInbox }, content);
}

/**
 * Delivers a request to extend an expired demo, from its visitor; `to` is the token of the
 * recipient's link.
 */
export async function receiveMoreTime(
  deps: Deps,
  uniqueId: string,
  { to, email }: { readonly to?: string | undefined; readonly email?: string | undefined },
): Promise<void> {
  const { store, env } = deps;
  const demo = await findMessagedDemo(store.read, uniqueId, deps.now());
  if (!demo) throw notFound('Demo not found');
  const named = to === undefined ? undefined : await findLinkRecipient(store.read, demo.id, to);
  const content = withoutEmpty({
    Demo: demo.name,
    Link: await findDemoLink(store.read, env, demo),
    Name: named?.name,
    Email: email ?? named?.email,
  });
  const { agencyId, owner } = demo;
  await deliverMessage(
    deps,
    { kind: 'more-time', agencyId, demoId: uniqueId, recipient: owner },
    content,
    { demo, recipientId: named?.id },
  );
}
