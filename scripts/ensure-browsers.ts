import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where the systems we know put Chromium or Chrome. */
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium, undefined without one. */
export function findChromium(): string | undefined {
  return [process.env['CHROME_PATH'] ?? '', ...known].find((path) => path !== '' && existsSync(path));
}

/** Makes sure that a browser is there: installs Debian's Chromium when this is root on Debian, else says what is missing. */
export function ensureBrowsers(): boolean {
  if (findChromium() !== undefined) return true;
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (mayInstall) {
    process.stdout.write("Installing Debian's Chromium for the browser tests …\n");
    spawnSync(
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    if (findChromium() !== undefined) return true;
  }
  process.stdout.write(
    'No Chromium was found: browser tests are skipped. Install chromium, or set CHROME_PATH.\n',
  );
  return false;
}
