import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { listBackups } from './backups.ts';
import { openStore } from './open.ts';
import { scheduleBackups } from './schedule-backups.ts';
import { useBackedStore } from './testing/use-backed-store.ts';

const hour = 60 * 60 * 1000;
const backed = useBackedStore();

describe('the service', () => {
  const start = (
    everyHours: number,
    now = Date.now,
  ): [ReturnType<typeof scheduleBackups>, string[]] => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    return [
      scheduleBackups({
        source: backed.source,
        folder: backed.backups,
        everyHours,
        keep: 2,
        now,
        log,
      }),
      lines,
    ];
  };

  test('backs its database up when the newest backup is old enough, and not before', async () => {
    const clock = { now: Date.now() };
    const [scheduled, lines] = start(24, () => clock.now);
    await scheduled.backUpIfDue();
    await scheduled.backUpIfDue();
    expect(listBackups(backed.backups)).toHaveLength(1);
    expect(scheduled.newestBackupTime()).toBe(clock.now);
    clock.now += 23 * hour;
    await scheduled.backUpIfDue();
    expect(listBackups(backed.backups)).toHaveLength(1);
    clock.now += hour;
    await scheduled.backUpIfDue();
    expect(listBackups(backed.backups)).toHaveLength(2);
    // A clock that was once a year ahead does not stop backed.backups for a year.
    clock.now -= 365 * 24 * hour;
    await scheduled.backUpIfDue();
    expect(scheduled.failures()).toBe(0);
    expect(lines.filter((line) => line.includes('backup made'))).toHaveLength(3);
    scheduled.end();
  });

  test('says in its log that a backup failed, counts it, and tries again', async () => {
    mkdirSync(backed.backups);
    const [scheduled, lines] = start(24);
    await backed.store.close();
    rmSync(backed.source);
    await scheduled.backUpIfDue();
    expect(scheduled.failures()).toBe(1);
    expect(lines.join('')).toContain('backup failed');
    backed.store = openStore(backed.source);
    await scheduled.backUpIfDue();
    expect(listBackups(backed.backups)).toHaveLength(1);
    scheduled.end();
  });

  test('makes none with an interval of 0', async () => {
    const [scheduled] = start(0);
    await scheduled.backUpIfDue();
    expect(existsSync(backed.backups)).toBe(false);
    scheduled.end();
  });
});
