import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';
import { agentName } from '../fetch/send-request.ts';
import type { BrowserPlace } from './visit-messages.ts';

/**
 * Closes connections that bypass a proxy, and Chromium's own requests, in addition to Playwright's
 * flags.
 */
const flags = [
  // Sends requests to loopback through the proxy too, which Chromium does not by default.
  '--proxy-bypass-list=<-loopback>',
  // Forbids name resolution, except for the proxy's address.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-background-networking',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-gpu',
  '--js-flags=--max-old-space-size=256',
];

export interface OpenBrowser {
  readonly browser: Browser;
  /** The process that was started; undefined for a browser that ran already. */
  readonly pid: number | undefined;
  readonly newContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

/** A browser whose every connection goes through the proxy at `proxyPort` on this machine. */
export async function openBrowser(place: BrowserPlace, proxyPort: number): Promise<OpenBrowser> {
  const proxy = { server: `http://127.0.0.1:${proxyPort}` };
  if ('ws' in place) {
    const browser = await chromium.connectOverCDP(devToolsAddress(place.ws));
    return {
      browser,
      pid: undefined,
      newContext: (options) => newContext(browser, { ...options, proxy }),
    };
  }
  const server = await chromium.launchServer({
    executablePath: place.path,
    args: flags,
    proxy,
    host: '127.0.0.1',
    // Chromium cannot make its sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    pid: server.process().pid,
    newContext: (options) => newContext(browser, options),
  };
}

/**
 * The DevTools address. One without a path returns the browser's WebSocket address, which changes
 * with every start.
 */
function devToolsAddress(ws: string): string {
  const url = new URL(ws);
  return url.pathname === '/' ? `http${url.protocol === 'wss:' ? 's' : ''}://${url.host}` : ws;
}

async function newContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...options,
    serviceWorkers: 'block',
    acceptDownloads: false,
    // User agent name for robots.txt, in the form of search engines.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${agentName}/1.0) Chrome/${browser.version()} Safari/537.36`,
  });
  // Removes WebRTC, which sends UDP past any proxy; the headless shell ignores the flags for it.
  await context.addInitScript(
    `for (const name of ${JSON.stringify(withoutProxy)}) delete globalThis[name];`,
  );
  return context;
}

const withoutProxy = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'WebTransport',
];
