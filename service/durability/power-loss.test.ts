import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findDamage } from '../db/check-file.ts';
import { driveClients } from '../testing/drive-clients.ts';
import { findLosses } from '../testing/find-losses.ts';
import { clientEmails, createClients } from '../testing/load-clients.ts';
import { isFullRun } from '../testing/full-run.ts';
import { mountingFails, runProgram, warnSkipped, unmount } from '../testing/find-program.ts';
import { databasePath, startService, type ServiceProcess } from '../testing/start-service.ts';

/** Runs on a loop-mounted file system, only in the full run and as root. */
const obstacle = isFullRun ? mountingFails() : 'part of the full run';
if (obstacle !== undefined) warnSkipped('losing power on a loop-mounted ext4', obstacle);

const folder = mkdtempSync(join(tmpdir(), 'firstlook-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs the service on an ext4 image, and copies the image during writes. Like the disk after a
 * power failure, the copy lacks the unwritten pages of the system's cache.
 */
async function losePower(synchronous: 'FULL' | 'NORMAL'): Promise<string[]> {
  const disk = join(folder, 'disk.img');
  const mounted = join(folder, 'disk');
  const after = join(folder, 'after');
  for (const place of [mounted, after]) mkdirSync(place, { recursive: true });
  writeFileSync(disk, '');
  runProgram('truncate', '-s', '96M', disk);
  runProgram('mkfs.ext4', '-q', '-F', disk);
  // The file system commits only once a minute by itself, so the disk contains what was flushed.
  runProgram('mount', '-o', 'loop,commit=60', disk, mounted);
  const copy = `${disk}.copy`;
  let service: ServiceProcess | undefined;
  try {
    const clients = await createClients(databasePath(mounted), 16);
    runProgram('sync', '-f', mounted);
    service = await startService({
      folder: mounted,
      variables: { TEST_ACCOUNTS: clientEmails(16), SYNCHRONOUS: synchronous },
    });
    const load = driveClients(service.origin, clients);
    while (load.acknowledged() < 40) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    service.child.kill('SIGSTOP');
    copyFileSync(disk, copy);
    await service.kill('SIGKILL');
    await load.stopped;
    expect(load.unexpected).toEqual([]);
    runProgram('mount', '-o', 'loop', copy, after);
    try {
      const file = databasePath(after);
      const flaw = findDamage(file, { thorough: true });
      return [
        ...(flaw === undefined ? [] : [flaw]),
        ...(await findLosses(file, clients, load.registered)),
      ];
    } finally {
      unmount(after);
    }
  } finally {
    service?.child.kill('SIGKILL');
    await service?.ended;
    unmount(mounted);
    rmSync(copy, { force: true });
  }
}

describe.skipIf(obstacle !== undefined)('when the power fails', () => {
  test(
    'nothing is lost that was acknowledged, in fifty rounds',
    { timeout: 1_800_000 },
    async () => {
      for (let round = 0; round < 50; round += 1) expect(await losePower('FULL')).toEqual([]);
    },
  );

  test(
    'the control without a flush at each commit loses writes, so this can fail',
    { timeout: 300_000 },
    async () => {
      const lost: string[] = [];
      for (let round = 0; round < 3; round += 1) lost.push(...(await losePower('NORMAL')));
      expect(lost).not.toEqual([]);
    },
  );
});
