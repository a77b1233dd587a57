import type { VisitorHash } from '../visits/hash-visitor.ts';
import { utcDay } from '../visits/utc-day.ts';
import { tooManyRequests } from '../limits.ts';

const minuteMs = 60_000;
/** One person reading sends about sixty a minute; an office has one address. */
const maxOfAddress = 3000;
/** Browsers behind one address that are measured on a day; a browser's name is quickly changed. */
const maxBrowsers = 60;
const maxAddresses = 50_000;

interface Seen {
  minute: number;
  beacons: number;
  readonly browsers: Set<string>;
}

/**
 * Limits what one address can send, by its hash of the day and in memory only: no address is kept.
 */
export function createSignalBudget({
  on,
  now,
}: {
  /** False when the operator has turned limits off. */
  readonly on: boolean;
  readonly now: () => number;
}): {
  /**
   * Whether signals of this browser are taken.
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
      if (known.beacons > maxOfAddress) throw tooManyRequests((minute + 1) * minuteMs - at);
      if (known.browsers.size < maxBrowsers) known.browsers.add(visitor);
      return known.browsers.has(visitor);
    },
  };
}
