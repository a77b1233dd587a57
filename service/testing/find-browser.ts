import { existsSync } from 'node:fs';

/** Path of a Chromium for tests; undefined without one. */
export function findBrowser(): string | undefined {
  return [
    process.env['CHROME_PATH'] ?? '',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path !== '' && existsSync(path));
}
