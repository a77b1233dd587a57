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
 * One of a scan's `website.photos`, for a place of a demo. The agency asks for it after it has
 * confirmed that it may use the client's pictures; what comes is decoded and encoded again, so that
 * it holds nothing but pixels.
 */
export const fetchScannedPicture = {
  method: 'POST',
  path: '/api/scan-website/picture',
  summary: 'Fetch a photograph that a scan found, re-encoded.',
  body: z.object({
    url: address('Please name the picture'),
    /**
     * The scanned page that the picture was found on; what its robots.txt forbids is not fetched.
     */
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
