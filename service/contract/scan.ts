import { z } from 'zod';
import type { Call } from './call.ts';

/** How a scan ended. Each has its own words and its own way out in the studio. */
export const scanOutcomes = [
  'ok',
  'partial',
  'blocked',
  'script-only',
  'parked',
  'not-found',
  'too-slow',
  'not-a-website',
] as const;
export const ScanOutcome = z.enum(scanOutcomes);
export type ScanOutcome = z.infer<typeof ScanOutcome>;

/** What was read from the page. A value that was not found is null, never a sample default. Colours are `#rrggbb`. */
export const ScannedWebsite = z.object({
  businessName: z.string().nullable(),
  industry: z.string().nullable(),
  description: z.string().nullable(),
  slogan: z.string().nullable(),
  primaryColor: z.string().nullable(),
  secondaryColor: z.string().nullable(),
  contactInfo: z.object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    hours: z.string().nullable(),
  }),
});
export type ScannedWebsite = z.infer<typeof ScannedWebsite>;

export const scannedFields = [
  'businessName',
  'industry',
  'description',
  'slogan',
  'primaryColor',
  'secondaryColor',
  'phone',
  'email',
  'address',
  'hours',
] as const;
export type ScannedField = (typeof scannedFields)[number];

/** Where a value came from (`json-ld`, `meta`, `tel-link`, `copyright`, `stylesheet`, …), how sure we are (0 to 1), and the words it was read from (at most 160 characters). */
export const Evidence = z.object({
  source: z.string(),
  confidence: z.number().min(0).max(1),
  snippet: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

export const ScanReply = z.object({
  outcome: ScanOutcome,
  /** What people should know of this outcome besides its kind, in one sentence. */
  notice: z.string().optional(),
  website: ScannedWebsite,
  evidence: z.partialRecord(z.enum(scannedFields), Evidence),
});
export type ScanReply = z.infer<typeof ScanReply>;

/** Stages streamed to a client that sends `Accept: text/event-stream`: `event: progress`, `data: {"stage":"fetching"}`; at the end `event: result` or `event: error`. */
export const scanStages = ['fetching', 'reading', 'colours', 'done'] as const;
export type ScanStage = (typeof scanStages)[number];

export const scanWebsite = {
  method: 'POST',
  path: '/api/scan-website',
  summary: 'Read name, industry, colours and contact details from a website, or from pasted page source.',
  body: z.object({
    url: z
      .string('Please enter a valid website URL')
      .trim()
      .min(1, 'Please enter a valid website URL')
      .max(2048, 'Please enter a web address of at most 2,048 characters'),
    /** The page's HTML or plain text, pasted by a person because the site could not be reached; nothing is fetched then. */
    source: z
      .string('Please paste the text of the page')
      .min(1)
      .max(2_000_000, 'Please paste at most 2,000,000 characters')
      .optional(),
  }),
  bodyLimit: 8_500_000,
  reply: { 200: ScanReply },
  errors: [422],
} as const satisfies Call;
