import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useRef, type KeyboardEvent, type ReactElement, type ToggleEvent } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { $busyId, switchAgency } from '../account/members-store.ts';
import { roleNames } from '../account/role-names.ts';
import { stepMenu } from '../ui/step-menu.ts';
import { $address, navigate } from './router.ts';

const buttonId = 'agency-switch';
const menuId = 'agencies-menu';

/** Switches between the agencies of a person who belongs to several. */
export function AgencySwitch({ user }: { readonly user: User }): ReactElement {
  const doing = useStore($busyId);
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => menu.current?.hidePopover();
  const choose = async (id: string): Promise<void> => {
    close();
    if (id === user.agency.id || !(await switchAgency(id))) return;
    // The demo belongs to the previous agency, so its page is left.
    if ($address.get().path.startsWith(`${paths.app}/demos/`)) navigate(paths.app);
    // The workspace is rendered again for the new agency, with a new button.
    requestAnimationFrame(() => document.getElementById(buttonId)?.focus());
  };
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>): void => {
    if (newState === 'open')
      menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Tab') close();
    else if (!stepMenu(menu.current, event.key)) return;
    event.preventDefault();
  };
  return (
    <>
      <button
        id={buttonId}
        type="button"
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-busy={doing !== undefined || undefined}
        title="Switch agency"
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/60 outline-offset-[-2px] hover:bg-white/5 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <ChevronsUpDown aria-hidden="true" size={15} strokeWidth={1.75} />
        <span className="sr-only">Switch agency</span>
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label="Your agencies"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className="fixed inset-auto top-15 left-2.5 m-0 max-h-[70dvh] w-64 overflow-y-auto rounded-xl border border-white/14 bg-panel p-1.5 text-white shadow-2xl shadow-black/60 outline-none"
      >
        {user.agencies.map((agency) => (
          <AgencyItem
            key={agency.id}
            agency={agency}
            isChecked={agency.id === user.agency.id}
            onChoose={() => void choose(agency.id)}
          />
        ))}
      </div>
    </>
  );
}

interface AgencyItemProps {
  readonly agency: User['agencies'][number];
  readonly isChecked: boolean;
  readonly onChoose: () => void;
}

/** An agency in the menu, with the person's role in it. */
function AgencyItem({
  agency: { name, role },
  isChecked,
  onChoose,
}: AgencyItemProps): ReactElement {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChecked}
      tabIndex={-1}
      onClick={onChoose}
      className="group flex min-h-12 w-full cursor-pointer items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-left outline-none hover:bg-white/6 focus-visible:bg-blue"
    >
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm/5 font-medium" title={name}>
          {name}
        </bdi>
        <span className="block text-xs/4 text-white/65 group-focus-visible:text-white">
          {roleNames[role]}
        </span>
      </span>
      {isChecked && <Check aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />}
    </button>
  );
}
