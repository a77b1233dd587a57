import { and, eq } from 'drizzle-orm';
import { noPanel, type Panel } from '../contract/panel.ts';
import type { Database } from '../db/open.ts';
import { recipients } from '../db/schema.ts';
import { prepareDemoQuery, type DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import { prepareVersionQuery } from '../pages/find-demo-version.ts';
import type { RecipientRow } from '../recipients/queries.ts';

/**
 * Finds a demo whose panel is open to visitors.
 * @throws ServiceError not_found, gone, expired
 */
export function createPanelCheck({
  store,
  now,
}: Pick<Deps, 'store' | 'now'>): (uniqueId: string, part?: keyof Panel) => Promise<DemoRow> {
  const findVersion = prepareVersionQuery(store);
  const readDemo = prepareDemoQuery(store);
  return async (uniqueId, part) => {
    const found = await findVersion(uniqueId);
    if (found?.stopped === 1) throw gone();
    const demo = found && (await readDemo(uniqueId));
    if (!demo) throw notFound('Demo not found');
    if (demo.expiresAt <= now()) throw new ServiceError('expired', 'This demo has expired');
    if (part && !(demo.panel ?? noPanel)[part])
      throw notFound('The agency has not opened this on the page');
    return demo;
  };
}

/** The recipient of the link that opened the page. */
export async function findReader(
  db: Database,
  demoId: string,
  token: string | undefined,
): Promise<RecipientRow | undefined> {
  if (token === undefined || token === '') return undefined;
  const [row] = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.token, token), eq(recipients.demoId, demoId)));
  return row;
}
