/** The form of what the lists and pictures of a client become: elements as plain data (`client-parts.ts`). */
import type { ClientLists } from './client-lists.ts';
import type { PlaceValues } from './places.ts';

export interface Tag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Part[];
}
/** The sample's own element at this position of the spot, or the figure that the element begins with. */
export interface FromSample {
  readonly sample: number;
  readonly figure?: boolean;
}
export type Part = string | Tag | FromSample;

/** One element that the built page has in the spot. */
export interface Sample {
  /** The service whose page it leads to. */
  readonly slug: string | undefined;
  /** Whether it begins with a picture or drawing. */
  readonly hasFigure: boolean;
}

export interface SpotContext {
  readonly lists: ClientLists;
  readonly values: PlaceValues;
  /** Where the page's own links lead, without a slash at the end. */
  readonly base: string;
  /** The address that the pictures stand below. */
  readonly picturesAt: string;
  readonly samples: readonly Sample[];
}

export function element(tag: string, attributes: Tag['attributes'], ...children: readonly Part[]): Tag {
  return { tag, attributes, children };
}

/** What stands in a spot; undefined where the sample's own content stays. */
export type Spot = (context: SpotContext) => readonly Part[] | undefined;
