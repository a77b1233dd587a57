import type { Logger } from 'pino';
import type { ScanReply } from '../contract/scan.ts';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import type { SiteBrowser } from './browser/create-site-browser.ts';
import { createAdmission, type AdmissionLimits } from './admit-scans.ts';
import { createReplyCache } from './cache-replies.ts';
import { Overloaded, scannerBusy } from './worker/overloaded.ts';
import { readWebAddress } from './fetch/read-web-address.ts';
import type { Scanner, ScanRequest } from './scanner.ts';
import { ScanRefused } from './scan-refused.ts';

/**
 * The service's scanner: with the operator's exempt hosts, causes in the log, one sentence for all
 * refusals, and a cache of an hour.
 */
export function createScanner(
  {
    scanAllowHosts: allowHosts,
    scanResolve: resolve,
    browser,
  }: Pick<Env, 'scanAllowHosts' | 'scanResolve'> & { readonly browser?: SiteBrowser | undefined },
  log: Logger,
  now: () => number = Date.now,
  limits: Partial<AdmissionLimits> = {},
): Scanner {
  const admit = createAdmission(limits);
  const cache = createReplyCache(now);
  const exempt = { allowHosts, resolve };

  return async (request) => {
    try {
      return await scan(request);
    } catch (error) {
      if (error instanceof ScanRefused)
        throw new ServiceError('unreachable_site', error.message, {
          fields: { url: error.message },
        });
      if (error instanceof Overloaded) throw scannerBusy();
      throw error;
    }
  };

  async function scan(request: ScanRequest): Promise<ScanReply> {
    const { url, source, again, signal, onStage, onFound } = request;
    const options = {
      ...exempt,
      browser,
      signal,
      onStage,
      onFound,
      log: (event: object) => log.info(event, 'scan'),
    };
    const { scanSource, scanWebsite } = await import('./scan-website.ts');
    if (source !== undefined) return admit(() => scanSource(source, url, options), signal);
    const address = readAddress(url);
    const known = address === undefined || again === true ? undefined : cache.get(address);
    if (known !== undefined) {
      onStage('done');
      return known;
    }
    const reply = await admit(() => scanWebsite(url, options), signal);
    // Not cached, because the browser may have been busy.
    const isUnread = browser !== undefined && reply.outcome === 'script-only';
    if (address !== undefined && !signal.aborted && !isUnread) cache.keep(address, reply);
    return reply;
  }

  /** Undefined for a refused address; the scan itself refuses it and logs the reason. */
  function readAddress(url: string): string | undefined {
    try {
      return readWebAddress(url, exempt).href;
    } catch {
      return undefined;
    }
  }
}
