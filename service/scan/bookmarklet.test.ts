import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { scanBookmarklet } from '../contract/scan-bookmarklet.ts';

const link = scanBookmarklet('https://firstlook.example/studio?paste=1');
const script = decodeURIComponent(link.slice('javascript:'.length));

test('is one line that a browser takes as an address and as a program', () => {
  expect(link).toMatch(/^javascript:[\w%.~!*'()-]+$/u);
  expect(URL.parse(link)?.protocol).toBe('javascript:');
  expect(() => new Script(script)).not.toThrow();
});

test('copies the page, opens the studio, and reads and sends nothing else', async () => {
  const did: string[] = [];
  const context = {
    document: { documentElement: { outerHTML: '<html>drawn by a script</html>' } },
    navigator: {
      clipboard: { writeText: (text: string) => Promise.resolve(void did.push(`copy ${text}`)) },
    },
    window: {
      open: (url: string, _target: string, how: string) => void did.push(`open ${url} ${how}`),
    },
  };
  await new Script(script).runInNewContext(context);
  await Promise.resolve();
  await Promise.resolve();
  expect(did).toEqual([
    'copy <html>drawn by a script</html>',
    'open https://firstlook.example/studio?paste=1 noopener',
  ]);
  expect(script).not.toMatch(
    /cookie|localStorage|sessionStorage|fetch|XMLHttpRequest|sendBeacon|location/u,
  );
});
