import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Usual paths of Chromium and Chrome. */
const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's path of Chromium without windows. */
const shell = '/usr/bin/chromium-headless-shell';

/** Usual paths of Firefox. */
const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

function findFirst(set: string | undefined, known: readonly string[]): string | undefined {
  return [set ?? '', ...known].find((path) => path !== '' && existsSync(path));
}

/**
 * Chromium's flags for tests, benchmarks and screenshots: no requests of its own, and no sandbox or
 * shared memory, which containers lack.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Path of an installed Chromium, undefined without one. */
export function findChromium(): string | undefined {
  return findFirst(process.env['CHROME_PATH'], chromiums);
}

/**
 * Path of the browser for tests, undefined without one. Chromium without windows is preferred: one
 * with windows takes 1.5 s more of the processor for each visitor.
 */
export function findTestChromium(): string | undefined {
  return findFirst(process.env['CHROME_PATH'], [shell, ...chromiums]);
}

/** Path of an installed Firefox, undefined without one. */
export function findFirefox(): string | undefined {
  return findFirst(process.env['FIREFOX_PATH'], firefoxes);
}

/**
 * Ensures that the browsers are installed: installs Debian's as root on Debian (for `tests` also
 * the one without windows), and reports missing ones. Returns false without Chromium, which nearly
 * all browser tests need.
 */
export function ensureBrowsers({ tests = false } = {}): boolean {
  const missing = [
    findChromium() === undefined ? 'chromium' : '',
    findFirefox() === undefined ? 'firefox-esr' : '',
  ].filter((name) => name !== '');
  const installs = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length > 0 && installs) install(missing);
  // In a step of its own and without a message, because it is optional and not every Debian has it.
  if (tests && installs && process.env['CHROME_PATH'] === undefined && !existsSync(shell))
    install(['chromium-headless-shell']);
  const hasChromium = findChromium() !== undefined;
  if (!hasChromium)
    reportMissing('Chromium', 'browser tests are skipped', 'chromium, or set CHROME_PATH');
  if (findFirefox() === undefined) {
    reportMissing('Firefox', 'its walks are skipped', 'firefox-esr, or set FIREFOX_PATH');
  }
  return hasChromium;
}

function reportMissing(browser: string, consequence: string, remedy: string): void {
  process.stdout.write(`No ${browser} was found: ${consequence}. Install ${remedy}.\n`);
}

function install(packages: readonly string[]): void {
  process.stdout.write(`Installing Debian's ${packages.join(' and ')} for the browser tests …\n`);
  const names = packages.join(' ');
  spawnSync(
    'sh',
    [
      '-c',
      `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names} >/dev/null`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
}
