import type { ClientLists } from './client-lists.ts';
import type { Overrides } from './slots.ts';

/** The values of a demo: its slots, and the rest of the client's content. */
export interface DemoValues {
  readonly overrides: Overrides;
  readonly lists: ClientLists;
}
