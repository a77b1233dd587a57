import type { User } from '../../../service/contract/user.ts';
import type { LibraryDemo } from './library-demo.ts';

/** What each tab of a demo's page is given. */
export interface DemoTabProps {
  readonly user: User;
  readonly demo: LibraryDemo;
}
