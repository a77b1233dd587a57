import { expect, test } from 'vitest';
import { isThirdPartyHost, isServiceHost, normalizeHost } from './normalize-host.ts';

test.each([
  ['demo.agency.example', 'demo.agency.example'],
  ['DEMO.Agency.EXAMPLE', 'demo.agency.example'],
  ['demo.agency.example.', 'demo.agency.example'],
  ['demo.müller.de', 'demo.xn--mller-kva.de'],
  ['demo.xn--mller-kva.de', 'demo.xn--mller-kva.de'],
  ['ｄｅｍｏ．agency．example', 'demo.agency.example'],
  ['agency.co.uk', 'agency.co.uk'],
  ['someone.github.io', 'someone.github.io'],
])('%s is kept as %s', (typed, host) => {
  expect(normalizeHost(typed)).toBe(host);
});

test.each([
  '',
  'localhost',
  'co.uk',
  'github.io',
  'wixsite.com',
  'com',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '::1',
  'https://demo.agency.example',
  'demo.agency.example/path',
  'demo.agency.example:443',
  'me@demo.agency.example',
  '*.agency.example',
  '_dmarc.agency.example',
  '-demo.agency.example',
  'demo..agency.example',
  'demo agency.example',
  'demo.agency.example\u0000',
  'demo%2eagency.example',
  `${'a'.repeat(64)}.agency.example`,
  `${'a.'.repeat(130)}example`,
])('%s is not a domain of an agency', (typed) => {
  expect(normalizeHost(typed)).toBeUndefined();
});

test('the service’s own names are recognised in every spelling', () => {
  const env = {
    origins: new Set(['https://product.example']),
    demoOrigin: 'https://concepts.example:8443',
  };
  for (const typed of ['Product.example.', 'PRODUCT.EXAMPLE', 'concepts.example'])
    expect(isServiceHost(normalizeHost(typed) ?? '', env)).toBe(true);
  expect(isServiceHost('agency.example', env)).toBe(false);
});

test.each([
  ['demo.agency.example', true],
  ['Demo.Agency.Example:8443', true],
  ['www.product.example', false],
  ['concepts.example', false],
  ['localhost', false],
  ['10.0.0.7:8787', false],
  ['[::1]:8787', false],
  [undefined, false],
])('the name %s is a third party’s: %s', (header, isOthers) => {
  const env = {
    origins: new Set(['https://product.example']),
    demoOrigin: 'https://concepts.example:8443',
  };
  expect(isThirdPartyHost(header, env)).toBe(isOthers);
});
