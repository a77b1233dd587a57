import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { listVerifiedNames } from './queries.ts';

/** Where this process's web server finds the names that it may get certificates for. */
export function hostFolder({ dataDir }: Pick<Deps['env'], 'dataDir'>): string {
  return join(dataDir, 'hosts');
}

/**
 * Makes the folder hold one empty file for each verified host, and nothing else. A file appears and
 * vanishes in one step, so that the web server never reads half of one.
 */
export async function writeHostFolder({ env, store }: Pick<Deps, 'env' | 'store'>): Promise<void> {
  const folder = hostFolder(env);
  await mkdir(folder, { recursive: true });
  // Read before the database, so that a file of another process that is newer than both stays.
  const present = new Set(await readdir(folder));
  const wanted = new Set(await listVerifiedNames(store.read));
  for (const host of wanted)
    if (!present.has(host)) await writeFile(join(folder, host), '', { flag: 'a' });
  for (const name of present)
    if (!wanted.has(name)) await rm(join(folder, name), { recursive: true, force: true });
}
