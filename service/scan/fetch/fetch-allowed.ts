import { isAllowedByRobots } from './ask-robots.ts';
import type { FetchedDocument, Fetcher } from './fetch-document.ts';

const robotsMs = 2500;

/** Fetches a page if the robots.txt of each host on the way allows it. */
export async function fetchAllowed(
  fetcher: Fetcher,
  start: URL,
  signal: AbortSignal,
): Promise<FetchedDocument | 'late' | 'forbidden'> {
  const asked = new Set<string>();
  const requireAllowed = async (at: URL): Promise<void> => {
    if (asked.has(at.host)) return;
    asked.add(at.host);
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(robotsMs)]);
    if (!(await isAllowedByRobots(fetcher, at, timeout))) throw new Forbidden();
  };
  try {
    await requireAllowed(start);
    return await fetcher.fetch(start, 'page', signal, requireAllowed);
  } catch (error) {
    if (error instanceof Forbidden) return 'forbidden';
    throw error;
  }
}

class Forbidden extends Error {}
