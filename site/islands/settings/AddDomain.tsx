import { useStore } from '@nanostores/react';
import { type ReactElement, useState, useRef, type SubmitEvent } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { buttonClass, Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { $busyDomain, addDomain } from './domains-store.ts';

/** The form that adds a domain, or what is required before. */
export function AddDomain({ user }: { readonly user: User }): ReactElement {
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
