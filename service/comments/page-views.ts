import { readLists } from '../../templates-data/model/client-lists.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import { demoView, hasPage, type DemoView } from '../../templates-data/model/demo-view.ts';
import { isPagePath } from '../../templates-data/model/sections.ts';
import { readOverrides } from '../../templates-data/model/slots.ts';
import { publicWebsiteData } from '../demos/public-website-data.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { demoKit } from '../pages/demo-kits.ts';

/** The views of a demo's pages, each created on first use; undefined for an unknown page. */
export function createPageViews(
  demo: Pick<DemoRow, 'uniqueId' | 'industry' | 'websiteData'>,
  { site, now }: Pick<Deps, 'site' | 'now'>,
): (page: string) => DemoView | undefined {
  const values = {
    overrides: { ...readOverrides(demo.websiteData), industry: demo.industry },
    lists: readLists(publicWebsiteData(demo.websiteData)),
  };
  const kit = demoKit(values, site);
  const times = demoTimes(values, kit, now());
  const known = new Map<string, DemoView>();
  return (page) => {
    if (!isPagePath(page)) return undefined;
    const context = { canonical: '', demoId: demo.uniqueId, lists: values.lists, page, base: '' };
    const view = known.get(page) ?? demoView(values, kit, context, times);
    known.set(page, view);
    return hasPage(view, page) ? view : undefined;
  };
}
