import { Overloaded } from './worker/overloaded.ts';

export interface AdmissionLimits {
  /** Scans that run at the same time. */
  readonly maxRunning: number;
  /** Scans that wait for their turn; when there are more, a scan is refused immediately. */
  readonly waiting: number;
  readonly timeoutMs: number;
}

/**
 * Eight large pages in memory at a time; each needs a worker for a third of a second and waits for
 * the network otherwise.
 */
const defaultLimits: AdmissionLimits = { maxRunning: 8, waiting: 24, timeoutMs: 12_000 };

/**
 * Runs a few scans at a time, in order of arrival. The time limit of a scan starts with its turn. A
 * client that disconnects stops waiting.
 * @throws Overloaded when too many wait, or the turn does not come in time
 */
export function createAdmission(
  limits: Partial<AdmissionLimits> = {},
): <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  const { maxRunning, waiting, timeoutMs } = { ...defaultLimits, ...limits };
  const turns: (() => void)[] = [];
  let running = 0;

  function waitForTurn(signal: AbortSignal): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (turns.length >= waiting) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        const at = turns.indexOf(begin);
        if (at !== -1) turns.splice(at, 1);
        reject(new Overloaded());
      };
      const timer = setTimeout(leave, timeoutMs);
      signal.addEventListener('abort', leave);
      turns.push(begin);
    });
  }

  return async (work, signal) => {
    await waitForTurn(signal);
    try {
      return await work();
    } finally {
      // Passes the turn on directly, so that no later caller gets it first.
      const next = turns.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
