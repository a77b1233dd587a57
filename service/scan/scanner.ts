import type { FirstFacts, ScanReply, ScanStage } from '../contract/scan.ts';

export interface ScanRequest {
  readonly url: string;
  readonly source?: string | undefined;
  /** Whether the website is read again although a reply is stored. */
  readonly again?: boolean | undefined;
  readonly signal: AbortSignal;
  readonly onStage: (stage: ScanStage) => void;
  /** Called with the findings of the home page, at `address`, as soon as it was read. */
  readonly onFound?: ((facts: FirstFacts, address: string) => void) | undefined;
}

/**
 * @throws ServiceError unreachable_site for an address that is refused, does not resolve or does
 * not answer.
 */
export type Scanner = (request: ScanRequest) => Promise<ScanReply>;
