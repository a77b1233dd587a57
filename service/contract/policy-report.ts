import { z } from 'zod';
import type { Call } from './call.ts';

/**
 * Short, because it is part of every page's policy, and a page with its headers should fit one
 * round trip.
 */
export const policyReportPath = '/api/csp';

/**
 * A browser's report of something that a page's policy blocked:
 * https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
 */
export const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(4000),
    'effective-directive': z.string().max(100).optional(),
    'violated-directive': z.string().max(2000).optional(),
    'blocked-uri': z.string().max(4000).optional(),
    'source-file': z.string().max(4000).optional(),
    'line-number': z.number().optional(),
  }),
});
export type PolicyReport = z.infer<typeof PolicyReport>;

export const reportPolicy = {
  method: 'POST',
  path: policyReportPath,
  summary:
    "Told by a browser that a page did something its content policy does not allow. Takes browsers' own type, application/csp-report.",
  bodyLimit: 16_000,
  reply: {},
  plain: { 204: 'Taken.' },
  errors: [403, 422],
} as const satisfies Call;
