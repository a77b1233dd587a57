/** The studio's code for its preview as a script for pages: `demoInPage.show(…)`. */
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import type { ViewContext } from '../../templates-data/model/demo-view.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import { readLists } from '../../templates-data/model/client-lists.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { isPagePath } from '../../templates-data/model/sections.ts';
import { readOverrides } from '../../templates-data/model/slots.ts';
import { fetchKit } from '../overrides/fetch-kit.ts';
import { showDemo } from '../overrides/show-demo.ts';

interface Shown {
  /** Website data from a reply of the service. */
  readonly data: unknown;
  readonly industry?: string;
  readonly demoId: string;
  readonly canonical?: string;
  readonly shareImage?: string;
  readonly base?: string;
  readonly maker?: DemoMaker;
}

/** Shows a demo on the open template page. */
export async function show({
  data,
  industry,
  demoId,
  canonical = '',
  shareImage = '',
  base,
  maker,
}: Shown): Promise<void> {
  const overrides = { ...readOverrides(data), ...(industry !== undefined && { industry }) };
  const demo: DemoValues = { overrides, lists: readLists(data) };
  const name = document.documentElement.dataset['page'] ?? '/';
  const page: ViewContext['page'] = isPagePath(name) ? name : '/not-found';
  const own = base ?? `/demos/${demoId}`;
  const context = { canonical, demoId, shareImage, lists: demo.lists, page, base: own, maker };
  const kit = await fetchKit(demo);
  showDemo(document, { demo, kit, times: demoTimes(demo, kit, Date.now()) }, context, own);
}
