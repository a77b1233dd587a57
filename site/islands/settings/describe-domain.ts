import type { AgencyHost } from '../../../service/contract/hosts.ts';

type Reason = NonNullable<AgencyHost['reason']>;

const pending: Readonly<Record<Reason, string>> = {
  no_record:
    'Waiting for the TXT record below. It can take some minutes, at times hours, until it is seen everywhere.',
  wrong_record:
    'There is a TXT record at this name, but with another value. Please set the one below.',
  dns_failed: 'The domain’s name servers did not answer. Please try again in a few minutes.',
  taken:
    'Another agency has proven this domain, and its record still stands. Remove theirs, set yours, and check again.',
  lost: 'Its TXT record was missing for three days, so nothing is shown there any more. Set it again and check.',
};

/** The state of a domain and what to do about it, in one sentence. */
export function describeDomain({
  state,
  reason,
  lostAt,
  forLinks,
  hasAddress,
}: AgencyHost): string {
  if (state === 'verified' && lostAt !== null) {
    const end = new Date(lostAt).toLocaleDateString('en', { day: 'numeric', month: 'long' });
    return `Demos are shown here, but the TXT record is missing: the domain is released on ${end}. Set it again and check.`;
  }
  if (state === 'verified' && !hasAddress)
    return 'The domain is yours, but its name leads nowhere yet: set the second record below. Until it is seen, no link with this domain opens.';
  if (state === 'verified')
    return forLinks
      ? 'Demos are shown here, and the links you copy begin with it.'
      : 'Demos are shown here.';
  return reason === undefined
    ? 'Set the records below where the domain is managed, then check.'
    : pending[reason];
}
