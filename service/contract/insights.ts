import { z } from 'zod';
import type { Call } from './call.ts';
import { stages } from './stage-names.ts';
import { DealValue } from './stages.ts';

const sentence = 'Must be a day like 2026-11-01 or a time in ISO 8601';
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], sentence).optional();

/** The share of won deals; null for too few decisions. */
export const WinRate = z.object({
  /** Deals that were won or lost in the period. */
  n: z.int(),
  won: z.int(),
  /** From 0 to 1; null below ten decisions. */
  rate: z.number().nullable(),
  /** The 95 % interval of the rate (Wilson); null without a rate. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type WinRate = z.infer<typeof WinRate>;

const GroupRate = WinRate.extend({
  key: z.string(),
  /** The name of the group. */
  label: z.string(),
});

/** The test of all groups with at least ten decisions. */
export const Difference = z.object({
  test: z.enum(['fisher', 'chi_square']),
  /** Decisions that were compared. */
  n: z.int(),
  /** The probability of such a difference by chance, after Holm's correction. */
  p: z.number(),
  /** Whether it is below 5 %. */
  isShown: z.boolean(),
});
export type Difference = z.infer<typeof Difference>;

export const Insights = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Demos made in the period, by their current stage. */
  stages: z.array(
    z.object({
      stage: z.enum(stages),
      count: z.int(),
      /** Their value, by currency. */
      values: z.array(DealValue),
      /** How long demos that left this stage in the period had been in it; null if none did. */
      medianMs: z.int().nullable(),
    }),
  ),
  winRate: WinRate,
  by: z.object({
    industry: z.array(GroupRate),
    trade: z.array(GroupRate),
    design: z.array(GroupRate),
    /** Where demos came from: `scan` of a website, or `manual`. */
    source: z.array(GroupRate),
  }),
  /** Whether the groups differ; null if it cannot be tested. */
  differences: z.object({
    industry: Difference.nullable(),
    trade: Difference.nullable(),
    design: Difference.nullable(),
    source: Difference.nullable(),
  }),
  /** Why deals were lost in the period, the most frequent first. */
  lostReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
});
export type Insights = z.infer<typeof Insights>;

export const readInsights = {
  method: 'GET',
  path: '/api/insights',
  summary:
    'How deals went: demos and their value by stage, time in stage, and win rates by industry, trade, design and source, each with its number of decisions and its 95 % interval. Of fewer than ten decisions no rate is given. Without a period: the last 90 days.',
  query: z.object({ from: moment, to: moment }),
  reply: { 200: Insights },
  errors: [401, 403, 422],
} as const satisfies Call;
