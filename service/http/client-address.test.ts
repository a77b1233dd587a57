import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { trustProxies } from '../proxies.ts';
import { clientAddress } from './client-address.ts';

const proxies = trustProxies(['10.0.0.2', '10.0.0.3', '172.16.0.0/12', '2001:db8:ffff::/48']);

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
])('%s with X-Forwarded-For %j is counted as %s', (peer, forwarded, counted) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(counted);
});

test.each([
  ['198.51.100.4:51234', '198.51.100.4'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['::ffff:198.51.100.4', '198.51.100.4'],
  ['1.2.3.4:1,198.51.100.4:2 , 10.0.0.3:3', '198.51.100.4'],
])('%j is read as the proxies of this world write it', (forwarded, counted) => {
  expect(clientAddress('10.0.0.2', forwarded, proxies)).toBe(counted);
});

test.each([
  'unknown',
  '_hidden',
  'no:address',
  'a.example',
  '999.1.1.1',
  '0x7f.1',
  '1.2.3.4:port',
  ',,',
  '"1.2.3.4',
])('an invalid address such as %j counts as the proxy’s', (forwarded) => {
  expect(clientAddress('10.0.0.2', forwarded, proxies)).toBe('10.0.0.2');
});

test('addresses before an invalid part are ignored, those after it count', () => {
  expect(clientAddress('10.0.0.2', '1.2.3.4, unknown, 198.51.100.4', proxies)).toBe('198.51.100.4');
  expect(clientAddress('10.0.0.2', '1.2.3.4, unknown, 10.0.0.3', proxies)).toBe('10.0.0.3');
});

test('a range trusts exactly the proxies in it', () => {
  expect(clientAddress('172.20.3.4', '198.51.100.4', proxies)).toBe('198.51.100.4');
  expect(clientAddress('::ffff:172.31.255.255', '198.51.100.4', proxies)).toBe('198.51.100.4');
  expect(clientAddress('172.32.0.1', '198.51.100.4', proxies)).toBe('172.32.0.1');
  expect(clientAddress('2001:db8:ffff:7::1', '198.51.100.4', proxies)).toBe('198.51.100.4');
});

test.each([
  '10.0.0.0/33',
  'proxy.example',
  '10.0.0',
  '10.0.0.0/8/8',
  '10.0.0.2:80',
  '::1/129',
  '10.0.0.1/',
])('TRUSTED_PROXY=%s is refused at the start', (value) => {
  expect(() => readEnv({ TRUSTED_PROXY: value })).toThrow(
    /^TRUSTED_PROXY is .* but should be addresses or ranges/u,
  );
});
