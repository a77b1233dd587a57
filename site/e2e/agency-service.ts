import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser } from './browser.ts';
import { startService, type RunningService } from './start-service.ts';

interface AgencyService {
  service: RunningService;
  account: AgencyAccount;
}

/**
 * A service of their own and an agency in its trial, for the tests of one file. With `packs` it
 * compresses pages further in the background, for tests that measure bytes.
 */
export function useAgencyService({ packs = false } = {}): AgencyService {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-agency-'));
  const running = {} as AgencyService;
  beforeAll(async () => {
    if (!hasBrowser) return;
    const settings = { TRIAL_DAYS: '14', RATE_LIMITS: 'off' };
    running.service = await startService({
      folder,
      settings,
      without: packs ? ['preparation'] : ['packing', 'preparation'],
    });
    const account = { username: 'North & Co', subscribed: false };
    running.account = await openAccount(running.service.origin, account);
  });
  afterAll(async () => {
    if (hasBrowser) await running.service.end();
    rmSync(folder, { recursive: true, force: true });
  });
  return running;
}
