import { ServiceError } from '../../errors.ts';

/** The machine is busy; a later call may succeed. */
export class Overloaded extends Error {
  constructor() {
    super('no worker came free in time');
  }
}

/** The error that a client sees for `Overloaded`. */
export function scannerBusy(): ServiceError {
  const sentence = 'Many websites are being read just now. Please try again in a moment.';
  return new ServiceError('busy', sentence, { retryAfter: 10 });
}
