import { useStore } from '@nanostores/react';
import LogOut from 'lucide-react/icons/log-out';
import { Suspense, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { logOut } from '../auth/session-store.ts';
import { AgencyMark } from './AgencyMark.tsx';
import { $agency } from './agency-store.ts';
import { initials } from './initials.ts';
import { lazyPart } from './lazy-part.ts';
import { isCurrent, ring } from './rail-link.ts';
import { routes, type Route } from './routes.ts';
import { RailLink } from './RailLink.tsx';

const agencies = lazyPart<{ readonly user: User }>(() =>
  import('./AgencySwitch.tsx').then((part) => part.AgencySwitch),
);
const quota = lazyPart<{ readonly user: User }>(() =>
  import('../library/QuotaMeter.tsx').then((part) => part.QuotaMeter),
);
const planMissing = lazyPart<{ readonly user: User }>(() =>
  import('../library/PlanMissing.tsx').then((part) => part.PlanMissing),
);
const roles = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const;

interface RailProps {
  readonly user: User;
  readonly current: Route | undefined;
}

/**
 * The rail of the workspace: the agency, the navigation, the used part of the plan, and the
 * signed-in person.
 */
export function Rail({ user, current }: RailProps): ReactElement {
  return (
    <div className="flex min-h-0 flex-col border-r border-white/9 max-md:hidden">
      <AgencyName user={user} />
      <nav aria-label="Workspace" className="px-2.5">
        <ul className="grid gap-0.5">
          {routes.flatMap(({ path, rail, fetch }) =>
            rail
              ? [
                  <li key={path}>
                    <RailLink
                      path={path}
                      entry={rail}
                      isCurrent={isCurrent(path, current)}
                      onReach={fetch}
                    />
                  </li>,
                ]
              : [],
          )}
        </ul>
      </nav>
      <div className="mt-auto">
        <Suspense fallback={null}>
          {user.access.builder ? <quota.Part user={user} /> : <planMissing.Part user={user} />}
        </Suspense>
        <div className="mx-2.5 flex items-center gap-1 border-t border-white/9 py-2.5">
          <a
            href={`${paths.settings}/account`}
            className={`flex min-w-0 flex-1 items-center gap-2.5 rounded-[10px] px-2 py-1.5 hover:bg-white/5 ${ring}`}
          >
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-white/12 text-[11px]/none font-medium"
            >
              {initials(user.username)}
            </span>
            <span className="min-w-0">
              <bdi className="block truncate text-[13px]/4.5 font-medium" title={user.username}>
                {user.username}
              </bdi>
              <span className="block text-xs/4 text-white/60">{roles[user.agency.role]}</span>
            </span>
          </a>
          <button
            type="button"
            title="Logout"
            onClick={() => void logOut()}
            className={`grid size-9 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/60 hover:bg-white/5 hover:text-white ${ring}`}
          >
            <LogOut aria-hidden="true" size={16} strokeWidth={1.75} />
            <span className="sr-only">Logout</span>
          </button>
        </div>
      </div>
    </div>
  );
}

function AgencyName({ user }: { readonly user: User }): ReactElement {
  const agency = useStore($agency);
  const known = typeof agency === 'object' ? agency : undefined;
  const name = known?.name ?? user.agency.name;
  return (
    <div className="mx-2.5 mt-3.5 mb-3 flex items-center">
      <a
        href={`${paths.settings}/agency`}
        title={name}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-[10px] px-2 hover:bg-white/5 ${ring}`}
      >
        <AgencyMark name={name} logo={known?.logo} />
        <bdi className="min-w-0 truncate text-sm/5 font-medium">{name}</bdi>
        <span className="sr-only">, agency settings</span>
      </a>
      {user.agencies.length > 1 && (
        <Suspense fallback={null}>
          <agencies.Part user={user} />
        </Suspense>
      )}
    </div>
  );
}
