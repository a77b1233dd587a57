/**
 * One sentence for all addresses that are refused, do not resolve or do not respond, so that it
 * does not reveal the cause.
 */
export const unreachableMessage =
  'We could not reach that website. Check the address, or paste the page’s text instead.';

/**
 * Thrown for an address that cannot be scanned. `message` is public; `reason` is for the log only.
 */
export class ScanRefused extends Error {
  override readonly name = 'ScanRefused';
  readonly reason: string;

  constructor(reason: string) {
    super(unreachableMessage);
    this.reason = reason;
  }
}
