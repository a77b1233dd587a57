import { expect, test } from 'vitest';
import { isSameSite, findRefresh } from './find-refresh.ts';

const sentOn = (html: string): string | undefined => findRefresh(Buffer.from(html), 'text/html');

test.each([
  ['<html><meta http-equiv="refresh" content="0; URL=main.html"></html>', 'main.html'],
  [
    "<head><title>Firm</title><META content='0;url=/en/?a=1&amp;b=2' HTTP-EQUIV=Refresh></head>",
    '/en/?a=1&b=2',
  ],
  [
    '<meta http-equiv="refresh" content="0, home.htm"><p>Click <a href="home.htm">here</a></p>',
    'home.htm',
  ],
  [
    `<meta http-equiv="refresh" content="0;url='start.php'"><script>${'x'.repeat(900)}</script>`,
    'start.php',
  ],
])('follows %s', (html, expected) => {
  expect(sentOn(html)).toBe(expected);
});

test.each([
  ['a page that waits', '<meta http-equiv="refresh" content="5; url=main.html">'],
  ['a page that loads itself again', '<meta http-equiv="refresh" content="0">'],
  [
    'a page with words',
    `<meta http-equiv="refresh" content="0; url=x.html"><p>${'Roofs for Hove. '.repeat(20)}</p>`,
  ],
  ['a large page', `<meta http-equiv="refresh" content="0; url=x.html">${' '.repeat(9000)}`],
  ['another tag', '<meta name="description" content="0; url=x.html">'],
])('stays with %s', (_case, html) => {
  expect(sentOn(html)).toBeUndefined();
});

test('knows the hosts of one website', () => {
  const same = (one: string, other: string): boolean => isSameSite(new URL(one), new URL(other));
  expect(same('https://firm.co.uk/', 'https://www.firm.co.uk/a')).toBe(true);
  expect(same('https://ann.github.io/', 'https://bob.github.io/')).toBe(false);
  expect(same('https://firm.com/', 'https://10.0.0.1/')).toBe(false);
});
