/** How far the deal about a demo has come, in this order. Without schemas, for browsers too. */
export const stages = ['draft', 'sent', 'seen', 'talking', 'won', 'lost'] as const;
export type Stage = (typeof stages)[number];
