/** Shows a demo of a trade on this page, without any client's values. */
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

// The frame's width depends on the window; see gallery.css.
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const page = Number(getComputedStyle(target).getPropertyValue('--page'));
    (target as HTMLElement).style.setProperty('--scale', String(contentRect.width / page));
  }
});

/** Links in the frame do nothing. */
function holdLinks(page: Document): void {
  page.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** Shows the demo of a trade in the frame. @throws Error when a file cannot be fetched. */
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
  // Another trade was chosen meanwhile.
  if (chosen !== id) return;
  const frame = document.createElement('iframe');
  frame.title = `A demo for the trade ${label}`;
  frame.tabIndex = -1;
  frame.onload = () => {
    const page = frame.contentDocument;
    if (!page) return;
    // Only this call's own frame is removed, because a later choice has another one.
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
