import type { StripeAnswer } from './fake-stripe-objects.ts';

interface StoredAnswer {
  readonly body: string;
  readonly answer: Promise<StripeAnswer>;
  settled: boolean;
}

/**
 * Idempotency keys as Stripe handles them: a repeated key gets the first answer, and is refused
 * with another body or during the first request. https://docs.stripe.com/api/idempotent_requests
 */
export function createIdempotency(create: (path: string, form: string) => Promise<StripeAnswer>): {
  readonly answer: (key: string, path: string, form: string) => Promise<StripeAnswer>;
  /** The keys in the order of their first use. */
  readonly keys: () => readonly string[];
} {
  const stored = new Map<string, StoredAnswer>();
  const refusal = (status: number, code?: string): StripeAnswer => ({
    status,
    body: { error: { type: 'idempotency_error', code } },
  });
  return {
    answer: async (key, path, form) => {
      const known = stored.get(key);
      if (known && !known.settled) return refusal(409, 'idempotency_key_in_use');
      if (known && known.body !== form) return refusal(400);
      if (known) return known.answer;
      const entry: StoredAnswer = { body: form, answer: create(path, form), settled: false };
      stored.set(key, entry);
      await entry.answer;
      entry.settled = true;
      return entry.answer;
    },
    keys: () => [...stored.keys()],
  };
}
