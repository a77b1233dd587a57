import type { Deps } from '../deps.ts';
import type { ServiceError } from '../errors.ts';
import { fieldError } from './accounts.ts';
import type { UserRow } from './find-user.ts';
import { passwordMatches } from './password.ts';

export function wrongPassword(field: string): ServiceError {
  return fieldError(field, 'This is not your current password');
}

/**
 * Checks the password of the signed-in account, where it has one.
 * @throws ServiceError invalid_fields at `field`, too_many_requests
 */
export async function requirePassword(
  { limiter }: Pick<Deps, 'limiter'>,
  user: UserRow,
  field: string,
  typed: string | null | undefined,
): Promise<void> {
  if (user.passwordHash === null) return;
  if (typed === undefined || typed === null || typed === '')
    throw fieldError(field, 'Please enter your current password');
  await limiter.take('own-password', user.id);
  if (!(await passwordMatches(user.passwordHash, typed))) throw wrongPassword(field);
}
