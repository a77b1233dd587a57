import type { SentWebsiteData } from '../contract/website-data.ts';
import { sentPictures } from './sent-pictures.ts';
import type { Deps } from '../deps.ts';
import type { LimitName } from '../limits.ts';

type Take = (address: string, userId: string, data?: SentWebsiteData) => Promise<void>;

interface DemoLimits {
  /**
   * Counts a new demo and the pictures sent with it.
   * @throws ServiceError too_many_requests
   */
  readonly takeCreation: Take;
  /**
   * Counts a change and its pictures.
   * @throws ServiceError too_many_requests
   */
  readonly takeChange: Take;
}

/** The limits of creating and changing demos, per account and per address. */
export function createDemoLimits({ store, limiter }: Pick<Deps, 'store' | 'limiter'>): DemoLimits {
  async function countHits(counted: readonly (readonly [LimitName, string])[]): Promise<void> {
    if (!limiter.on) return;
    await store.write(async (db) => {
      for (const [name, who] of counted) await limiter.takeWithin(db, name, who);
    });
  }

  /** One key per picture that must be encoded; a reference to a stored one costs nothing. */
  function pictureHits(
    address: string,
    userId: string,
    data: SentWebsiteData | undefined,
  ): (readonly [LimitName, string])[] {
    const uploads = sentPictures(data ?? {}).filter(
      ([, picture]) => picture !== null && 'base64' in picture,
    );
    return uploads.flatMap(() => [
      ['encode-picture-address', address] as const,
      ['encode-picture', userId] as const,
    ]);
  }

  return {
    takeCreation: (address, userId, data) =>
      countHits([
        ['create-demo-address', address],
        ['create-demo', userId],
        ...pictureHits(address, userId, data),
      ]),
    takeChange: (address, userId, data) =>
      countHits([['change-demo', userId], ...pictureHits(address, userId, data)]),
  };
}
