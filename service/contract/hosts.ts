import { z } from 'zod';
import { Done } from './auth.ts';
import type { Call } from './call.ts';

/** A DNS record that the agency must set for its domain. */
const DnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  /** The full name, without a dot at its end. */
  name: z.string(),
  value: z.string(),
});

/**
 * Why a host is not verified, or why its last check failed: no record, a different record, no reply
 * from the name servers, a name that another agency has verified, or a record that was missing for
 * three days.
 */
const HostReason = z.enum(['no_record', 'wrong_record', 'dns_failed', 'taken', 'lost']);

/** A domain of the agency that shows its demos. */
export const AgencyHost = z.object({
  /** In lower case and ASCII. */
  host: z.string(),
  state: z.enum(['pending', 'verified']),
  reason: HostReason.optional(),
  /** Whether new links use it. */
  forLinks: z.boolean(),
  /** False for a verified host whose name has no address, so that no link with it opens. */
  hasAddress: z.boolean(),
  /** The TXT record verifies the domain; the other records lead visitors here. */
  dns: z.array(DnsRecord),
  createdAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable(),
  /**
   * The time at which a verified host without its record will be released; null while the record
   * exists.
   */
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
