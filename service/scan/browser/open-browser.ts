import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';
import { agentName } from '../fetch/fetch-document.ts';
import type { BrowserPlace } from './visit-messages.ts';

/**
 * Ways out that no proxy sees, and calls of the browser's own. Playwright's own flags do the rest.
 */
const flags = [
  // Loopback too: Chromium would ask the proxy for everything but this machine.
  '--proxy-bypass-list=<-loopback>',
  // The browser resolves no name; without the exception it would not find the proxy.
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

/** An address without a path is asked for the browser's own, which changes with every start. */
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
    // The name that a site may refuse in robots.txt, in the form that search engines use.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${agentName}/1.0) Chrome/${browser.version()} Safari/537.36`,
  });
  // The headless shell ignores the flags for WebRTC, which sends UDP past any proxy.
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
