/**
 * The state of a scan, apart from the code that scans, which the editor of a saved demo does not
 * need.
 */
import { atom } from 'nanostores';
import type { FirstFacts, ScanOutcome, ScanStage } from '../../../../service/contract/scan.ts';
import { retractToast } from '../../ui/toast-store.ts';

/** The title of the message about a failed scan. */
export const scanFailure = 'Scanning failed';

export type ScanState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'scanning';
      readonly stage: ScanStage | 'starting';
      readonly pasted: boolean;
      /** The values of the home page, shown while the other pages are read. */
      readonly found?: FirstFacts | undefined;
    }
  | {
      readonly status: 'ended';
      readonly outcome: Exclude<ScanOutcome, 'ok'>;
      readonly found: number;
      /** The service's own sentence, if any, instead of the outcome's. */
      readonly notice?: string | undefined;
    }
  | { readonly status: 'failed'; readonly sentence: string };

export const $scan = atom<ScanState>({ status: 'idle' });
/** The page that a person pasted in place of a website that could not be read. */
export const $pasted = atom('');

let running: AbortController | undefined;

/** Stops the running scan, and returns the controller of the next one. */
export function beginScan(): AbortController {
  running?.abort();
  running = new AbortController();
  return running;
}

/** Marks a scan as finished; returns false if it was stopped before. */
export function endScan(scan: AbortController): boolean {
  if (running !== scan) return false;
  running = undefined;
  return true;
}

export function stopScan(): void {
  retractToast(scanFailure);
  running?.abort();
  running = undefined;
  $scan.set({ status: 'idle' });
}
