import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '10.0.0.9', '203.0.113.7'],
  ['10.0.0.2', '198.51.100.4', '198.51.100.4'],
  ['10.0.0.2', '1.2.3.4, 198.51.100.4, 10.0.0.3', '198.51.100.4'],
  ['10.0.0.2', '', '10.0.0.2'],
  ['10.0.0.2', undefined, '10.0.0.2'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', undefined, '2001:db8:1:2::/64'],
  ['10.0.0.2', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', undefined, 'fe80::/64'],
  ['unknown', undefined, 'unknown'],
  ['10.0.0.2', 'no:address', 'no:address'],
])('%s with X-Forwarded-For %j is counted as %s', (peer, forwarded, counted) => {
  expect(clientAddress(peer, forwarded, ['10.0.0.2', '10.0.0.3'])).toBe(counted);
});
