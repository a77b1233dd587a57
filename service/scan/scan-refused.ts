/**
 * One sentence for every address that is refused, does not resolve or does not answer, so that it
 * does not reveal which.
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
