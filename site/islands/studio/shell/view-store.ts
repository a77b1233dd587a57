import { sectionOrder } from '../../../../templates-data/model/demo-content.ts';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import {
  demoView,
  type DemoView,
  type ViewContext,
} from '../../../../templates-data/model/demo-view.ts';
import type { PagePath, SectionId } from '../../../../templates-data/model/sections.ts';
import { $content, $shown } from '../draft/draft-store.ts';
import { $page } from './jump-to-field.ts';
import { $maker } from './maker-store.ts';
import { $timesReader, timesFor } from '../content/times-store.ts';
import { $kit, kitFor } from '../content/kit-store.ts';
import { shownDemo } from '../content/shown-demo.ts';

/** The facts about the previewed page that the form needs. */
export interface PageView extends DemoView {
  readonly page: PagePath;
  /** All sections that the page may show, in order, including hidden and empty ones. */
  readonly order: readonly SectionId[];
  /** The template's words by key. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** The form follows the page after a short pause, so that the page is painted first. */
const updateDelayMs = 60;
const $current = atom<PageView | undefined>();

export const viewContext = (page: ViewContext['page']): ViewContext => ({
  canonical: '',
  demoId: 'preview',
  picturesOf: $content.get().picturesOf,
  // Demos may have their own origin; the calls are available here too. The contract's file of demos
  // is not fetched with the preview.
  picturesBelow: '/api/demos',
  page,
  base: '',
  maker: $maker.get(),
});

function update(): void {
  const demo = shownDemo();
  const kit = kitFor(demo);
  if (!kit) return;
  const page = $page.get();
  const times = timesFor(demo, kit);
  const view = demoView(demo, kit, viewContext(page), times);
  if (!view.pages.includes(page)) {
    $page.set('/');
    return;
  }
  const { texts: _, ...withoutTexts } = demo.lists;
  const unchanged = { ...demo, lists: withoutTexts };
  const defaults = demoView(unchanged, kit, viewContext(page), times).texts;
  $current.set({ ...view, page, order: sectionOrder(page, demo, kit), defaults });
}

onMount($current, () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleUpdate = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      update();
    }, updateDelayMs);
  };
  update();
  const stops = [
    $shown.listen(scheduleUpdate),
    $content.listen(scheduleUpdate),
    $page.listen(update),
    $maker.listen(update),
    $kit.listen(update),
    $timesReader.listen(update),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
});

/** The page as shown; undefined until its kit is fetched. */
export const $view: ReadableAtom<PageView | undefined> = $current;
