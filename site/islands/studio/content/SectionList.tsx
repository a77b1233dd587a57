import { useLayoutEffect, useRef, type ReactElement } from 'react';
import {
  sections,
  type PagePath,
  type SectionId,
} from '../../../../templates-data/model/sections.ts';
import { $content } from '../draft/draft-store.ts';
import { sectionOfList, type PanelName } from '../shell/jump-to-field.ts';
import type { EntryList } from './client-content.ts';
import { SectionBody } from './SectionBody.tsx';
import { SectionRow, type Moving } from './SectionRow.tsx';
import { canHideSection, orderSections, showSection, withSectionAt } from './section-store.ts';
import { announce } from '../shell/undo-edits.ts';
import { useDragOrder } from './use-drag-order.ts';
import { usePart } from '../fields/use-slot.ts';
import type { PageView } from '../shell/view-store.ts';

/** The sections of the page in their order, between its header and its footer. */
export function SectionList({ view }: { view: PageView }): ReactElement {
  const { page } = view;
  const hidden = usePart($content, (content) => content.sections[page]?.hidden);
  const root = useRef<HTMLDivElement>(null);
  const next = useRef('');
  const commit = (order: readonly SectionId[], moved: SectionId): void => {
    orderSections(page, order, moved);
    announce(
      `${sections[moved].label} moved to place ${order.indexOf(moved) + 1} of ${order.length}`,
    );
  };
  const drag = useDragOrder<SectionId>(view.order, withSectionAt, commit);
  useLayoutEffect(() => {
    if (next.current === '') return;
    root.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  });
  const { order } = drag;
  const move = (id: SectionId, by: 1 | -1): void => {
    const to = withSectionAt(order, id, order.indexOf(id) + by);
    if (!to) {
      announce(by < 0 ? 'There is no further way up' : 'There is no further way down');
      return;
    }
    const focused = document.activeElement;
    const way = focused?.getAttribute('data-way');
    next.current = way ? `[data-row="${id}"] [data-way="${way}"]` : `[id="${focused?.id ?? ''}"]`;
    commit(to, id);
  };
  const describeMoves = (id: SectionId, index: number): Moving | undefined =>
    sections[id].movable
      ? {
          isFirst: withSectionAt(order, id, index - 1) === undefined,
          isLast: withSectionAt(order, id, index + 1) === undefined,
          isDragged: drag.dragged === id,
          onMove: (by) => move(id, by),
          handle: { ...drag.handle(id) },
        }
      : undefined;
  const isOn = (id: SectionId): boolean => view.sections.includes(id);
  const isHidden = (id: SectionId): boolean => hidden?.includes(id) === true;
  return (
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || drag.dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        drag.cancel();
      }}
    >
      <ol aria-label="Sections" className="rounded-xl border border-white/12 select-none">
        {order.map((id, index) => (
          <SectionRow
            key={id}
            section={id}
            note={sectionNote(id, isHidden(id), isOn(id))}
            shown={canHideSection(id) ? !isHidden(id) : undefined}
            isOff={!isOn(id)}
            onShow={(isShown) => showSection(page, id, isShown)}
            moving={describeMoves(id, index)}
          >
            {() => <SectionBody section={id} page={page} />}
          </SectionRow>
        ))}
      </ol>
      <ul aria-label="Around every page" className="mt-2 rounded-xl border border-white/12">
        {(['header', 'footer'] as const).map((id) => (
          <Around key={id} section={id} page={page} />
        ))}
      </ul>
    </div>
  );
}

function Around({ section, page }: { section: PanelName; page: PagePath }): ReactElement {
  return (
    <SectionRow
      section={section}
      note="on every page"
      shown={undefined}
      isOff={false}
      onShow={() => undefined}
      moving={undefined}
    >
      {() => <SectionBody section={section} page={page} />}
    </SectionRow>
  );
}

/** The number of items in a section, or why it is not on the page. */
function sectionNote(id: SectionId, isHidden: boolean, isOn: boolean): string {
  if (isHidden) return 'hidden';
  if (!isOn) return 'nothing yet';
  const [list] = Object.entries(sectionOfList).find(([, section]) => section === id) ?? [];
  if (list === undefined) return '';
  const { lists, samples } = $content.get();
  const count = lists[list as EntryList].length;
  if (count > 0) return String(count);
  if (samples.some((one) => one === id)) return 'example';
  return id === 'services' ? 'typical of the trade' : '';
}
