import { eq } from 'drizzle-orm';
import { demos } from '../db/schema.ts';
import { mergeWebsiteData } from '../demos/merge-website-data.ts';
import type { Deps } from '../deps.ts';
import { findCall } from '../live/live-calls.ts';
import { answerContent, noStore } from './answer-content.ts';
import type { DemoAddress } from './demo-address.ts';
import type { DemoPages } from './demo-pages.ts';
import type { DemoVersion } from './find-demo-version.ts';
import type { DemoFinder } from './find-shown-demo.ts';
import type { PageRequest, PageResponse } from './page-request.ts';

type LiveDemoAnswer = (
  request: PageRequest,
  demo: Pick<DemoVersion, 'id' | 'agencyVersion'>,
  rest: string,
  findAddress: (uniqueId: string) => DemoAddress,
) => Promise<PageResponse | undefined>;

/** Answers with a page as it is shown on a call, with unsaved edits; undefined without a call. */
export function createLiveDemoAnswer(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { findMaker }: Pick<DemoFinder, 'findMaker'>,
  { draw }: Pick<DemoPages, 'draw'>,
): LiveDemoAnswer {
  return async (request, { id, agencyVersion }, rest, findAddress) => {
    const call = await findCall(store.read, id, now());
    const edited = call?.state.websiteData;
    const [row] = edited ? await store.read.select().from(demos).where(eq(demos.id, id)) : [];
    const maker = row && (await findMaker(row.agencyId));
    if (!edited || !row || !maker) return undefined;
    const websiteData = mergeWebsiteData(row, edited);
    const demo = { ...row, websiteData, industry: websiteData.industry };
    const drawn = draw({ demo, maker, agencyVersion, address: findAddress(row.uniqueId) }, rest);
    if (drawn?.kind !== 'page') return undefined;
    const page = { ...drawn.page, cacheControl: noStore['Cache-Control'] };
    return answerContent(request, page, drawn.isMissing ? 404 : 200);
  };
}
