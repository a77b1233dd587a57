import type { User } from '../../../service/contract/user.ts';
import type { LibraryDemo } from './library-demo.ts';

/** The properties of each tab of a demo's page. */
export interface DemoTabProps {
  readonly user: User;
  readonly demo: LibraryDemo;
}
