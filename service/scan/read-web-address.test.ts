import { expect, test } from 'vitest';
import { isPublicAddress } from './check-address.ts';
import { checkWebAddress, readWebAddress } from './read-web-address.ts';
import { ScanRefused, unreachableMessage } from './scan-refused.ts';

const nothing = { allowHosts: new Set<string>(), resolve: new Map<string, string>() };

const refused = [
  // loopback in every spelling
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http://127.0.0.%31/',
  'http://0/',
  // private, shared, reserved
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://168.63.129.16/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // IPv6
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[2001:db8::1]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  // names
  'http://localhost/',
  'http://LOCALHOST./',
  'http://app.localhost/',
  'http://intranet/',
  'http://printer.local/',
  'http://db.internal/',
  'http://metadata.google.internal./',
  'http://router.lan/',
  'http://x.home.arpa/',
  'http://host.corp/',
  'http://site.test/',
  'http://site.example/',
  'http://hidden.onion/',
  'http://kubernetes.default.svc/',
  'http://127.0.0.1.example..com/',
  `http://${'a'.repeat(64)}.com/`,
  'http://-example.com/',
  // ports, schemes, credentials
  'http://example.com:22/',
  'http://example.com:8080/',
  'example.com:6379',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'gopher://example.com/',
  'http://user:pass@example.com/',
  'http://example.com@127.0.0.1/',
  // confusion
  'http://127.0.0.1\\@example.com/',
  'http://127.0.0.1#@example.com/',
  'http:127.0.0.1',
  '//127.0.0.1/',
  '/etc/passwd',
  'h\nttp://example.com/',
  'http://exam\tple.com/',
  'http://example.com\r\nX-Injected: 1/',
  '127.0.0.1',
  'localhost:3000',
  '',
  '   ',
  'not a website',
  `http://example.com/${'a'.repeat(2100)}`,
];

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
