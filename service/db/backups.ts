import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findDamage } from './check-file.ts';

/** `firstlook-2026-11-21T20-41-52-123Z.sqlite`: names sort by time. */
const form = /^firstlook-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/u;

export interface Backup {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function backupName(at: number): string {
  return `firstlook-${new Date(at).toISOString().replaceAll(/[:.]/gu, '-')}.sqlite`;
}

/** The complete backups in a folder, the newest first. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, hour, minute, second, rest] = form.exec(name) ?? [];
      if (hour === undefined) return [];
      const at = Date.parse(`${hour}:${String(minute)}:${String(second)}.${String(rest)}Z`);
      return [{ path: join(folder, name), at }];
    })
    .sort((a, b) => b.at - a.at);
}

/** The file beside a backup that `sha256sum -c` reads. */
export function checksumFile(path: string): string {
  return `${path}.sha256`;
}

/** The SHA-256 of a file in hexadecimal; reads it in pieces. */
export async function computeChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The line that `sha256sum -c` reads. */
export function checksumLine(sum: string, path: string): string {
  return `${sum}  ${basename(path)}\n`;
}

/** The checksum stored with a backup; undefined without one. */
export function readChecksum(path: string): string | undefined {
  const file = checksumFile(path);
  return existsSync(file) ? /^[\da-f]{64}/u.exec(readFileSync(file, 'utf8'))?.[0] : undefined;
}

/** Whether a backup matches its checksum and is not damaged. */
async function isIntact(path: string): Promise<boolean> {
  try {
    return readChecksum(path) === (await computeChecksum(path)) && findDamage(path) === undefined;
  } catch {
    return false;
  }
}

/** The path of the newest backup in a folder that is not damaged; undefined without one. */
export async function newestIntactBackup(folder: string): Promise<string | undefined> {
  for (const { path } of listBackups(folder)) if (await isIntact(path)) return path;
  return undefined;
}
