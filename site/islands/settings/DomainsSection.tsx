import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { AccountSection } from '../account/AccountSection.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { DomainEntry } from './DomainEntry.tsx';
import { $busyDomain, $domains, addDomain, loadDomains } from './domains-store.ts';

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

/** The form that adds a domain, or what is required before. */
function AddDomain({ user }: { readonly user: User }): ReactElement {
  const busy = useStore($busyDomain);
  const [host, setHost] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const hasPlan = user.plan?.features.includes('domains') === true;
  if (!hasPlan)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-[15px]/6 text-white/70">
        A domain of your own comes with the Agency plan.
        <a href={paths.plan} className={buttonClass()}>
          See the plans
        </a>
      </p>
    );
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy !== undefined) return;
    const fault = await addDomain(host);
    setError(fault);
    if (fault === undefined) setHost('');
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[32rem] gap-4"
    >
      <TextField
        label="Add a domain"
        name="domain-host"
        value={host}
        error={error}
        placeholder="demo.your-agency.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        onChange={({ target }) => {
          setHost(target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" busy={busy === ''} disabled={host.trim() === ''}>
          Show the records
        </Button>
      </div>
    </form>
  );
}
