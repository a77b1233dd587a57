import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';

/** @throws ServiceError busy when the database cannot be read; why stands in the log. */
export async function checkDatabase({ store, log }: Pick<Deps, 'store' | 'log'>): Promise<void> {
  try {
    await store.check();
  } catch (error) {
    log.error({ err: error }, 'the database cannot be read');
    throw new ServiceError('busy', 'The database cannot be read just now. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
}
