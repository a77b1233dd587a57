import Stripe from 'stripe';

/** The parts of an event about a customer that Stripe signs. */
export function signedEvent(
  { id, type, at, secret }: { id: string; type: string; at: number; secret: string },
  object: Record<string, unknown>,
): { body: string; signature: string; id: string } {
  const timestamp = Math.floor(at / 1000);
  const event = { id, object: 'event', type, created: timestamp, data: { object } };
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: payload, signature, id };
}
