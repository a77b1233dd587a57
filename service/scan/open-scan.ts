import type { ScanStage } from '../contract/scan.ts';
import type { Extracted, Extraction } from './extraction.ts';
import { openFetcher } from './fetch/fetch-document.ts';
import type { Fetcher } from './fetch/fetch-document.ts';
import { lookupBySystem } from './fetch/open-agent.ts';
import type { ScanEvent, ScanOptions } from './scan-options.ts';
import { runWork } from './worker/run-work.ts';
import type { WorkFailure } from './worker/worker-messages.ts';

const defaultDeadlineMs = 8000;
// Reserved for reading what was fetched.
const readingMs = 1500;

/** A scan in progress: its connections, its clock and its private log. */
export interface OpenScan {
  readonly host: string;
  readonly options: ScanOptions;
  readonly fetcher: Fetcher;
  readonly deadlineMs: number;
  readonly now: () => number;
  /** Aborts when the client has disconnected or the time for fetching is over. */
  readonly signal: AbortSignal;
  /** Time left for the whole scan, and for its fetching. */
  readonly leftMs: () => number;
  readonly leftToFetchMs: () => number;
  readonly stage: (name: ScanStage) => void;
  readonly log: (event: ScanEvent['event'], reason: string) => void;
  /**
   * Runs a task in a worker. The time spent waiting for a worker extends the deadline.
   * @throws AbortError when the client has disconnected.
   */
  readonly extract: (work: Extraction) => Promise<Extracted | WorkFailure>;
}

/** Starts the clock of a scan. The caller closes its fetcher. */
export function openScan(host: string, options: ScanOptions): OpenScan {
  const now = options.now ?? Date.now;
  const deadlineMs = options.deadlineMs ?? defaultDeadlineMs;
  const fetchingMs = Math.max(deadlineMs * 0.6, deadlineMs - readingMs);
  let end = now() + deadlineMs;
  const leftMs = (): number => end - now();
  return {
    host,
    options,
    fetcher: openFetcher(options, options.lookup ?? lookupBySystem, Math.round(fetchingMs)),
    deadlineMs,
    now,
    signal: createTimeoutSignal(options.signal, fetchingMs),
    leftMs,
    leftToFetchMs: () => leftMs() - (deadlineMs - fetchingMs),
    stage: (name) => options.onStage?.(name),
    log: (event, reason) => options.log?.({ event, host, reason }),
    extract: async (work) => {
      options.signal?.throwIfAborted();
      const { result, waitedMs } = await runWork(work, { wallMs: Math.max(200, leftMs()) });
      end += waitedMs;
      return result;
    },
  };
}

/** Aborts after a time, or when the client has disconnected. */
export function createTimeoutSignal(
  client: AbortSignal | undefined,
  milliseconds: number,
): AbortSignal {
  const timeout = AbortSignal.timeout(Math.max(0, Math.round(milliseconds)));
  return client === undefined ? timeout : AbortSignal.any([timeout, client]);
}
