import { useStore } from '@nanostores/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { LucideIcon } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent, ReactElement } from 'react';
import { ClientCommentCount } from './ClientComments.tsx';
import { $opened, openParts, panelLabel, type PanelName } from '../shell/jump-to-field.ts';
import { revealSlot } from '../preview/preview-link.ts';

export interface Moving {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly handle: HTMLAttributes<HTMLButtonElement>;
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
}

/** A section of the page in the list: its position, its name and its switch. */
export function SectionRow({
  section,
  note,
  shown,
  isOff,
  onShow,
  moving,
}: SectionRowProps): ReactElement {
  const name: `section-${PanelName}` = `section-${section}`;
  const isOpen = useStore($opened)[name] ?? false;
  const label = panelLabel(section);
  const toggle = (): void => {
    if (isOpen) $opened.set({ ...$opened.get(), [name]: false });
    else openParts(name);
    revealSlot(name);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!moving || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moving.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const className =
    moving?.isDragged === true
      ? 'z-10 border-white/22 bg-raised lifted'
      : isOpen
        ? 'border-blue/60 bg-blue/14'
        : 'border-transparent hover:bg-white/4';
  return (
    <li
      data-row={section}
      onKeyDown={onKeyDown}
      className={`relative flex items-center rounded-[10px] border ${className}`}
    >
      {moving ? (
        <button
          {...moving.handle}
          type="button"
          title={`Drag ${label}`}
          aria-label={`Lift ${label}`}
          aria-pressed={moving.isDragged}
          className="grid h-9 w-7.5 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-white/40 outline-offset-[-3px] hover:text-white/80 focus-visible:outline-2 focus-visible:outline-ring active:cursor-grabbing pointer-coarse:h-11"
        >
          <GripVertical aria-hidden="true" size={15} strokeWidth={1.75} />
        </button>
      ) : (
        <span className="w-7.5 shrink-0" />
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
        <span className="w-2.5" />
      ) : (
        <ShowSwitch label={label} shown={shown} onShow={onShow} />
      )}
    </li>
  );
}

interface RowHeadProps extends Pick<SectionRowProps, 'section' | 'note' | 'isOff'> {
  readonly isOpen: boolean;
  readonly canMove: boolean;
  readonly onToggle: () => void;
}

/** The button with the section's name, which shows its content below the list. */
function RowHead({ section, note, isOff, isOpen, canMove, onToggle }: RowHeadProps): ReactElement {
  return (
    <button
      type="button"
      id={`f-section-${section}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `panel-section-${section}` : undefined}
      aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      onClick={onToggle}
      className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-lg text-left outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring pointer-coarse:min-h-11"
    >
      <span className={`text-sm/5 font-medium ${isOff ? 'text-white/55' : 'text-white/92'}`}>
        {panelLabel(section)}
      </span>
      <span className="min-w-0 flex-1 truncate text-[13px]/5 text-white/55" title={note}>
        {note}
      </span>
      <ClientCommentCount section={section} />
    </button>
  );
}

interface MoveButtonsProps {
  readonly label: string;
  readonly moving: Moving;
}

function MoveButtons({ label, moving }: MoveButtonsProps): ReactElement {
  return (
    // With a mouse they appear once the handle is pressed.
    <span className={`pointer-coarse:flex ${moving.isDragged ? 'flex' : 'hidden'}`}>
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
    <label className="relative grid h-9 w-12 shrink-0 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-ring pointer-coarse:h-11">
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
      className={`grid h-9 w-7 shrink-0 place-items-center rounded-lg outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-ring pointer-coarse:h-11 ${isOff ? 'text-white/20' : 'cursor-pointer text-white/55 hover:text-white active:translate-y-px'}`}
    >
      <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
      <span className="sr-only">{name}</span>
    </button>
  );
}
