import { expect, test } from 'vitest';
import { isPublicAddress } from './check-address.ts';
import { checkWebAddress, readWebAddress } from './read-web-address.ts';
import { ScanRefused, unreachableMessage } from '../scan-refused.ts';
import { refusedAddresses as refused } from './ssrf-vectors.ts';

const nothing = { allowHosts: new Set<string>(), resolve: new Map<string, string>() };

test.each(refused)('refuses %j before any name is resolved', (address) => {
  expect(() => readWebAddress(address, nothing)).toThrow(ScanRefused);
  expect(() => readWebAddress(address, nothing)).toThrow(unreachableMessage);
});

test.each([
  ['example.com', 'https://example.com/'],
  ['  Example.COM/About?x=1#top ', 'https://example.com/About?x=1'],
  ['example.com:443', 'https://example.com/'],
  ['http://example.com:80/', 'http://example.com/'],
  ['https://example.com:80/', 'https://example.com:80/'],
  ['http://example.com#@127.0.0.1/', 'http://example.com/'],
  ['bücher.de', 'https://xn--bcher-kva.de/'],
  ['my-firm.github.io', 'https://my-firm.github.io/'],
  ['http://93.184.216.34/', 'http://93.184.216.34/'],
  ['https://[2606:2800:220:1::1]/', 'https://[2606:2800:220:1::1]/'],
])('accepts %j as %s', (typed, address) => {
  expect(readWebAddress(typed, nothing).href).toBe(address);
});

test('refuses a redirect that leads inside, adds credentials or changes the scheme', () => {
  const from = new URL('https://example.com/start');
  for (const to of [
    '//127.0.0.1/',
    '/\\127.0.0.1/',
    'http://[::1]/',
    'https://u:p@example.com/',
    'file:///etc/passwd',
  ]) {
    expect(() => checkWebAddress(to, from, nothing), to).toThrow(ScanRefused);
  }
});

test('lets only the exempt host and port of a test through', () => {
  const exempt = {
    allowHosts: new Set(['127.0.0.1:4321']),
    resolve: new Map([['saved.example', '127.0.0.1:4321']]),
  };
  expect(readWebAddress('http://127.0.0.1:4321/a', exempt).href).toBe('http://127.0.0.1:4321/a');
  expect(readWebAddress('https://saved.example/', exempt).href).toBe('https://saved.example/');
  expect(() => readWebAddress('http://127.0.0.1:4322/', exempt)).toThrow(ScanRefused);
  expect(() => readWebAddress('https://www.saved.example/', exempt)).toThrow(ScanRefused);
});

test('takes nothing but public unicast for a public address', () => {
  expect(isPublicAddress('93.184.216.34')).toBe(true);
  expect(isPublicAddress('::ffff:93.184.216.34')).toBe(true);
  expect(isPublicAddress('2606:2800:220:1::1')).toBe(true);
  for (const address of [
    '::7f00:1',
    '::ffff:10.0.0.1',
    '168.63.129.16',
    'fe80::1%eth0',
    '5f00::1',
    'example.com',
    '',
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
});
