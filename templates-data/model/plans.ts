import { z } from 'zod';
import { text } from './text.ts';

/** The plans that can be bought; each is a part of plans.yaml. */
export const planIds = ['starter', 'professional', 'agency', 'builder'] as const;
export type PlanId = (typeof planIds)[number];

const dollars = z
  .number('must be an amount in US dollars, like 49 or 61.50')
  .positive('must be more than 0')
  .multipleOf(0.01, 'has at most two digits after the point');

const Plan = z.strictObject({
  name: text(24).describe('Name of the plan'),
  monthly: dollars.describe('Price of a month in US dollars, such as 49'),
  summary: text(90).describe('Whom it is for, in one sentence'),
  popular: z.boolean().default(false).describe('The plan that is set off; true for exactly one'),
  claims: z
    .array(text(60))
    .min(2, 'needs at least 2 claims')
    .max(7, 'has at most 7 claims')
    .describe('What it includes, one short line each'),
});

/** What the pricing section claims, and the one price that is charged online. */
export const Plans = z.strictObject({
  plans: z
    .array(Plan)
    .length(3, 'needs exactly 3 plans')
    .refine(
      (plans) => plans.filter((plan) => plan.popular).length === 1,
      'needs exactly one popular plan',
    )
    .describe('The three plans, from the smallest to the largest'),
  trial: text(90).describe('Below the headline of the prices: the free trial'),
  enterprise: z
    .strictObject({
      title: text(40).describe('Headline'),
      body: text(160).describe('What is arranged with sales'),
      action: text(30).describe('The button, such as Talk to sales'),
    })
    .describe('The line below the plans, for larger agencies'),
  builder: z
    .strictObject({
      monthly: dollars.describe('Price of a month in US dollars; shown with cents'),
      title: text(60).describe('Headline'),
      body: text(320).describe('What it includes, and how it differs from the plans'),
      terms: text(90).describe('When it is charged, and that it can be cancelled'),
      action: text(30).describe('The button to the page builder'),
    })
    .describe('The page builder: the only price that is charged online'),
});
export type Plans = z.infer<typeof Plans>;

/** `$49` for whole dollars, `$61.00` where cents are asked for. */
export function price(amount: number, cents = false): string {
  return `$${cents ? amount.toFixed(2) : String(amount)}`;
}
