import type { User } from '../../../service/contract/user.ts';
import type { PathValues } from './match-path.ts';
import type { Address } from './router.ts';

/** The properties of each page of the workspace. */
export interface RouteProps {
  readonly user: User;
  readonly address: Address;
  /** The parameters of the path by name, such as `id`. */
  readonly values: PathValues;
}
