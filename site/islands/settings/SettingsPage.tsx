import { useEffect, useRef, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import type { RouteProps } from '../app/route-props.ts';
import { useTitle } from '../app/use-title.ts';
import { AgenciesSection } from '../account/AgenciesSection.tsx';
import { ArchiveSection } from '../account/ArchiveSection.tsx';
import { DeleteSection } from '../account/DeleteSection.tsx';
import { EmailSection } from '../account/EmailSection.tsx';
import { MembersSection } from '../account/MembersSection.tsx';
import { PasswordSection } from '../account/PasswordSection.tsx';
import { ProfileSection } from '../account/ProfileSection.tsx';
import { SessionsSection } from '../account/SessionsSection.tsx';
import { SubscriptionSection } from '../account/SubscriptionSection.tsx';
import { loadSettings } from '../auth/settings-store.ts';
import { paths } from '../../paths.ts';
import { AgencyProfile } from './AgencyProfile.tsx';
import { DomainsSection } from './DomainsSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';

interface SectionProps {
  readonly user: User;
  readonly search: URLSearchParams;
}

/** The tabs of the settings, each with an address: `/app/settings/members`. */
const sections: Readonly<
  Record<
    string,
    { readonly title: string; readonly Section: (props: SectionProps) => ReactElement }
  >
> = {
  agency: { title: 'Agency', Section: ({ user }) => <AgencyProfile user={user} /> },
  members: {
    title: 'Members',
    Section: ({ user }) => (
      <>
        <MembersSection user={user} />
        <AgenciesSection user={user} />
      </>
    ),
  },
  domains: { title: 'Domains', Section: ({ user }) => <DomainsSection user={user} /> },
  plan: {
    title: 'Plan',
    Section: ({ user, search }) => (
      <SubscriptionSection user={user} showsTestBilling={search.get('billing') === 'test'} />
    ),
  },
  notifications: { title: 'Notifications', Section: () => <NotificationsSection /> },
  account: {
    title: 'Account',
    Section: ({ user }) => (
      <>
        <ProfileSection user={user} />
        <EmailSection user={user} />
        <PasswordSection hasPassword={user.hasPassword} email={user.email} />
        <SessionsSection />
        <KeysSection />
        <ArchiveSection />
        <DeleteSection user={user} />
      </>
    ),
  },
};

/** The settings of the agency and the person, one section at a time. */
export function SettingsPage({ user, address, values }: RouteProps): ReactElement {
  const { section: name = 'agency' } = values;
  const section = sections[name];
  useTitle(`${section?.title ?? 'Settings'} settings`, user.agency.name);
  useEffect(() => void loadSettings(), []);
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen, so the current one is scrolled into view.
    const current = tabs.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [name]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="shrink-0 border-b border-white/9 px-6 pt-3.5 max-md:px-4">
        <h1 className="text-[22px]/8 font-medium tracking-[-.02em] max-md:text-xl/8">Settings</h1>
        <nav
          ref={tabs}
          aria-label="Settings"
          className="mt-1 flex [scrollbar-width:none] gap-6 overflow-x-auto max-md:-mx-4 max-md:px-4"
        >
          {Object.entries(sections).map(([one, { title }]) => (
            <a
              key={one}
              href={`${paths.settings}/${one}`}
              aria-current={one === name ? 'page' : undefined}
              className={`relative flex min-h-11 shrink-0 items-center text-sm/5 font-medium outline-offset-[-4px] focus-visible:outline-2 focus-visible:outline-ring ${one === name ? 'text-white after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-white' : 'text-white/65 hover:text-white'}`}
            >
              {title}
            </a>
          ))}
        </nav>
      </div>
      <div
        key={name}
        className="min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain"
      >
        <div className="max-w-[62rem] px-6 pb-12 max-md:px-4 [&>section:first-child]:border-t-0">
          {section ? (
            <section.Section user={user} search={new URLSearchParams(address.search)} />
          ) : (
            <p className="py-9 text-sm/5.5 text-white/65">There are no such settings.</p>
          )}
        </div>
      </div>
    </div>
  );
}
