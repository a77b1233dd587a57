import {
  canHide,
  pages,
  sections,
  type PagePath,
  type SampleSection,
  type SectionId,
} from '../../../../templates-data/model/sections.ts';
import { patchContent } from './content-store.ts';
import { $content, endRun, rememberStep } from '../draft/draft-store.ts';

/** Orders, hides and shows the demo's sections and pages. */

function change(
  page: PagePath,
  change: { readonly order?: readonly SectionId[]; readonly hidden?: readonly SectionId[] },
): void {
  const { sections } = $content.get();
  const { order, hidden } = { ...sections[page], ...change };
  const { [page]: _, ...others } = sections;
  const isArranged = (order?.length ?? 0) + (hidden?.length ?? 0) > 0;
  patchContent({
    sections: isArranged
      ? {
          ...others,
          [page]: { ...(order?.length && { order }), ...(hidden?.length && { hidden }) },
        }
      : others,
  });
}

/** Whether a section can be hidden; the opening and the contact cannot. */
export function canHideSection(id: SectionId): boolean {
  return id !== 'hero' && id !== 'contact';
}

export function showSection(page: PagePath, id: SectionId, isShown: boolean): void {
  if (!canHideSection(id)) return;
  endRun();
  rememberStep({ label: `${isShown ? 'Show' : 'Hide'} ${sections[id].label}` });
  const hidden = ($content.get().sections[page]?.hidden ?? []).filter((one) => one !== id);
  change(page, { hidden: isShown ? hidden : [...hidden, id] });
}

/** Sets the order of a page's sections; fixed sections keep their position. */
export function orderSections(page: PagePath, order: readonly SectionId[], moved: SectionId): void {
  endRun();
  rememberStep({ label: `Move ${sections[moved].label}` });
  change(page, { order: order.filter((id) => sections[id].movable) });
}

/** `order` with a section at another position; undefined when it is not allowed there. */
export function withSectionAt(
  order: readonly SectionId[],
  id: SectionId,
  to: number,
): readonly SectionId[] | undefined {
  const other = order[to];
  if (other === undefined || other === id || !sections[id].movable || !sections[other].movable)
    return undefined;
  return order.filter((one) => one !== id).toSpliced(to, 0, id);
}

/** The listed sections in their new order, each followed by the unlisted ones behind it before. */
export function withUnlisted(
  listed: readonly SectionId[],
  before: readonly SectionId[],
): readonly SectionId[] {
  return listed.flatMap((id) => {
    const rest = before.slice(before.indexOf(id) + 1);
    const next = rest.findIndex((one) => listed.includes(one));
    return [id, ...(next < 0 ? rest : rest.slice(0, next))];
  });
}

/** Restores the trade's order, and shows hidden sections. */
export function resetSections(page: PagePath): void {
  endRun();
  rememberStep({ label: `Reset the sections of ${pages[page].label}` });
  change(page, { order: [], hidden: [] });
}

export function showPage(page: PagePath, isShown: boolean): void {
  if (!canHide(page)) return;
  endRun();
  rememberStep({ label: `${isShown ? 'Show' : 'Hide'} the page ${pages[page].label}` });
  const others = $content.get().hiddenPages.filter((one) => one !== page);
  patchContent({ hiddenPages: isShown ? others : [...others, page] });
}

/** Shows the industry's example in a section without content of the client. */
export function showSample(section: SampleSection, isShown: boolean): void {
  endRun();
  rememberStep({ label: `Example of ${sections[section].label}` });
  const others = $content.get().samples.filter((one) => one !== section);
  patchContent({ samples: isShown ? [...others, section] : others });
}
