import { z } from 'zod';
import { text } from './text.ts';

/** The plans for sale; each has an entry in plans.yaml. */
export const planIds = ['starter', 'professional', 'agency', 'builder'] as const;
export type PlanId = (typeof planIds)[number];

const dollars = z
  .number('must be an amount in US dollars, like 49 or 61.50')
  .positive('must be more than 0')
  .multipleOf(0.01, 'has at most two digits after the point');

/** Features of single plans. */
export const planFeatures = [
  'white_label',
  'signals',
  'feedback',
  'pipeline',
  'domains',
  'handoff',
] as const;
export type PlanFeature = (typeof planFeatures)[number];

const whole = (unit: string, max: number): z.ZodNumber =>
  z.number(`must be a number of ${unit}`).int().min(1).max(max);

const PlanLimits = z.strictObject({
  demos: whole('demos', 100_000)
    .nullable()
    .describe('Demos that may be made in a month or held at once; null for any number'),
  per: z
    .enum(['month', 'once'])
    .describe('month: counts what is made in a calendar month (UTC); once: what is held at a time'),
  linkDays: whole('days', 3650)
    .nullable()
    .describe('Days that a link lives; null for as long as the plan lasts and 30 days more'),
  openHours: whole('hours', 1000)
    .nullable()
    .default(null)
    .describe('Hours a link lives once a person has opened it; null for no such limit'),
  seats: whole('members', 1000).describe('Members that an agency may have'),
});
export type PlanLimits = z.infer<typeof PlanLimits>;

const entitlements = {
  limits: PlanLimits.describe('What the service holds an agency to'),
  features: z
    .array(z.enum(planFeatures))
    .default([])
    .describe('What the plan brings that others do not'),
};

const Plan = z.strictObject({
  id: z
    .enum(['starter', 'professional', 'agency'])
    .describe('Name of the plan in the service and in settings; never changes'),
  ...entitlements,
  name: text(24).describe('Name of the plan'),
  monthly: dollars.describe('Price of a month in US dollars, such as 49'),
  summary: text(90).describe('Whom it is for, in one sentence'),
  popular: z.boolean().default(false).describe('The plan that is set off; true for exactly one'),
  claims: z
    .array(text(60))
    .min(2, 'needs at least 2 claims')
    .max(7, 'has at most 7 claims')
    .describe('What it includes today, one short line each'),
  soon: z
    .array(text(60))
    .max(5, 'has at most 5 lines')
    .default([])
    .describe('What will come with this plan and is not there yet; marked so on the page'),
});

/** The plans with their prices and limits, and their texts in the pricing section. */
export const Plans = z.strictObject({
  plans: z
    .array(Plan)
    .length(3, 'needs exactly 3 plans')
    .refine(
      (plans) => plans.filter((plan) => plan.popular).length === 1,
      'needs exactly one popular plan',
    )
    .refine(
      (plans) => new Set(plans.map(({ id }) => id)).size === plans.length,
      'needs each plan once',
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
      name: text(24).describe('Name of the plan'),
      ...entitlements,
      monthly: dollars.describe('Price of a month in US dollars; shown with cents'),
      title: text(60).describe('Headline'),
      body: text(320).describe('What it includes, and how it differs from the plans'),
      terms: text(90).describe('When it is charged, and that it can be cancelled'),
      action: text(30).describe('The button to the page builder'),
    })
    .describe('The page builder by itself'),
});
export type Plans = z.infer<typeof Plans>;

/** `$49` for whole dollars, `$61.00` with cents. */
export function price(amount: number, cents = false): string {
  return `$${cents ? amount.toFixed(2) : String(amount)}`;
}
