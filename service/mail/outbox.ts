import type { Database } from '../db/open.ts';
import type { Letter } from './letter.ts';

export interface Outbox {
  /**
   * Stores a mail within the transaction that causes it; it is sent after the commit, or from a
   * moment on.
   */
  readonly post: (
    db: Database,
    recipient: string,
    letter: Letter,
    options?: { readonly notBefore?: number },
  ) => Promise<void>;
  /**
   * Sends what is due, and resolves when nothing is due or being sent. Failures are recorded in the
   * rows, not thrown.
   */
  readonly flush: () => Promise<void>;
  /** Waits briefly for mails that are being sent, and starts no others. */
  readonly close: () => Promise<void>;
}
