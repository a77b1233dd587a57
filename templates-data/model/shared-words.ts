import { z } from 'zod';
import { articleDate, text } from './text.ts';

/** Words that the sites of all sample firms share. */
export const SharedWords = z.strictObject({
  newsletter: z
    .strictObject({
      heading: text(60).describe('Headline of the box below the articles'),
      lead: text(120).describe('A line below it'),
      thanks: text(160).describe(
        'What pressing Subscribe says; nothing is sent, so it must say so',
      ),
    })
    .describe('The box below the articles'),
  faq: z
    .strictObject({
      lead: text(200).describe('Below the headline of the FAQ page; a link "ask us" follows'),
      reach: text(140).describe('The question that the telephone number answers'),
      reachAfter: text(200).describe('After the telephone number in that answer'),
      open: text(140).describe('The question that the hours answer'),
      find: text(140).describe('The question that the address answers'),
      beforeYouWrite: text(60).describe('Headline of the questions on the contact page'),
    })
    .describe('The page of questions, and the questions on the contact page'),
  missing: z
    .strictObject({
      description: text(160).describe('Of pages that do not exist, for the browser'),
      lead: text(200).describe('Below Article Not Found and the like'),
    })
    .describe('Pages that do not exist'),
  policies: z
    .strictObject({
      updated: articleDate.describe('When the three policies last changed'),
      concept: text(240).describe(
        'In demos, above each policy; the client’s name stands before it',
      ),
    })
    .describe('Around the three policies'),
});
export type SharedWords = z.infer<typeof SharedWords>;
