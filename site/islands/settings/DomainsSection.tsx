import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { AccountSection } from '../account/AccountSection.tsx';
import { Button } from '../ui/Button.tsx';
import { DomainEntry } from './DomainEntry.tsx';
import { $domains, loadDomains } from './domains-store.ts';
import { AddDomain } from './AddDomain.tsx';

/** The agency's own domains with their states. */
export function DomainsSection({ user }: { readonly user: User }): ReactElement {
  const domains = useStore($domains);
  const mayManage = user.agency.role !== 'member';
  useEffect(() => {
    if (mayManage) void loadDomains();
  }, [mayManage, user.agency.id]);
  return (
    <AccountSection
      title="Domains"
      text="Demos at an address of your own, such as demo.your-agency.com. Nothing there names anybody but you."
    >
      {!mayManage ? (
        <p className="text-[15px]/6 text-white/70">The agency’s owners and admins manage these.</p>
      ) : domains === undefined ? (
        <p role="status" className="text-[15px]/6 text-white/70">
          Loading…
        </p>
      ) : typeof domains === 'string' ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-[15px]/6 text-white/70">{domains}</p>
          <Button onClick={() => void loadDomains()}>Try again</Button>
        </div>
      ) : (
        <div className="grid max-w-[44rem] gap-8">
          {domains.map((domain) => (
            <DomainEntry key={domain.host} domain={domain} />
          ))}
          <AddDomain user={user} />
        </div>
      )}
    </AccountSection>
  );
}
