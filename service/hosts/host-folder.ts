import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { listVerifiedNames } from './queries.ts';

/** The folder from which this machine's web server reads the names that may get certificates. */
function hostFolder({ dataDir }: Pick<Deps['env'], 'dataDir'>): string {
  return join(dataDir, 'hosts');
}

/**
 * Writes one empty file per verified host, and deletes all others. Files are created and deleted
 * atomically, so the web server sees no partial state.
 */
export async function writeHostFolder({ env, store }: Pick<Deps, 'env' | 'store'>): Promise<void> {
  const folder = hostFolder(env);
  await mkdir(folder, { recursive: true });
  // Read before the database, so that a newer file of another process is kept.
  const present = new Set(await readdir(folder));
  const verified = new Set(await listVerifiedNames(store.read));
  for (const host of verified)
    if (!present.has(host)) await writeFile(join(folder, host), '', { flag: 'a' });
  for (const name of present)
    if (!verified.has(name)) await rm(join(folder, name), { recursive: true, force: true });
}
