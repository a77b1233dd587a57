import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { stages, type Stage } from '../../../service/contract/stage-names.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { stageWords } from '../library/stage-words.ts';
import { StageDisc } from '../library/StageDisc.tsx';
import { stepMenu } from '../ui/step-menu.ts';
import { placeMenu } from './place-menu.ts';

interface MoveMenuProps {
  readonly demo: LibraryDemo;
  readonly onMove: (stage: Stage) => void;
  readonly onValue: () => void;
  readonly onClose: () => void;
}

const item =
  'flex min-h-8.5 w-full cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-left text-sm/5 font-medium text-white/90 outline-none hover:bg-white/6 focus-visible:bg-blue focus-visible:text-white max-md:min-h-12';
const keycap =
  'ml-auto grid h-5 min-w-5 place-items-center rounded-[5px] bg-white/9 px-1 font-sans text-[11px]/none font-medium text-white/75 max-md:hidden';

/** Moves a demo without dragging: the stages with their shortcuts, and the deal's value. */
export function MoveMenu({ demo, onMove, onValue, onClose }: MoveMenuProps): ReactElement {
  const menu = useRef<HTMLDivElement>(null);
  const { uniqueId } = demo;
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const popover = menu.current;
    if (!popover) return;
    popover.showPopover();
    placeMenu(popover, uniqueId);
    popover.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    // The browser closes it on Esc and on a click outside.
    const onToggle = (event: ToggleEvent): void => {
      if (event.newState === 'closed') close.current();
    };
    popover.addEventListener('toggle', onToggle);
    return () => popover.removeEventListener('toggle', onToggle);
  }, [uniqueId]);
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const stage = /^[1-6]$/u.test(key) ? stages[Number(key) - 1] : undefined;
    if (stage !== undefined) onMove(stage);
    else if (key.toLowerCase() === 'v') onValue();
    else if (key === 'Tab') onClose();
    else if (!stepMenu(menu.current, key)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={`Move ${demo.name} to`}
      onKeyDown={onKeyDown}
      className="fixed m-0 w-56 rounded-xl border border-white/14 bg-panel p-1.5 text-white shadow-2xl shadow-black/60 outline-none max-md:w-auto max-md:rounded-b-none max-md:pb-[max(env(safe-area-inset-bottom),0.75rem)]"
    >
      <p aria-hidden="true" className="truncate px-2.5 pt-1.5 pb-2 text-[13px]/5 text-white/65">
        Move <bdi className="font-medium text-white">{demo.name}</bdi> to
      </p>
      {stages.map((stage, index) => (
        <button
          key={stage}
          type="button"
          role="menuitemradio"
          aria-checked={stage === demo.stage}
          tabIndex={-1}
          onClick={() => onMove(stage)}
          className={`group ${item}`}
        >
          <StageDisc stage={stage} />
          {stageWords[stage]}
          {stage === demo.stage ? (
            <span className="ml-auto text-[13px]/5 font-normal text-white/65 group-focus-visible:text-white">
              here now
            </span>
          ) : (
            <kbd aria-hidden="true" className={keycap}>
              {index + 1}
            </kbd>
          )}
        </button>
      ))}
      <div role="separator" className="mx-2.5 my-1.5 h-px bg-white/9" />
      <button type="button" role="menuitem" tabIndex={-1} onClick={onValue} className={item}>
        {demo.value === null ? 'Add an offer' : 'Change the offer'}
        <kbd aria-hidden="true" className={keycap}>
          V
        </kbd>
      </button>
    </div>
  );
}
