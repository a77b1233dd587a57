import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBusinessSite } from './business-site.ts';
import { startService } from './start-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the service under test answers. */
    origin: string;
    /** Host and port of the prospect's website that is scanned. */
    businessHost: string;
    /** The folder in which mails land. */
    outbox: string;
  }
}

/**
 * An access code of the local demo login, and the address of an account that needs no subscription.
 */
export const accessCode = 'open sesame';
export const listedEmail = 'listed@agency.example';

/**
 * Starts the real service on the built site, with a database of its own, for all browser tests of a
 * run.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env['NO_BROWSER'] === '1') return undefined;
  const business = await startBusinessSite();
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-e2e-'));
  const service = await startService({
    folder,
    settings: {
      SCAN_ALLOW_HOSTS: business.host,
      BUILDER_WHITELIST: listedEmail,
      // What people meet who have no access, which a trial would give them.
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
