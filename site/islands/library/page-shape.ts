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

const fixed = ['height', 'min-height', 'max-height', 'overflow'] as const;

function sectionsOf(page: Document): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-section]')];
}

function measurePage(page: Document): PageShape {
  const start = page.documentElement.getBoundingClientRect().top;
  const found = new Map<string, ShapeSection>();
  for (const element of sectionsOf(page)) {
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
 * Makes a frame as tall as its page. Sections as tall as the window would grow with the frame, so
 * they are measured in a window of usual height and fixed at that.
 * @returns undefined while the page has no visible sections
 */
export function layOutWhole(
  frame: HTMLIFrameElement,
  { width, height }: { readonly width: number; readonly height: number },
): PageShape | undefined {
  const page = frame.contentDocument;
  if (!page?.body || page.URL === 'about:blank') return undefined;
  for (const { style } of sectionsOf(page)) for (const name of fixed) style.removeProperty(name);
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  const shape = measurePage(page);
  for (const { style, offsetHeight } of sectionsOf(page)) {
    if (offsetHeight === 0) continue;
    const tall = `${offsetHeight}px`;
    style.height = tall;
    style.minHeight = tall;
    style.maxHeight = tall;
    style.overflow = 'clip';
  }
  frame.style.height = `${shape.height}px`;
  return shape;
}
