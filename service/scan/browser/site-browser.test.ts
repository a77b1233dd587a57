import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { ScanReply } from '../../contract/scan.ts';
import { findBrowser } from '../../testing/find-browser.ts';
import { warnSkipped } from '../../testing/find-program.ts';
import { as, useTestSites } from '../../testing/scanned-site.ts';
import { scanWebsite } from '../scan-website.ts';
import type { TestSite } from '../start-test-site.ts';
import { createSiteBrowser, type SiteBrowser } from './create-site-browser.ts';

const path = findBrowser() ?? '';
if (path === '') warnSkipped('pages that need script', 'no Chromium is installed');
const startSite = useTestSites();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-browser-'));
  folders.push(folder);
  return folder;
}

/** A high limit, because these tests do not measure time. */
const deadlineMs = 80_000;
const patient = { timeout: 180_000 };

const shell = `<!doctype html><html lang="en"><head><title>Tallow Roofing</title><meta name="viewport" content="width=device-width"></head><body>
<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/app.js"></script></body></html>`;
const app = `fetch('/firm.json').then((answer) => answer.json()).then((firm) => {
  document.getElementById('root').innerHTML = '<header class="head"><a href="/">' + firm.name + '</a></header><h1>' + firm.line + '</h1>'
    + '<p>' + firm.words + '</p><footer><a href="tel:' + firm.phone + '">' + firm.phone + '</a> <a href="mailto:' + firm.mail + '">write to us</a></footer>';
  const style = document.head.appendChild(document.createElement('style'));
  style.sheet.insertRule('.head{background:#5b2a86;color:#fff}');
  style.sheet.insertRule('a{color:#5b2a86}');
});`;
const firm = JSON.stringify({
  name: 'Tallow Roofing',
  line: 'Roofers in Leeds since 1987',
  words:
    'We mend roofs of slate and tile all over Leeds, replace gutters and chimneys, look after flat roofs and solar panels, and answer within a day, whatever the weather does. Ask us for a free survey with photographs of what we found.',
  phone: '0113 496 0000',
  mail: 'hello@tallowroofing.com',
});
const pages = { '/': shell, '/app.js': app, '/firm.json': firm };

function browserFor(site: TestSite, program = path): { browser: SiteBrowser; failures: string[] } {
  const failures: string[] = [];
  const browser = createSiteBrowser({ path: program }, as(site, 'tallowroofing.com'), (reason) =>
    failures.push(reason),
  );
  return { browser, failures };
}

/** A reply without its facts, which contain measurements and dates. */
function timeless({ facts: _facts, ...reply }: ScanReply): Omit<ScanReply, 'facts'> {
  return reply;
}

async function scanWithout(site: TestSite): Promise<Omit<ScanReply, 'facts'>> {
  return timeless(await scanWebsite('tallowroofing.com', as(site, 'tallowroofing.com')));
}

/** Command lines of processes that work for a visit, and their folders. */
function leftovers(): string[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    });
  return [...processes, ...readdirSync(tmpdir())].filter((line) =>
    line.includes(`firstlook-browser-${process.pid}-`),
  );
}

test('a website that needs script is reported as such without a browser', async () => {
  const site = await startSite(pages);
  const reply = await scanWebsite('tallowroofing.com', as(site, 'tallowroofing.com'));
  expect(reply.outcome).toBe('script-only');
  expect(reply.website).toMatchObject({ slogan: null, contactInfo: { phone: null, email: null } });
  expect(site.asked).not.toContain('/firm.json');
});

describe.skipIf(path === '')('with a browser', patient, () => {
  test('is read as visitors see it, with words, contact and the colours that its script set', async () => {
    const site = await startSite(pages);
    const { browser, failures } = browserFor(site);
    const options = { ...as(site, 'tallowroofing.com'), browser, deadlineMs };
    const reply = await scanWebsite('tallowroofing.com', options);
    expect(failures).toEqual([]);
    expect(reply.outcome).toBe('ok');
    expect(reply.website).toMatchObject({
      businessName: 'Tallow Roofing',
      slogan: 'Roofers in Leeds since 1987',
      primaryColor: '#5b2a86',
      contactInfo: { phone: '0113 496 0000', email: 'hello@tallowroofing.com' },
    });
    expect(JSON.stringify(reply)).not.toContain('JavaScript');
    await expect.poll(leftovers).toEqual([]);
  });

  test('a website with words of its own is read without a browser', async () => {
    const words = `<title>Tallow Roofing</title><h1>Roofers in Leeds</h1><p>${'We mend roofs of slate. '.repeat(20)}</p><script src="/app.js"></script>`;
    const site = await startSite({ ...pages, '/': words });
    const { browser } = browserFor(site);
    const reply = await scanWebsite('tallowroofing.com', {
      ...as(site, 'tallowroofing.com'),
      browser,
    });
    expect(reply.outcome).toBe('ok');
    expect(site.asked).not.toContain('/app.js');
  });

  test.each([
    ['an endless script', 'for (;;) {}', 'budget'],
    [
      'a page that fills the memory',
      'const all = []; setInterval(() => all.push(new Float64Array(2e7).fill(1)))',
      'memory',
    ],
    [
      'a page that is never done',
      'setInterval(() => fetch("/app.js"), 20); setInterval(() => alert(1))',
      'none',
    ],
  ])(
    '%s ends, leaves no process and no file, and the scan is as without a browser',
    async (_what, script) => {
      const site = await startSite({ ...pages, '/app.js': script });
      const { browser } = browserFor(site);
      const options = { ...as(site, 'tallowroofing.com'), browser, deadlineMs: 6000 };
      const reply = await scanWebsite('tallowroofing.com', options);
      expect(timeless(reply)).toEqual(await scanWithout(site));
      await expect.poll(leftovers).toEqual([]);
    },
  );

  test('a visit ends with the client who asked for it', async () => {
    const site = await startSite({ ...pages, '/app.js': 'for (;;) {}' });
    const left = new AbortController();
    const { browser, failures } = browserFor(site);
    const visit = browser.readPage(new URL(site.origin.replace(site.host, 'tallowroofing.com')), {
      budgetMs: deadlineMs,
      signal: left.signal,
    });
    await expect.poll(() => site.asked).toContain('/app.js');
    left.abort();
    expect(await visit).toBeUndefined();
    expect(failures).toEqual(['aborted']);
    await expect.poll(leftovers).toEqual([]);
  });

  test('pages are visited one after the other, and what waits longer than it can is left', async () => {
    const site = await startSite(pages);
    const { browser, failures } = browserFor(site);
    const url = new URL('http://tallowroofing.com/');
    const [first, second, late] = await Promise.all([
      browser.readPage(url, { budgetMs: deadlineMs }),
      browser.readPage(url, { budgetMs: deadlineMs }),
      browser.readPage(url, { budgetMs: 1250 }),
    ]);
    expect(first?.html).toContain('Roofers in Leeds');
    expect(second?.html).toBe(first?.html);
    expect(late).toBeUndefined();
    expect(failures).toEqual(['timed out in the queue']);
  });

  test('takes pictures of a website at desktop and phone width', async () => {
    const site = await startSite(pages);
    const { browser, failures } = browserFor(site);
    const taken = await browser.takePictures(new URL('http://tallowroofing.com/'), {
      budgetMs: deadlineMs,
    });
    expect(failures).toEqual([]);
    expect(taken?.url).toBe('http://tallowroofing.com/');
    expect(taken?.pictures.map(({ viewport, width, height }) => [viewport, width, height])).toEqual(
      [
        [1440, 1440, 900],
        [390, 780, 1688],
      ],
    );
    for (const { bytes, viewport } of taken?.pictures ?? []) {
      const { format, width } = await sharp(bytes).metadata();
      expect(format).toBe('webp');
      // The colour that the script gave the header is on the picture.
      const { data } = await sharp(bytes)
        .extract({
          left: Math.round(width / 2),
          top: viewport === 390 ? 28 : 14,
          width: 1,
          height: 1,
        })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data].map((part) => Math.round(part / 16))).toEqual([6, 3, 8]);
    }
  });
});

test.skipIf(path === '')('a browser that runs already is asked in its place', patient, async () => {
  const site = await startSite(pages);
  const canary = await startSite({});
  const folder = makeFolder();
  const running = spawn(
    path,
    [
      '--headless',
      '--no-sandbox',
      '--remote-debugging-port=0',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      `--user-data-dir=${folder}`,
    ],
    { stdio: 'ignore', detached: true },
  );
  const portFile = join(folder, 'DevToolsActivePort');
  await expect.poll(() => existsSync(portFile) && readFileSync(portFile, 'utf8')).toBeTruthy();
  const port = readFileSync(portFile, 'utf8').split('\n', 1)[0] ?? '';
  const failures: string[] = [];
  const browser = createSiteBrowser(
    { ws: `ws://127.0.0.1:${port}` },
    as(site, 'tallowroofing.com'),
    (reason) => failures.push(reason),
  );
  const url = new URL('http://tallowroofing.com/');
  const page = await browser.readPage(url, { budgetMs: deadlineMs });
  expect(failures).toEqual([]);
  expect(page?.html).toContain('Roofers in Leeds');
  const refused = await browser.readPage(new URL(canary.origin), { budgetMs: deadlineMs });
  expect(refused?.status).toBe(403);
  expect(canary.asked).toEqual([]);
  process.kill(-(running.pid ?? 0), 'SIGKILL');
});

test.each([
  ['ends at once', 'exit 1'],
  ['says nothing of itself', 'sleep 600'],
  ['dies while it is asked', 'kill -9 $$'],
])('a browser that %s leaves the scan as it is without one', async (_what, line) => {
  const site = await startSite(pages);
  const program = join(makeFolder(), 'browser');
  writeFileSync(program, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  const { browser, failures } = browserFor(site, program);
  const options = { ...as(site, 'tallowroofing.com'), browser, deadlineMs: 12_000 };
  const reply = await scanWebsite('tallowroofing.com', options);
  expect(timeless(reply)).toEqual(await scanWithout(site));
  expect(failures).toHaveLength(1);
  await expect.poll(leftovers).toEqual([]);
});
