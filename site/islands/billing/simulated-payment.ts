import { paySimulated as callPaySimulated } from '../../../service/contract/billing.ts';
import { callService } from '../ui/call-service.ts';
import type { PaymentOutcome } from './payment-store.ts';

interface TestCard {
  readonly number: string;
  readonly effect: string;
}

/** The cards of the simulated payment provider and what each of them does. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', effect: 'Payment succeeds' },
  { number: '4000 0000 0000 0002', effect: 'Card is declined' },
  { number: '4000 0025 0000 3155', effect: 'Bank asks to confirm' },
];

/** Digits in groups of four, as on a card; at most 19. */
export function cardText(typed: string): string {
  const digits = typed.replace(/\D/gu, '').slice(0, 19);
  return digits.replace(/(.{4})(?=.)/gu, '$1 ');
}

/** Pays with a test card; `confirmed` answers the bank's question. */
export async function paySimulated(
  clientSecret: string,
  card: string,
  confirmed = false,
): Promise<PaymentOutcome> {
  const number = card.replace(/\D/gu, '');
  if (number === '') return { end: 'incomplete', sentence: 'Your card number is incomplete.' };
  const result = await callService(callPaySimulated, {
    params: { clientSecret },
    body: confirmed ? { card: number, confirmed } : { card: number },
  });
  if (result.ok) return { end: 'succeeded' };
  if (result.error.code === 'confirmation_required') return { end: 'asks' };
  if (result.kind === 'refused') return { end: 'refused', sentence: result.error.error };
  return { end: 'unknown' };
}

/** The outcome of the real provider for a refused confirmation. */
export function refuseConfirmation(): Promise<PaymentOutcome> {
  return Promise.resolve({
    end: 'refused',
    sentence:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}
