import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { comments } from '../db/schema.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { anchorState } from './anchors.ts';
import { createPageViews } from './page-views.ts';

/**
 * Marks comments whose words an edit removed. Runs in the transaction of each edit of a demo's
 * content. Equal words that come later may be other words, so the mark stays.
 */
export async function followEdits(
  db: Database,
  demo: DemoRow,
  deps: Pick<Deps, 'site' | 'now'>,
): Promise<void> {
  const rows = await db
    .select()
    .from(comments)
    .where(
      and(eq(comments.demoId, demo.id), isNull(comments.changedAt), isNotNull(comments.place)),
    );
  if (rows.length === 0) return;
  const getView = createPageViews(demo, deps);
  for (const row of rows) {
    if (anchorState(row, getView(row.page)) !== 'changed') continue;
    await db.update(comments).set({ changedAt: deps.now() }).where(eq(comments.id, row.id));
  }
}
