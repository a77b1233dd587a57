/** Statuses with which an agency has its plan. */
const paid = new Set(['active', 'trialing']);

export function isPaid(status: string | null | undefined): boolean {
  return typeof status === 'string' && paid.has(status);
}
