import X from 'lucide-react/icons/x';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';

export type StudioTab = 'wizard' | 'library';
const tabs = [
  { tab: 'wizard', name: 'Wizard' },
  { tab: 'library', name: 'Library' },
] as const;

interface StudioHeaderProps {
  readonly tab: StudioTab;
  readonly username: string;
  readonly onTab: (tab: StudioTab) => void;
  /** The pointer or the focus is at the library's tab. */
  readonly onReach: () => void;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

export function StudioHeader({
  tab,
  username,
  onTab,
  onReach,
  onClose,
  onLogout,
}: StudioHeaderProps): ReactElement {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 border-b border-white/9 pr-3 pl-5 sm:h-16 md:pl-6">
      <h2
        id="studio-title"
        tabIndex={-1}
        className="mr-auto text-[15px]/6 font-medium tracking-[-.01em] outline-none max-sm:py-4 sm:flex-1"
      >
        Website Design Studio
      </h2>
      <div className="contents max-sm:order-1 max-sm:flex max-sm:w-full max-sm:items-center max-sm:gap-3 max-sm:pr-2 max-sm:pb-2">
        <Tabs tab={tab} onTab={onTab} onReach={onReach} />
        <div className="flex min-w-0 items-center justify-end gap-1 sm:flex-1">
          <span
            title={username}
            className="min-w-0 truncate text-[13px]/5 text-white/65 max-[359px]:hidden"
          >
            {username}
          </span>
          <Button look="quiet" narrow onClick={onLogout}>
            Logout
          </Button>
        </div>
      </div>
      <button
        type="button"
        onClick={onClose}
        className="grid size-11 cursor-pointer place-items-center rounded-[10px] text-white/70 outline-offset-[-3px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <X aria-hidden="true" size={19} strokeWidth={1.75} />
        <span className="sr-only">Close</span>
      </button>
    </div>
  );
}

/** One tab stop; arrow keys, Home and End move between the tabs and open them. */
function Tabs({
  tab,
  onTab,
  onReach,
}: Pick<StudioHeaderProps, 'tab' | 'onTab' | 'onReach'>): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((one) => one.tab === tab);
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onTab(next.tab);
    list.current?.querySelector<HTMLElement>(`#tab-${next.tab}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Studio"
      onKeyDown={move}
      className="flex shrink-0 rounded-[12px] border border-white/9 p-0.5 max-sm:mr-auto"
    >
      {tabs.map(({ tab: one, name }) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === tab}
          aria-controls={`panel-${one}`}
          tabIndex={one === tab ? 0 : -1}
          onPointerEnter={one === 'library' ? onReach : undefined}
          onFocus={onReach}
          onClick={() => onTab(one)}
          className={`min-h-11 cursor-pointer rounded-[10px] px-5 text-sm font-medium outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring ${one === tab ? 'bg-white/10 text-white' : 'text-white/65 hover:text-white'}`}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
