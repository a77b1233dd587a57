import { expect, test } from 'vitest';
import { siteKey, siteKeys } from './site-key.ts';

test.each([
  ['harbor.example', 'harbor.example'],
  ['HTTP://WWW.Harbor.example:80/about?x=1#top', 'harbor.example'],
  ['https://harbor.example.:443', 'harbor.example'],
  ['bäckerei-müller.example', 'xn--bckerei-mller-bfb28a.example'],
  ['https://xn--bckerei-mller-bfb28a.example/', 'xn--bckerei-mller-bfb28a.example'],
  ['http://127.0.0.1:4321/x', '127.0.0.1:4321'],
  ['shop.harbor.example', 'shop.harbor.example'],
  ['https://sites.google.com/view/harbor/home', 'sites.google.com/view/harbor'],
  ['https://anna.wixsite.com/cafe/menu', 'anna.wixsite.com/cafe'],
  ['https://anna.wixsite.com/shop', 'anna.wixsite.com/shop'],
  ['mailto:a@harbor.example', ''],
  ['ftp://harbor.example', ''],
  ['', ''],
])('the website of %j is %j', (address, key) => {
  expect(siteKey(address)).toBe(key);
});

test('website data yields the typed address and the redirected one', () => {
  const data = {
    sourceUrl: 'https://old.example/',
    facts: [{ source: 'https://www.new.example/start' }, 7],
  };
  expect([...siteKeys(data)]).toEqual(['old.example', 'new.example']);
  expect([...siteKeys({ sourceUrl: null, facts: null })]).toEqual([]);
});
