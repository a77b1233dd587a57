import { z } from 'zod';
import { Done } from './auth.ts';
import type { Call } from './call.ts';

/** A record that the agency sets where its domain is managed. */
const DnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  /** The whole name, without a dot at its end. */
  name: z.string(),
  value: z.string(),
});

/**
 * Why a host is not verified, or why its last check failed: no record at the name, another one,
 * name servers that do not answer, a name that another agency has proven, a record that was missing
 * for three days.
 */
const HostReason = z.enum(['no_record', 'wrong_record', 'dns_failed', 'taken', 'lost']);

/** A name of the agency's own under which its demos are shown. */
export const AgencyHost = z.object({
  /** In lower case and ASCII. */
  host: z.string(),
  state: z.enum(['pending', 'verified']),
  reason: HostReason.optional(),
  /** Whether the workspace makes its links with it. */
  forLinks: z.boolean(),
  /** The TXT record alone decides; the other leads visitors here. */
  dns: z.array(DnsRecord),
  createdAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable(),
  /** When a verified host whose record is missing will be released; null while it is there. */
  lostAt: z.iso.datetime().nullable(),
});
export type AgencyHost = z.infer<typeof AgencyHost>;

const path = '/api/agency/hosts';

export const listHosts = {
  method: 'GET',
  path,
  summary: "The agency's own domains, the oldest first. For owners and admins.",
  reply: { 200: z.object({ hosts: z.array(AgencyHost) }) },
  errors: [401, 403],
} as const satisfies Call;

export const createHost = {
  method: 'POST',
  path,
  summary:
    'Claim a domain for demos; the reply holds the records that prove it. For owners and admins with a verified address, on a plan with own domains.',
  body: z.object({
    host: z
      .string('Please enter a domain')
      .trim()
      .min(1, 'Please enter a domain')
      .max(300, 'This is not a domain, like demo.agency.example'),
  }),
  reply: { 201: AgencyHost },
  errors: [401, 403, 409, 422],
} as const satisfies Call;

export const changeHost = {
  method: 'PATCH',
  path: `${path}/{host}`,
  summary:
    'Whether the workspace makes its links with this domain, instead of with another. For owners and admins.',
  body: z.object({ forLinks: z.boolean('For links must be true or false') }),
  reply: { 200: AgencyHost },
  errors: [401, 403, 404, 409, 422],
} as const satisfies Call;

export const checkHost = {
  method: 'POST',
  path: `${path}/{host}/check`,
  summary:
    'Look the TXT record up now. Every verified domain is looked up daily; it is lost after three days without its record. For owners and admins.',
  reply: { 200: AgencyHost },
  errors: [401, 403, 404],
} as const satisfies Call;

export const deleteHost = {
  method: 'DELETE',
  path: `${path}/{host}`,
  summary: 'Give a domain up: nothing is shown there from now on. For owners and admins.',
  reply: { 200: Done },
  errors: [401, 403, 404],
} as const satisfies Call;
