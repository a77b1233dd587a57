import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import type { Scanner } from './routes.ts';
import { ScanRefused } from './scan-refused.ts';
import { scanSource, scanWebsite } from './scan-website.ts';

/** The scanner as the service uses it: the operator's exceptions, reasons in the log, refusals as the one answer they have. */
export function createScanner(env: Pick<Env, 'scanAllowHosts' | 'scanResolve'>, log: Logger): Scanner {
  return async ({ url, source, signal, onStage }) => {
    const options = {
      allowHosts: env.scanAllowHosts,
      resolve: env.scanResolve,
      signal,
      onStage,
      log: (event: object) => log.info(event, 'scan'),
    };
    try {
      return source === undefined ? await scanWebsite(url, options) : await scanSource(source, url, options);
    } catch (error) {
      if (error instanceof ScanRefused)
        throw new ServiceError('unreachable_site', error.message, { fields: { url: error.message } });
      throw error;
    }
  };
}
