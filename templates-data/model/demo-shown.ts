/** Which pages and sections of a demo are shown. */
import { hasContent, sectionOrder, type DemoContent } from './demo-content.ts';
import type { DemoKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';
import { canHide, pagePaths, sections, type PagePath, type SectionId } from './sections.ts';

export interface ShownParts {
  readonly pages: readonly PagePath[];
  /** The sections of the page, in order. */
  readonly sections: readonly SectionId[];
  readonly isShownOn: (page: PagePath, id: SectionId) => boolean;
}

/** The section that a page requires. */
const mainSections: Readonly<Partial<Record<PagePath, SectionId>>> = {
  '/services': 'services',
  '/team': 'people',
  '/about': 'about',
  '/faq': 'faq',
  '/articles': 'articles',
};

interface Filled {
  readonly page: PagePath | '/not-found';
  readonly content: DemoContent;
  readonly words: Readonly<Record<string, string>>;
  readonly hasGallery: boolean;
}

/** The parts of a demo that have content and that the agency has not hidden. */
export function findShownParts(
  demo: DemoValues,
  kit: DemoKit,
  { page, content, words, hasGallery }: Filled,
): ShownParts {
  const { lists } = demo;
  const isShownOn = (path: PagePath, id: SectionId): boolean =>
    (id === 'gallery' ? hasGallery : hasContent(id, content, words)) &&
    (!sections[id].movable || lists.sections?.[path]?.hidden?.includes(id) !== true);
  const pages = pagePaths.filter((path) => {
    if (canHide(path) && lists.hiddenPages?.includes(path) === true) return false;
    const section = mainSections[path];
    return section === undefined || isShownOn(path, section);
  });
  const order = page === '/not-found' ? [] : sectionOrder(page, demo, kit);
  const shown = order.filter((id) => page !== '/not-found' && isShownOn(page, id));
  const isChosen = lists.sections?.['/']?.order !== undefined;
  return {
    pages,
    sections: page === '/' && !isChosen ? withoutIdleCall(shown) : shown,
    isShownOn,
  };
}

/**
 * The sections without a call directly below the opening, which has its button, or directly above
 * the form to which it leads.
 */
function withoutIdleCall(shown: readonly SectionId[]): readonly SectionId[] {
  const at = shown.indexOf('banner');
  const isIdle = shown[at - 1] === 'hero' || shown[at + 1] === 'contact';
  return isIdle ? shown.filter((id) => id !== 'banner') : shown;
}
