import { z } from 'zod';
import type { Call } from './call.ts';
import { pictureLimits, ScannedPicture } from './scan.ts';

const address = (sentence: string): z.ZodType<string> =>
  z
    .string(sentence)
    .trim()
    .min(1, sentence)
    .max(2048, 'Please enter a web address of at most 2,048 characters');

const { shape } = ScannedPicture;
const { width, height, base64 } = pictureLimits.opening;

/**
 * One of a scan's `website.photos`, for a place of a demo. The agency requests it after confirming
 * that it may use the client's pictures. The service decodes and encodes it again, so that it holds
 * only pixels.
 */
export const fetchScannedPicture = {
  method: 'POST',
  path: '/api/scan-website/picture',
  summary: 'Fetch a photograph that a scan found, re-encoded.',
  body: z.object({
    url: address('Please name the picture'),
    /** The scanned page with the picture; an address that its robots.txt forbids is not fetched. */
    page: address('Please name the page that the picture was found on'),
  }),
  reply: {
    200: ScannedPicture.omit({ background: true }).extend({
      width: shape.width.max(width),
      height: shape.height.max(height),
      base64: shape.base64.max(base64),
    }),
  },
  errors: [422],
} as const satisfies Call;
