import type { ScanStage } from '../contract/scan.ts';
import type { SiteBrowser } from './browser/create-site-browser.ts';
import type { Lookup } from './fetch/open-agent.ts';
import type { ScanRequest } from './scanner.ts';

/** Options of a scan. */
export interface ScanOptions {
  /** `host:port` exempt from the rules for addresses, ports and names; for tests. */
  readonly allowHosts: ReadonlySet<string>;
  /**
   * A host that is fetched from `host:port` over plain http for any scheme. It is exempt too, and
   * reported under its own name.
   */
  readonly resolve: ReadonlyMap<string, string>;
  readonly lookup?: Lookup;
  /** Reads pages that need script; without one they end as `script-only`. */
  readonly browser?: SiteBrowser | undefined;
  readonly now?: () => number;
  /** Total time limit in milliseconds, including name resolution; by default 8,000. */
  readonly deadlineMs?: number;
  readonly onStage?: (stage: ScanStage) => void;
  readonly onFound?: ScanRequest['onFound'];
  readonly signal?: AbortSignal;
  /** Set for a website that was found on a list of links; no further list is followed. */
  readonly isOnward?: boolean;
  /**
   * Called with private details such as the reason of a refusal, which are never part of an answer.
   */
  readonly log?: (event: ScanEvent) => void;
}

export interface ScanEvent {
  readonly event: 'scan-refused' | 'scan-robots' | 'scan-extraction-failed' | 'scan-sheet-failed';
  readonly host: string;
  readonly reason: string;
}
