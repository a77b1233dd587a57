import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBusinessSite } from './business-site.ts';
import { startService } from './start-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the tested service. */
    origin: string;
    /** Host and port of the scanned website. */
    businessHost: string;
    /** The folder to which mails are written. */
    outbox: string;
  }
}

/** An access code for demo access, and the address of an account that needs no subscription. */
export const accessCode = 'open sesame';
export const listedEmail = 'listed@agency.example';

/** Starts the service on the built site with its own database, for all browser tests of a run. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env['NO_BROWSER'] === '1') return undefined;
  const business = await startBusinessSite();
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-e2e-'));
  const service = await startService({
    folder,
    without: ['packing'],
    settings: {
      SCAN_ALLOW_HOSTS: business.host,
      BUILDER_WHITELIST: listedEmail,
      // Without a trial, new accounts have no access, which the tests need.
      TRIAL_DAYS: '0',
      DEMO_ACCESS_CODES: `agency:${createHash('sha256').update(accessCode).digest('hex')}`,
    },
  });
  project.provide('origin', service.origin);
  project.provide('businessHost', business.host);
  project.provide('outbox', service.outbox);
  return async () => {
    await service.end();
    business.server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
