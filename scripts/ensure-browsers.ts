import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where the systems we know put Chromium or Chrome. */
const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Debian puts Chromium without windows. */
const shell = '/usr/bin/chromium-headless-shell';

/** Where they put Firefox. */
const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

function findFirst(set: string | undefined, known: readonly string[]): string | undefined {
  return [set ?? '', ...known].find((path) => path !== '' && existsSync(path));
}

/**
 * What Chromium is started with by everything here that tests, measures or takes pictures: no calls
 * of its own, and no sandbox or shared memory, which containers lack.
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
 * Path of the browser in which tests run, undefined without one: Chromium without windows where it
 * is installed, as one with them takes a second and a half more of the processor for each fresh
 * visitor.
 */
export function findTestChromium(): string | undefined {
  return findFirst(process.env['CHROME_PATH'], [shell, ...chromiums]);
}

/** Path of an installed Firefox, undefined without one. */
export function findFirefox(): string | undefined {
  return findFirst(process.env['FIREFOX_PATH'], firefoxes);
}

/**
 * Makes sure that the browsers are there: installs Debian's where this is root on Debian, for
 * `tests` the one without windows too, and says what is missing. False without Chromium, in which
 * nearly all browser tests run.
 */
export function ensureBrowsers({ tests = false } = {}): boolean {
  const missing = [
    findChromium() === undefined ? 'chromium' : '',
    findFirefox() === undefined ? 'firefox-esr' : '',
  ].filter((name) => name !== '');
  const installs = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length > 0 && installs) install(missing);
  // By itself, as not every Debian has it, and without a word, as nothing needs it.
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
