import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { ServiceError } from '../errors.ts';
import type { Scanner } from './routes.ts';

export function createScanner(env: Pick<Env, 'scanAllowHosts' | 'scanResolve'>, log: Logger): Scanner {
  return async ({ url, source, signal, onStage }) => {
    const name = './scan-website.ts';
    const { scanWebsite, scanSource, ScanRefused } = await import(name);
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
      if (error instanceof ScanRefused) throw new ServiceError('unreachable_site', (error as Error).message);
      throw error;
    }
  };
}
