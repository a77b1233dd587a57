import type { User } from '../../../service/contract/user.ts';
import type { PathValues } from './match-path.ts';
import type { Address } from './router.ts';

/** What each page of the workspace is given. */
export interface RouteProps {
  readonly user: User;
  readonly address: Address;
  /** By the names in the route's path: `{id}`. */
  readonly values: PathValues;
}
