import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { openFetcher } from '../scan/fetch/fetch-document.ts';
import { lookupBySystem } from '../scan/fetch/open-agent.ts';
import { isRaster } from '../scan/pictures/read-logo.ts';
import { checkWebAddress } from '../scan/fetch/read-web-address.ts';

const edge = 96;
const maxPixels = 4_000_000;
const connectMs = 3000;
const fetchMs = 6000;
const packSeconds = 3;
/** Limit of waiting pictures; accounts beyond it keep their current one. */
const maxWaiting = 20;

/**
 * The picture as 96 by 96 WebP, without metadata.
 * @throws Error unless it is a small raster picture.
 */
async function encodeAvatar(bytes: Uint8Array): Promise<Buffer> {
  if (!isRaster(bytes)) throw new Error('not a raster picture');
  // Loaded on first use: it takes 20 MB.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
    .rotate()
    .resize(edge, edge, { fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: packSeconds })
    .toBuffer();
}

/**
 * Copies the picture of a provider's account to ours, so that no visitor's browser contacts the
 * provider. It is fetched under the scanner's rules for addresses, one at a time, in the
 * background. Without a picture the account shows its initial.
 */
export function createAvatars(
  deps: Pick<Deps, 'env' | 'store' | 'log'>,
): (userId: string, picture: string) => void {
  const { env, store, log } = deps;
  const exempt = { allowHosts: env.scanAllowHosts, resolve: env.scanResolve };
  let waiting = 0;
  let last = Promise.resolve();

  async function storeAvatar(userId: string, picture: string): Promise<void> {
    const fetcher = openFetcher(exempt, lookupBySystem, connectMs);
    try {
      const url = checkWebAddress(picture, undefined, exempt);
      const found = await fetcher.fetch(url, 'image', AbortSignal.timeout(fetchMs));
      if (found === 'late' || found.status !== 200 || !found.bytes || found.cut !== undefined)
        return;
      const avatar = await encodeAvatar(found.bytes);
      await store.write(async (db) => {
        await db.update(users).set({ avatar }).where(eq(users.id, userId));
      });
    } catch (error) {
      log.info({ err: error }, 'no picture for an account');
    } finally {
      await fetcher.close();
    }
  }

  return (userId, picture) => {
    if (waiting >= maxWaiting) return;
    waiting += 1;
    last = last.then(() => storeAvatar(userId, picture)).finally(() => (waiting -= 1));
  };
}
