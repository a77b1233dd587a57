import type { z } from 'zod';
import type { postComment } from '../contract/comments.ts';
import type { comments } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { findPlace, findItemName, shownText } from './anchors.ts';
import { createPageViews } from './page-views.ts';

/** The place of a comment on the page. */
type Location = Pick<
  typeof comments.$inferInsert,
  'page' | 'section' | 'place' | 'item' | 'quote'
> & {
  /** Whether the quoted words are no longer there: the client read an older version. */
  readonly isFormer: boolean;
};

/** A sent text with single spaces, as a browser shows it, or null. */
function sentText(text: string | null | undefined): string | null {
  return text === null || text === undefined || text === '' ? null : shownText(text);
}

/** Finds the text of the page that a client's comment is about. */
export function locateComment(
  body: z.output<typeof postComment.body>,
  demo: DemoRow,
  deps: Pick<Deps, 'site' | 'now'>,
): Location {
  const { page, section } = body;
  const view = createPageViews(demo, deps)(page);
  const sent = sentText(body.place);
  const known = sent === null ? undefined : view?.texts[sent];
  const quote = sentText(body.quote) ?? sentText(known);
  const item = view ? findItemName(sentText(body.item), section, view) : sentText(body.item);
  const isNamed = sent !== null && known !== undefined;
  const isFormer = isNamed && shownText(known) !== quote;
  const place = isNamed
    ? sent
    : view
      ? findPlace({ section, item, quote, place: null }, view)
      : null;
  return { page, section, place, item, quote, isFormer };
}
