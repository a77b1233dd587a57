import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { createSiteBrowser, type SiteBrowser } from './create-site-browser.ts';

/** The browser of the service's settings, with causes of failures in the log. */
export function openSiteBrowser(
  env: Pick<Env, 'scanAllowHosts' | 'scanResolve' | 'browser'>,
  log: Logger,
): SiteBrowser | undefined {
  const exempt = { allowHosts: env.scanAllowHosts, resolve: env.scanResolve };
  return (
    env.browser &&
    createSiteBrowser(env.browser, exempt, (reason, host) =>
      log.info({ event: 'scan-browser-failed', host, reason }, 'scan'),
    )
  );
}
