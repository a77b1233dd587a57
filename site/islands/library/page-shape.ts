import { fixWindowHeight } from '../ui/fix-window-height.ts';

/** The position of a section on its page, in the page's pixels. */
export interface ShapeSection {
  readonly id: string;
  readonly top: number;
  readonly height: number;
}

/** The height of a page, and the positions of its sections in order. */
export interface PageShape {
  readonly height: number;
  readonly sections: readonly ShapeSection[];
}

function measurePage(page: Document): PageShape {
  const start = page.documentElement.getBoundingClientRect().top;
  const found = new Map<string, ShapeSection>();
  for (const element of page.querySelectorAll('[data-section]')) {
    const id = element.getAttribute('data-section') ?? '';
    const { top, height } = element.getBoundingClientRect();
    if (height > 0 && !found.has(id)) found.set(id, { id, top: top - start, height });
  }
  return {
    height: page.documentElement.scrollHeight,
    sections: [...found.values()].toSorted((one, other) => one.top - other.top),
  };
}

/**
 * Makes a frame as tall as its page, which keeps the layout of a window of the given size.
 * @returns undefined while the page is loading, or a template hides itself until it is filled
 */
export function layOutWhole(
  frame: HTMLIFrameElement,
  { width, height }: { readonly width: number; readonly height: number },
): PageShape | undefined {
  const page = frame.contentDocument;
  if (!page?.body || page.URL === 'about:blank') return undefined;
  if (page.documentElement.style.visibility === 'hidden') return undefined;
  fixWindowHeight(page, height);
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  const shape = measurePage(page);
  frame.style.height = `${shape.height}px`;
  return shape;
}

/**
 * Calls back when the page in a frame is filled, and when fonts or pictures change its height.
 * Returns a function that ends it.
 */
export function watchPage(frame: HTMLIFrameElement, onChange: () => void): () => void {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page?.body || !view) return () => undefined;
  const filled = new view.MutationObserver(onChange);
  filled.observe(page.documentElement, { attributes: true, attributeFilter: ['style'] });
  const resized = new view.ResizeObserver(onChange);
  resized.observe(page.body);
  return () => {
    filled.disconnect();
    resized.disconnect();
  };
}
