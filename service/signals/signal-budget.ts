import type { VisitorHash } from '../visits/hash-visitor.ts';
import { utcDay } from '../visits/utc-day.ts';
import { tooManyRequests } from '../limits.ts';

const minuteMs = 60_000;
/**
 * Maximum beacons per minute and address: a reader sends about sixty, and an office shares one
 * address.
 */
const maxBeaconsPerAddress = 3000;
/** Maximum measured browsers per address and day, because a browser's name is easily changed. */
const maxBrowsers = 60;
const maxAddresses = 50_000;

interface Seen {
  minute: number;
  beacons: number;
  readonly browsers: Set<string>;
}

/**
 * Limits the beacons of an address, by its daily hash and in memory only, so that no address is
 * stored.
 */
export function createSignalBudget({
  on,
  now,
}: {
  /** False if the operator switched limits off. */
  readonly on: boolean;
  readonly now: () => number;
}): {
  /**
   * Whether signals of this browser are accepted.
   * @throws ServiceError too_many_requests
   */
  readonly admit: (hash: VisitorHash) => boolean;
} {
  let day = '';
  const seen = new Map<string, Seen>();
  return {
    admit: ({ address, visitor }) => {
      if (!on) return true;
      const at = now();
      if (utcDay(at) !== day || seen.size > maxAddresses) seen.clear();
      day = utcDay(at);
      const minute = Math.floor(at / minuteMs);
      const known = seen.get(address) ?? { minute, beacons: 0, browsers: new Set<string>() };
      seen.set(address, known);
      if (known.minute !== minute) [known.minute, known.beacons] = [minute, 0];
      known.beacons += 1;
      if (known.beacons > maxBeaconsPerAddress) throw tooManyRequests((minute + 1) * minuteMs - at);
      if (known.browsers.size < maxBrowsers) known.browsers.add(visitor);
      return known.browsers.has(visitor);
    },
  };
}
