import { locales } from '../../templates-data/model/languages.ts';
import type { Database } from '../db/open.ts';
import { parseFrozen } from './frozen-offer.ts';
import { formatMoney } from './money.ts';
import { listOpenApprovals } from './queries.ts';

/** The sum of a demo's open offer in its language: `$6,240`; undefined without an open request. */
export async function describeOpenOffer(db: Database, demoId: string): Promise<string | undefined> {
  const [row] = await listOpenApprovals(db, demoId);
  if (!row) return undefined;
  const { offer, language = 'en' } = parseFrozen(row);
  return formatMoney(offer.totalCents, offer.currency, locales[language]);
}
