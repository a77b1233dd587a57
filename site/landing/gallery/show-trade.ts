/** A demo for a trade of which nothing else is known, filled on this page. */
import { chooseDesign } from '../../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../../templates-data/model/demo-values.ts';
import { paths } from '../../paths.ts';
import { fetchKit } from '../../overrides/fetch-kit.ts';
import { showDemo } from '../../overrides/show-demo.ts';

interface ChosenTrade {
  readonly id: string;
  readonly industry: string;
  readonly label: string;
}

let chosen = '';

// How wide the page in the frame is depends on the window, in gallery.css.
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const page = Number(getComputedStyle(target).getPropertyValue('--page'));
    (target as HTMLElement).style.setProperty('--scale', String(contentRect.width / page));
  }
});

/** Nothing on the page leads away from it. */
function holdLinks(page: Document): void {
  page.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** @throws Error when a file of the demo does not come. */
export async function showTrade(
  stage: HTMLElement,
  { id, industry, label }: ChosenTrade,
): Promise<void> {
  chosen = id;
  const demo: DemoValues = {
    overrides: { businessName: `Your ${label}`, industry },
    lists: { trade: id, language: 'en' },
  };
  const kit = await fetchKit(demo);
  // Another was chosen meanwhile.
  if (chosen !== id) return;
  const frame = document.createElement('iframe');
  frame.title = `A demo for the trade ${label}`;
  frame.tabIndex = -1;
  frame.onload = () => {
    const page = frame.contentDocument;
    if (!page) return;
    // A frame that was overtaken must not remove the one that was chosen after it.
    if (chosen !== id) {
      frame.remove();
      return;
    }
    const context = { canonical: '', demoId: 'preview', page: '/', base: '' } as const;
    showDemo(page, { demo, kit, times: undefined }, context);
    holdLinks(page);
    frame.dataset.loaded = '';
    for (const other of stage.querySelectorAll('iframe')) if (other !== frame) other.remove();
  };
  frame.src = `${paths.demoTemplate(chooseDesign(demo, kit))}/`;
  stage.append(frame);
  sizes.observe(stage);
}
