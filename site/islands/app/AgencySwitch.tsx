import { useStore } from '@nanostores/react';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { $doing, switchAgency } from '../account/members-store.ts';

/** Leads to another agency of a person who belongs to several. */
export function AgencySwitch({ user }: { readonly user: User }): ReactElement {
  const isBusy = useStore($doing) !== undefined;
  return (
    <span className="relative grid size-9 shrink-0 place-items-center rounded-[10px] text-white/60 outline-offset-[-2px] focus-within:outline-2 focus-within:outline-ring hover:bg-white/5 hover:text-white">
      <ChevronsUpDown aria-hidden="true" size={15} strokeWidth={1.75} />
      <select
        aria-label="Agency you work in"
        title="Switch agency"
        value={user.agency.id}
        disabled={isBusy}
        onChange={({ currentTarget }) => void switchAgency(currentTarget.value)}
        className="absolute inset-0 cursor-pointer opacity-0 [&>option]:bg-panel"
      >
        {user.agencies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
