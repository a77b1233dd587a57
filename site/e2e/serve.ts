import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBusinessSite } from './business-site.ts';

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

/** An access code of the local demo login, and the address of an account that needs no subscription. */
export const accessCode = 'open sesame';
export const listedEmail = 'listed@agency.example';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

/** Starts the real service on the built site, with a database of its own, for all browser tests of a run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['NO_BROWSER'] === '1') return undefined;
  const business = await startBusinessSite();
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-e2e-'));
  const port = await freePort();
  const service = spawn(process.execPath, ['service/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      SCAN_ALLOW_HOSTS: business.host,
      BUILDER_WHITELIST: listedEmail,
      DEMO_ACCESS_CODES: `agency:${createHash('sha256').update(accessCode).digest('hex')}`,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/api/health`);
  project.provide('origin', origin);
  project.provide('businessHost', business.host);
  project.provide('outbox', join(folder, 'outbox'));
  return async () => {
    service.kill('SIGTERM');
    await new Promise((resolve) => service.once('exit', resolve));
    business.server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
