import type { ClientLists } from './client-lists.ts';
import type { Overrides } from './slots.ts';

/** The values of one demo: its slots, and everything else that is known of the client. */
export interface DemoValues {
  readonly overrides: Overrides;
  readonly lists: ClientLists;
}
