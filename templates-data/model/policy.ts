import { z } from 'zod';
import { text } from './text.ts';

/** The three policies of every site, by their file's name. */
export const policyKinds = ['privacy-policy', 'terms-of-service', 'disclaimer'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/**
 * The head of a policy's Markdown file; its text may hold `{name}`, and in the disclaimer
 * `{clauses}`.
 */
export const Policy = z.strictObject({
  title: text(40).describe('Headline'),
  description: text(160).describe('For search engines'),
});
export type Policy = z.infer<typeof Policy>;
