/** Stripe's subscription statuses that include the plan. */
const paid = new Set(['active', 'trialing']);

export function isPaid(status: string | null | undefined): boolean {
  return typeof status === 'string' && paid.has(status);
}
