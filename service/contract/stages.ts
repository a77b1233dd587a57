import { z } from 'zod';
import { stages } from './stage-names.ts';

export const Stage = z.enum(stages, `Stage must be one of ${stages.join(', ')}`);
export type Stage = z.infer<typeof Stage>;

/** A billion, in hundredths. */
const maxCents = 100_000_000_000;
const maxReason = 200;

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** A currency of ISO 4217. */
export const Currency = z
  .string('Currency must be a code like EUR')
  .trim()
  .toUpperCase()
  .refine(isCurrency, 'Currency must be a code like EUR');

/** What a deal is worth. */
export const DealValue = z.object({
  cents: z
    .int('Value must be a whole number of cents')
    .min(0, 'Value cannot be negative')
    .max(maxCents, 'Value is too large'),
  currency: Currency,
});
export type DealValue = z.infer<typeof DealValue>;

/** Why a deal was lost; the empty text removes it. */
export const LostReason = z
  .string('Reason must be text')
  .trim()
  .max(maxReason, `Reason must be at most ${maxReason} characters`)
  .refine(
    (text) => text.isWellFormed() && !text.includes('\u0000'),
    'Reason contains characters that cannot be shown',
  );
