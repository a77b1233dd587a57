import { z } from 'zod';
import { text } from './text.ts';

const dollars = z
  .number('must be an amount in US dollars, like 49 or 61.50')
  .positive('must be more than 0')
  .multipleOf(0.01, 'has at most two digits after the point');

const Plan = z.strictObject({
  name: text(24),
  monthly: dollars,
  summary: text(90),
  popular: z.boolean().default(false),
  claims: z.array(text(60)).min(2, 'needs at least 2 claims').max(7, 'has at most 7 claims'),
});

/** What the pricing section claims, and the one price that is charged online. */
export const Plans = z.strictObject({
  plans: z
    .array(Plan)
    .length(3, 'needs exactly 3 plans')
    .refine((plans) => plans.filter((plan) => plan.popular).length === 1, 'needs exactly one popular plan'),
  trial: text(90),
  enterprise: z.strictObject({ title: text(40), body: text(160), action: text(30) }),
  builder: z.strictObject({
    monthly: dollars,
    title: text(60),
    body: text(320),
    terms: text(90),
    action: text(30),
  }),
});
export type Plans = z.infer<typeof Plans>;

/** `$49` for whole dollars, `$61.00` where cents are asked for. */
export function price(amount: number, cents = false): string {
  return `$${cents ? amount.toFixed(2) : String(amount)}`;
}
