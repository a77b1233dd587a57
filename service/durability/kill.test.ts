import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDamage } from '../db/check-file.ts';
import { driveClients } from '../testing/drive-clients.ts';
import { findLosses } from '../testing/find-losses.ts';
import { clientEmails, createClients } from '../testing/load-clients.ts';
import { isFullRun } from '../testing/full-run.ts';
import { databasePath, startService } from '../testing/start-service.ts';

const rounds = isFullRun ? 200 : 2;
const folder = mkdtempSync(join(tmpdir(), 'firstlook-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  `a service that is killed ${rounds} times during writes loses nothing acknowledged and has no partial write`,
  async () => {
    const file = databasePath(folder);
    const clients = await createClients(file, 16);
    const registered: string[] = [];
    let acknowledged = 0;
    for (let round = 0; round < rounds; round += 1) {
      const service = await startService({
        folder,
        variables: { TEST_ACCOUNTS: clientEmails(16) },
      });
      const load = driveClients(service.origin, clients);
      // The process is killed at a random moment after the first writes.
      while (load.acknowledged() < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 180));
      expect(await service.kill('SIGKILL')).toBe('SIGKILL');
      await load.stopped;
      expect(load.unexpected).toEqual([]);
      acknowledged += load.acknowledged();
      registered.push(...load.registered);
      expect(findDamage(file, { thorough: true })).toBeUndefined();
      expect(await findLosses(file, clients, registered)).toEqual([]);
    }
    expect(acknowledged).toBeGreaterThan(rounds);
  },
  isFullRun ? 3_600_000 : 120_000,
);
