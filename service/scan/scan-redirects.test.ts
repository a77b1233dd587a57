import { expect, test } from 'vitest';
import { as, contact, css, home, useTestSites } from '../testing/scanned-site.ts';
import { scanWebsite, unreachableMessage } from './scan-website.ts';
import type { startTestSite } from './start-test-site.ts';

const startSite = useTestSites();

test('follows nothing that a page points inside with', async () => {
  const inner = await startSite({ '/x.css': 'body{color:red}', '/contact': contact });
  const html = home
    .replace(
      '<head>',
      `<head><base href="${inner.origin}/"><meta http-equiv="refresh" content="0;url=${inner.origin}/">`,
    )
    .replace('/site.css', `${inner.origin}/x.css`);
  const site = await startSite({
    '/': (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/html',
          refresh: `0; url=${inner.origin}/`,
          link: `<${inner.origin}/x>; rel=preload`,
        })
        .end(html),
  });
  expect((await scanWebsite(site.origin, site.options)).outcome).toBe('ok');
  expect(inner.asked).toEqual([]);
});

const sendingOn = (address: string): string =>
  `<html><meta http-equiv="refresh" content="0; URL=${address}"></html>`;

test('follows a page that only sends its visitors on, once and within the website', async () => {
  const site = await startSite({
    '/': sendingOn('main.html'),
    '/main.html': home,
    '/site.css': css,
  });
  const reply = await scanWebsite('harrowfinch.example', as(site, 'harrowfinch.example'));
  expect(reply).toMatchObject({
    outcome: 'ok',
    website: { industry: 'law', primaryColor: '#5b2a86' },
  });

  const circle = await startSite({ '/': sendingOn('/b'), '/b': sendingOn('/') });
  await scanWebsite(circle.origin, circle.options);
  expect(circle.asked.filter((path) => path !== '/robots.txt')).toEqual(['/', '/b']);

  const other = await startSite({ '/': home });
  const leaving = await startSite({ '/': sendingOn(`http://other.example/`) });
  const names = new Map([
    ['harrowfinch.example', leaving.host],
    ['other.example', other.host],
  ]);
  await scanWebsite('harrowfinch.example', {
    ...leaving.options,
    allowHosts: new Set(),
    resolve: names,
  });
  expect(other.asked).toEqual([]);
});

test('counts a page that sends on among the redirects', async () => {
  const hop =
    (to: string): Parameters<typeof startTestSite>[0][string] =>
    (_request, response) =>
      void response.writeHead(302, { location: to }).end();
  const hops = Object.fromEntries([1, 2, 3, 4].map((at) => [`/${at}`, hop(`/${at + 1}`)]));
  const site = await startSite({ '/': sendingOn('/1'), ...hops, '/5': hop('/6'), '/6': home });
  await expect(scanWebsite(site.origin, site.options)).rejects.toThrow(unreachableMessage);
  expect(site.asked).not.toContain('/6');
});

test('refuses, with the one sentence, a page that sends on to a private address', async () => {
  const inner = await startSite({ '/': home });
  for (const address of [
    inner.origin,
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ]) {
    const site = await startSite({ '/': sendingOn(address) });
    await expect(scanWebsite(site.origin, site.options), address).rejects.toThrow(
      unreachableMessage,
    );
  }
  expect(inner.asked).toEqual([]);
});
