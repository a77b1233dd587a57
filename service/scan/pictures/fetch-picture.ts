import type { ScannedPicture } from '../../contract/scan.ts';
import { isAllowedByRobots } from '../fetch/ask-robots.ts';
import { openFetcher } from '../fetch/fetch-document.ts';
import { lookupBySystem, type Lookup } from '../fetch/open-agent.ts';
import { checkWebAddress, readWebAddress, type Exemptions } from '../fetch/read-web-address.ts';
import { ScanRefused } from '../scan-refused.ts';
import { runWork } from '../worker/run-work.ts';

const fetchMs = 8000;
const robotsMs = 2500;
const encodeMs = 10_000;

interface FetchOptions extends Exemptions {
  readonly lookup?: Lookup;
  readonly signal?: AbortSignal;
}

/**
 * Fetches a picture of a scanned website under the scanner's rules for addresses, at every
 * redirect, and re-encodes it.
 * @throws ScanRefused when an address is refused, forbidden by robots.txt, does not respond, or has
 * no picture
 * @throws Overloaded when no worker becomes free
 */
export async function fetchPicture(
  { url, page }: { readonly url: string; readonly page: string },
  options: FetchOptions,
): Promise<Omit<ScannedPicture, 'background'>> {
  const timeout = AbortSignal.timeout(fetchMs);
  const signal =
    options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  const fetcher = openFetcher(options, options.lookup ?? lookupBySystem, fetchMs);
  try {
    const source = readWebAddress(page, options);
    const address = checkWebAddress(url, undefined, options);
    const robotsSignal = AbortSignal.any([signal, AbortSignal.timeout(robotsMs)]);
    if (!(await isAllowedByRobots(fetcher, source, robotsSignal)))
      throw new ScanRefused('robots.txt forbids it');
    const file = await fetcher.fetch(address, 'photo', signal);
    if (file === 'late' || file.cut !== undefined) throw new ScanRefused('too slow or too large');
    if (file.status !== 200 || file.bytes === undefined)
      throw new ScanRefused(`answered ${file.status}`);
    const work = { kind: 'picture', role: 'opening', bytes: file.bytes } as const;
    const { result } = await runWork(work, { wallMs: encodeMs });
    if (typeof result === 'string') throw new ScanRefused(`the picture is ${result}`);
    const { type, width, height, base64 } = result;
    return { type, width, height, base64 };
  } catch (error) {
    // All other failures are the website's.
    if (error instanceof DOMException) throw new ScanRefused(error.message);
    throw error;
  } finally {
    await fetcher.close();
  }
}
