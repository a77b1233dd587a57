import { z } from 'zod';
import type { Call } from './call.ts';
import { Demo } from './demos.ts';
import { ScanReply } from './scan.ts';
import { SentWebsiteData } from './website-data.ts';

/** The findings, and the website data that a demo starts from. */
export const ScanAnswer = ScanReply.extend({
  /**
   * The initial website data of a demo; `POST /api/demos` accepts it unchanged. Present when a page
   * was read.
   */
  websiteData: SentWebsiteData.optional(),
  /**
   * Demos that the asking account made of the same website before, the newest first; absent without
   * any.
   */
  demos: z.array(Demo).max(3).optional(),
});
export type ScanAnswer = z.infer<typeof ScanAnswer>;

export const scanWebsite = {
  method: 'POST',
  path: '/api/scan-website',
  summary:
    'Read name, trade, words, colours and contact details from a website, or from pasted page source.',
  body: z.object({
    url: z
      .string('Please enter a valid website URL')
      .trim()
      .min(1, 'Please enter a valid website URL')
      .max(2048, 'Please enter a web address of at most 2,048 characters'),
    /**
     * The page's HTML or plain text, pasted by a person because the site could not be reached;
     * nothing is fetched then.
     */
    source: z
      .string('Please paste the text of the page')
      .min(1)
      .max(2_000_000, 'Please paste at most 2,000,000 characters')
      .optional(),
    /** Reads the website again instead of using the last hour’s reply; only with an account. */
    again: z.boolean().optional(),
  }),
  bodyLimit: 8_500_000,
  reply: { 200: ScanAnswer },
  errors: [422],
} as const satisfies Call;
