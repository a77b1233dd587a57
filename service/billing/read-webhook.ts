import { z } from 'zod';
import { ServiceError } from '../errors.ts';

/** How far the signature's time may differ from ours. */
const toleranceSeconds = 300;

// All that is read of an event; the changes themselves are fetched from Stripe.
const StripeEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.object({ customer: z.union([z.string(), z.object({ id: z.string() })]).nullish() }),
  }),
});

export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  /** The customer that the event is about; undefined for other events. */
  readonly customerId: string | undefined;
}

function badSignature(): ServiceError {
  return new ServiceError('bad_signature', 'This request is not signed as it should be.');
}

interface Signed {
  readonly header: string | undefined;
  readonly secret: string;
  readonly now: number;
}

/**
 * The body of a request that Stripe signed: scheme v1, over the raw bytes, at most 300 s old or
 * ahead.
 * @throws ServiceError bad_signature, or unreadable_body when the signed body is not an event.
 */
export async function readSigned(
  body: Buffer,
  { header = '', secret, now }: Signed,
): Promise<unknown> {
  const times = header.split(',').filter((part) => part.startsWith('t='));
  const signedAt = Number(times[0]?.slice(2));
  // The SDK uses the last of several times, and accepts any time in the future.
  if (times.length !== 1 || !(Math.abs(now / 1000 - signedAt) <= toleranceSeconds))
    throw badSignature();
  const { default: Stripe } = await import('stripe');
  try {
    return Stripe.webhooks.constructEvent(body, header, secret, toleranceSeconds, undefined, now);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw badSignature();
    throw new ServiceError('unreadable_body', 'The request is not an event.');
  }
}

/**
 * Reads an event that Stripe signed.
 * @throws ServiceError bad_signature, unreadable_body.
 */
export async function readWebhook(body: Buffer, signed: Signed): Promise<WebhookEvent> {
  const event = StripeEvent.safeParse(await readSigned(body, signed));
  if (!event.success) throw new ServiceError('unreadable_body', 'The request is not an event.');
  const { id, type, data } = event.data;
  const { customer } = data.object;
  return { id, type, customerId: typeof customer === 'string' ? customer : customer?.id };
}
