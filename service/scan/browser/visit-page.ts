import type { BrowserContext, Page, Response } from 'playwright-core';
import { lookupBySystem } from '../fetch/open-agent.ts';
import { findExemption } from '../fetch/read-web-address.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { openGuard } from './guard-proxy.ts';
import { openBrowser, type OpenBrowser } from './open-browser.ts';
import { snapshotPage } from './snapshot-page.ts';
import {
  pictureWidths,
  type ServedFiles,
  type SitePicture,
  type VisitJob,
  type VisitResult,
} from './visit-messages.ts';

/** Share of the time for a page to load and to settle; the rest is for reading it. */
const loadingShare = 0.75;
/** Share of the remaining time in which scripts may load more after the page's load event. */
const settlingShare = 0.5;

function screenSize(width: SitePicture['viewport']): { width: number; height: number } {
  return { width, height: width === 1440 ? 900 : 844 };
}

/**
 * Opens a page in a browser behind the guard and returns what the job requests. The browser ends
 * with this process.
 */
export async function visitPage(
  job: VisitJob,
  onStart: (browserPid: number) => void,
): Promise<VisitResult> {
  const end = performance.now() + job.budgetMs;
  const left = (): number => Math.max(1, end - performance.now());
  const guard = await openGuard({ exempt: job.exempt, lookup: lookupBySystem });
  const opened = await within(left(), openBrowser(job.browser, guard.port));
  if (opened.pid !== undefined) onStart(opened.pid);
  const url = new URL(job.address);
  // Exempt hosts of tests are served over plain http.
  const isPlain = findExemption(url, job.exempt)?.plain === true;
  const { protocol } = url;
  if (isPlain) url.protocol = 'http:';
  const named = (address: string): string => {
    const at = new URL(address);
    if (isPlain && at.hostname === url.hostname) at.protocol = protocol;
    return at.href;
  };

  if (job.wants === 'page') {
    const { page, response } = await load(opened, {
      address: url.href,
      width: 1440,
      ms: left() * loadingShare,
    });
    const session = await within(left(), page.context().newCDPSession(page));
    const { html, url: at } = await within(left(), snapshotPage(session));
    const last = response();
    const headers = last === undefined ? {} : last.headers();
    return { kind: 'page', page: { url: named(at), html, status: last?.status() ?? 200, headers } };
  }
  const pictures: SitePicture[] = [];
  let at = url.href;
  for (const viewport of pictureWidths) {
    const share = left() / (pictureWidths.length - pictures.length);
    const { page } = await load(opened, {
      address: url.href,
      width: viewport,
      ms: share * loadingShare,
      files: job.files,
    });
    const session = await within(left(), page.context().newCDPSession(page));
    const { data } = await within(
      left(),
      session.send('Page.captureScreenshot', {
        format: 'png',
        clip: { ...screenSize(viewport), x: 0, y: 0, scale: viewport < 600 ? 2 : 1 },
      }),
    );
    at = page.url();
    const sharp = await loadSharp();
    const shot = sharp(Buffer.from(data, 'base64'));
    const encoded = job.files ? shot.jpeg({ quality: 82 }) : shot.webp({ quality: 80 });
    const { data: bytes, info } = await encoded.toBuffer({ resolveWithObject: true });
    pictures.push({
      viewport,
      width: info.width,
      height: info.height,
      bytes: new Uint8Array(bytes),
    });
  }
  return { kind: 'pictures', url: named(at), pictures };
}

interface LoadOptions {
  readonly address: string;
  readonly width: SitePicture['viewport'];
  readonly ms: number;
  readonly files?: ServedFiles | undefined;
}

/** Answers every request from files; one without a file fails. */
async function serveFiles(context: BrowserContext, files: ServedFiles): Promise<void> {
  await context.route('**/*', async (route) => {
    const file = files.get(decodeURI(new URL(route.request().url()).pathname));
    if (!file) return route.abort();
    return route.fulfill({ contentType: file.type, body: Buffer.from(file.bytes) });
  });
}

/**
 * Loads a page until its network is idle or the time is up. Closes popups and dismisses dialogs.
 */
async function load(
  { newContext }: OpenBrowser,
  { address, width, ms, files }: LoadOptions,
): Promise<{ page: Page; response: () => Response | undefined }> {
  const end = performance.now() + ms;
  const left = (): number => Math.max(1, end - performance.now());
  const isPhone = width < 600;
  const context = await within(
    left(),
    newContext({
      viewport: screenSize(width),
      ...(isPhone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
    }),
  );
  if (files) await within(left(), serveFiles(context, files));
  const page = await within(left(), context.newPage());
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  let last: Response | undefined;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      last = response;
  });
  await page.goto(address, { waitUntil: 'commit', timeout: left() });
  await page.waitForLoadState('load', { timeout: left() }).catch(() => undefined);
  // Some pages never become idle.
  await page
    .waitForLoadState('networkidle', { timeout: left() * settlingShare })
    .catch(() => undefined);
  return { page, response: () => last };
}

/** The browser may never respond, because a page can block it. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer of the browser in time')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
