import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import type { SectionId } from '../../../../templates-data/model/sections.ts';
import { $content } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { $opened, type PanelName } from '../shell/jump-to-field.ts';
import type { PageView } from '../shell/view-store.ts';
import { hasExample, hasItems, isUsual, sectionNote } from './section-notes.ts';
import { SectionRow } from './SectionRow.tsx';
import {
  canHideSection,
  orderSections,
  showSample,
  showSection,
  withUnlisted,
} from './section-store.ts';
import { useSectionMoves } from './use-section-moves.ts';

/** The sections of the page in their order, between its header and its footer. */
export function SectionList({ view }: { view: PageView }): ReactElement {
  const { page } = view;
  const hidden = usePart($content, (content) => content.sections[page]?.hidden);
  const opened = useStore($opened);
  const [addsMore, setAddsMore] = useState(false);
  const isOn = (id: SectionId): boolean => view.sections.includes(id);
  const isHidden = (id: SectionId): boolean => hidden?.includes(id) === true;
  const canSwitch = (id: SectionId): boolean =>
    canHideSection(id) && (isOn(id) || isHidden(id) || hasExample(id));
  // Known at once, while the page follows after a pause.
  const isShown = (id: SectionId): boolean =>
    !isHidden(id) && (!isUsual(id) || hasItems(id) || isOn(id));
  // Sections without content; one that is open stays in its place, so that it can be filled.
  const empty = view.order.filter(
    (id) => !isOn(id) && !isHidden(id) && !isUsual(id) && opened[`section-${id}`] !== true,
  );
  const listed = view.order.filter((id) => !empty.includes(id));
  const { order, root, describeMoves, onEscape } = useSectionMoves(listed, (next, moved) =>
    orderSections(page, withUnlisted(next, view.order), moved),
  );
  return (
    <div ref={root} onKeyDown={onEscape}>
      <div className="mb-1 flex min-h-9 items-center justify-between">
        <p className="text-sm/5 font-medium">Sections</p>
        {empty.length > 0 && (
          <AddSectionButton isExpanded={addsMore} onPress={() => setAddsMore(!addsMore)} />
        )}
      </div>
      <ol aria-label="Sections" className="-mx-2.5 select-none">
        {order.map((id, index) => (
          <SectionRow
            key={id}
            section={id}
            note={sectionNote(id, isHidden(id), isOn(id))}
            shown={canSwitch(id) ? isShown(id) : undefined}
            isOff={!isOn(id)}
            onShow={(show) => {
              if (show && !isHidden(id) && hasExample(id)) showSample(id, true);
              else showSection(page, id, show);
            }}
            moving={describeMoves(id, index)}
          />
        ))}
      </ol>
      {addsMore && empty.length > 0 && (
        <ul
          id="sections-to-add"
          aria-label="Sections to add"
          className="-mx-2.5 mt-1 border-t border-white/9 pt-1"
        >
          {empty.map((id) => (
            <FixedRow key={id} section={id} note={sectionNote(id, false, false)} isOff />
          ))}
        </ul>
      )}
      <ul aria-label="Around every page" className="-mx-2.5">
        {around.map((id) => (
          <FixedRow key={id} section={id} note="on every page" isOff={false} />
        ))}
      </ul>
    </div>
  );
}

interface AddSectionButtonProps {
  readonly isExpanded: boolean;
  readonly onPress: () => void;
}

/** Opens the list of sections without content. */
function AddSectionButton({ isExpanded, onPress }: AddSectionButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      aria-controls="sections-to-add"
      onClick={onPress}
      className="-mr-2 min-h-9 cursor-pointer rounded-lg px-2 text-[13px]/5 text-white/70 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring pointer-coarse:min-h-11"
    >
      Add
      <span className="sr-only"> a section</span>
    </button>
  );
}

interface FixedRowProps {
  readonly section: PanelName;
  readonly note: string;
  readonly isOff: boolean;
}

/** A section that is neither moved nor hidden. */
function FixedRow(props: FixedRowProps): ReactElement {
  return <SectionRow {...props} shown={undefined} onShow={() => undefined} moving={undefined} />;
}

const around = ['header', 'footer'] as const;

/** The section of the page that is chosen in the list. */
export function findOpenSection(
  view: PageView,
  opened: ReturnType<typeof $opened.get>,
): PanelName | undefined {
  return [...view.order, ...around].find((name) => opened[`section-${name}`] === true);
}
