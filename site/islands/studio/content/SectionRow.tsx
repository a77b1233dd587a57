import { useStore } from '@nanostores/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { ClientCommentCount } from './ClientComments.tsx';
import { $opened, type PanelName } from '../shell/jump-to-field.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { panelLabel } from './SectionBody.tsx';

export interface Moving {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly handle: Readonly<Record<string, (event: PointerEvent) => void>>;
}

interface SectionRowProps {
  readonly section: PanelName;
  /** The number of items, or why the section is not on the page. */
  readonly note: string;
  /** Whether it is shown; undefined for a section that cannot be hidden. */
  readonly shown: boolean | undefined;
  readonly isOff: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** Undefined for a section that cannot be moved. */
  readonly moving: Moving | undefined;
  readonly children: () => ReactNode;
}

/** A section of the page: its position, its switch, and its content. */
export function SectionRow({
  section,
  note,
  shown,
  isOff,
  onShow,
  moving,
  children,
}: SectionRowProps): ReactElement {
  const name: `section-${PanelName}` = `section-${section}`;
  const isOpen = useStore($opened)[name] ?? false;
  const label = panelLabel(section);
  const toggle = (): void => {
    $opened.set({ ...$opened.get(), [name]: !isOpen });
    revealSlot(name);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!moving || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // Entries of a list within the section move by the same keys.
    if (event.target instanceof Element && event.target.closest('[data-entry]')) return;
    event.preventDefault();
    moving.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      data-row={section}
      onKeyDown={onKeyDown}
      className={`border-white/9 not-first:border-t ${moving?.isDragged ? 'relative z-10 bg-raised lifted' : ''}`}
    >
      <div className="flex items-center">
        {moving ? (
          <span
            {...moving.handle}
            title={`Drag ${label}`}
            aria-hidden="true"
            className="grid h-12 w-8 shrink-0 cursor-grab touch-none place-items-center text-white/40 hover:text-white/80 active:cursor-grabbing"
          >
            <GripVertical size={16} strokeWidth={1.75} />
          </span>
        ) : (
          <span className="w-3.5 shrink-0" />
        )}
        <RowHead
          section={section}
          note={note}
          isOff={isOff}
          isOpen={isOpen}
          canMove={moving !== undefined}
          onToggle={toggle}
        />
        {moving && <MoveButtons label={label} moving={moving} />}
        {shown === undefined ? (
          <span className={moving ? 'w-3.5' : 'w-3'} />
        ) : (
          <ShowSwitch label={label} shown={shown} onShow={onShow} />
        )}
      </div>
      {isOpen && (
        <div id={`panel-${name}`} className="px-3.5 pt-1 pb-5">
          {children()}
        </div>
      )}
    </li>
  );
}

interface RowHeadProps extends Pick<SectionRowProps, 'section' | 'note' | 'isOff'> {
  readonly isOpen: boolean;
  readonly canMove: boolean;
  readonly onToggle: () => void;
}

/** The button with the section's name, which opens its content. */
function RowHead({ section, note, isOff, isOpen, canMove, onToggle }: RowHeadProps): ReactElement {
  return (
    <h5 className="min-w-0 flex-1">
      <button
        type="button"
        id={`f-section-${section}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `panel-section-${section}` : undefined}
        aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onClick={onToggle}
        className="flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-lg py-1.5 text-left outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring"
      >
        <span className={`text-sm/5 font-medium ${isOff ? 'text-white/55' : 'text-white/90'}`}>
          {panelLabel(section)}
        </span>
        <span className="min-w-0 flex-1 truncate text-[13px]/5 font-normal text-white/55">
          {note}
        </span>
        <ClientCommentCount section={section} />
        <ChevronDown
          aria-hidden="true"
          size={15}
          strokeWidth={1.75}
          className={`shrink-0 text-white/50 transition-transform duration-150 ${isOpen ? '' : '-rotate-90'}`}
        />
      </button>
    </h5>
  );
}

interface MoveButtonsProps {
  readonly label: string;
  readonly moving: Moving;
}

function MoveButtons({ label, moving }: MoveButtonsProps): ReactElement {
  return (
    <span className="flex flex-col pointer-coarse:flex-row">
      <MoveButton
        way="up"
        name={`Move ${label} up`}
        Icon={ArrowUp}
        isOff={moving.isFirst}
        onPress={() => moving.onMove(-1)}
      />
      <MoveButton
        way="down"
        name={`Move ${label} down`}
        Icon={ArrowDown}
        isOff={moving.isLast}
        onPress={() => moving.onMove(1)}
      />
    </span>
  );
}

interface ShowSwitchProps extends Pick<SectionRowProps, 'onShow'> {
  readonly label: string;
  readonly shown: boolean;
}

function ShowSwitch({ label, shown, onShow }: ShowSwitchProps): ReactElement {
  return (
    <label className="relative grid h-12 w-14 shrink-0 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-ring">
      <input
        type="checkbox"
        role="switch"
        aria-label={`Show ${label}`}
        checked={shown}
        onChange={({ currentTarget }) => onShow(currentTarget.checked)}
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className="relative h-5 w-8.5 rounded-full border border-white/25 bg-white/8 transition-colors duration-150 peer-checked:border-transparent peer-checked:bg-white/40 before:absolute before:top-[2px] before:left-[2px] before:size-3.5 before:rounded-full before:bg-white/55 before:transition-[translate] before:duration-150 peer-checked:before:translate-x-[14px] peer-checked:before:bg-white forced-colors:peer-checked:bg-[Highlight]"
      />
    </label>
  );
}

interface MoveButtonProps {
  readonly way: 'up' | 'down';
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** Keeps the focus when the section has reached an end. */
function MoveButton({ way, name, Icon, isOff, onPress }: MoveButtonProps): ReactElement {
  return (
    <button
      type="button"
      data-way={way}
      aria-disabled={isOff}
      title={name}
      onClick={isOff ? undefined : onPress}
      className={`grid h-6 w-7 shrink-0 place-items-center rounded-lg outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-ring pointer-coarse:h-12 ${isOff ? 'text-white/20' : 'cursor-pointer text-white/55 hover:text-white active:translate-y-px'}`}
    >
      <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
      <span className="sr-only">{name}</span>
    </button>
  );
}
