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
  return {
    pages,
    sections:
      page === '/not-found'
        ? []
        : sectionOrder(page, demo, kit).filter((id) => isShownOn(page, id)),
    isShownOn,
  };
}
