import { expect, test } from 'vitest';
import type { AgencyHost } from '../../../service/contract/hosts.ts';
import { describeDomain } from './describe-domain.ts';

const claimed: AgencyHost = {
  host: 'demo.agency.example',
  state: 'pending',
  forLinks: false,
  hasAddress: true,
  dns: [],
  createdAt: '2026-05-01T12:00:00.000Z',
  checkedAt: null,
  lostAt: null,
};

test.each([
  [{}, /Set the records below/u],
  [{ reason: 'no_record' }, /Waiting for the TXT record/u],
  [{ reason: 'wrong_record' }, /another value/u],
  [{ reason: 'dns_failed' }, /did not answer/u],
  [{ reason: 'taken' }, /Another agency/u],
  [{ reason: 'lost' }, /nothing is shown/u],
  [{ state: 'verified' }, /^Demos are shown here\.$/u],
  [{ state: 'verified', hasAddress: false }, /leads nowhere yet/u],
  [{ state: 'verified', forLinks: true }, /the links you copy begin with it/u],
  [{ state: 'verified', reason: 'no_record', lostAt: '2026-05-04T12:00:00.000Z' }, /on May 4/u],
] as const)('%j is said in a sentence', (change, words) => {
  expect(describeDomain({ ...claimed, ...change })).toMatch(words);
});
