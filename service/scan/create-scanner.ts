import type { Logger } from 'pino';
import type { ScanReply } from '../contract/scan.ts';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import { createReplyCache } from './cache-replies.ts';
import { readWebAddress } from './read-web-address.ts';
import type { Scanner, ScanRequest } from './routes.ts';
import { ScanRefused } from './scan-refused.ts';
import { scanSource, scanWebsite } from './scan-website.ts';

/** The scanner as the service uses it: the operator's exceptions, reasons in the log, refusals as the one answer they have, replies kept for an hour. */
export function createScanner(
  env: Pick<Env, 'scanAllowHosts' | 'scanResolve'>,
  log: Logger,
  now: () => number = Date.now,
): Scanner {
  const cache = createReplyCache(now);
  const exempt = { allowHosts: env.scanAllowHosts, resolve: env.scanResolve };

  return async (request) => {
    try {
      return await scan(request);
    } catch (error) {
      if (error instanceof ScanRefused)
        throw new ServiceError('unreachable_site', error.message, { fields: { url: error.message } });
      throw error;
    }
  };

  async function scan({ url, source, signal, onStage }: ScanRequest): Promise<ScanReply> {
    const options = { ...exempt, signal, onStage, log: (event: object) => log.info(event, 'scan') };
    if (source !== undefined) return scanSource(source, url, options);
    const address = addressOf(url);
    const known = address === undefined ? undefined : cache.get(address);
    if (known !== undefined) {
      onStage('done');
      return known;
    }
    const reply = await scanWebsite(url, options);
    if (address !== undefined && !signal.aborted) cache.keep(address, reply);
    return reply;
  }

  /** Undefined for an address that is refused; the scan itself says so, and logs why. */
  function addressOf(url: string): string | undefined {
    try {
      return readWebAddress(url, exempt).href;
    } catch {
      return undefined;
    }
  }
}
