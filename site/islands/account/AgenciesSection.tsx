import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { Button } from '../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { $busyId, switchAgency } from './members-store.ts';
import { roleNames } from './role-names.ts';

/** The agencies of a person who belongs to several. */
export function AgenciesSection({ user }: { user: User }): ReactElement | null {
  const doing = useStore($busyId);
  if (user.agencies.length < 2) return null;
  return (
    <AccountSection
      title="Agencies"
      text="You see the demos, the plan and the members of the one you work in."
    >
      <ul aria-label="Agencies" className="border-b border-white/10">
        {user.agencies.map(({ id, name, role }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-t border-white/10 py-4 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0">
              <p className="text-[15px]/6 font-medium wrap-anywhere">{name}</p>
              <p className="text-sm/5.5 text-white/65">{roleNames[role]}</p>
            </div>
            {id === user.agency.id ? (
              <p className="shrink-0 text-sm/5 text-white/80">You work here</p>
            ) : (
              <Button
                className="shrink-0"
                busy={doing === id}
                onClick={() => void switchAgency(id)}
              >
                Switch<span className="sr-only"> to {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
