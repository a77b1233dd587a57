import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import type { AgencyHost } from '../../../service/contract/hosts.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toast } from '../ui/toast-store.ts';
import { describeDomain } from './describe-domain.ts';
import { $busyDomain, checkDomain, removeDomain, setLinkDomain } from './domains-store.ts';

/** A domain with its state, its DNS records and its actions. */
export function DomainEntry({ domain }: { readonly domain: AgencyHost }): ReactElement {
  const { host, state, forLinks, hasAddress, dns, lostAt } = domain;
  const busy = useStore($busyDomain);
  const [isLeaving, setLeaving] = useState(false);
  const isSettled = state === 'verified' && lostAt === null && hasAddress;
  return (
    <section aria-label={host} className="grid gap-4 border-b border-white/10 pb-8">
      <div>
        <h3 className="text-base/6 font-medium break-all">{host}</h3>
        <p className="mt-1 flex items-baseline gap-2.5 text-[15px]/6 text-white/75">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${isSettled ? 'bg-[#4ade80]' : 'bg-[#fbbf24]'}`}
          />
          {describeDomain(domain)}
        </p>
      </div>
      <details open={!isSettled}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded text-sm/5 font-medium text-white/75 underline underline-offset-4 outline-offset-2 hover:text-white focus-visible:outline-2 focus-visible:outline-ring">
          Records
        </summary>
        <ul className="mt-1 grid gap-3">
          {dns.map((record) => (
            <Record key={record.type + record.value} {...record} />
          ))}
        </ul>
      </details>
      {state === 'verified' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px]/6">
          <input
            type="checkbox"
            checked={forLinks}
            disabled={busy === host}
            onChange={({ currentTarget }) => void setLinkDomain(host, currentTarget.checked)}
            className="size-4.5 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
          />
          Make the links of our demos with this domain
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === host} onClick={() => void checkDomain(host)}>
          Check now
        </Button>
        <Button look="quiet" onClick={() => setLeaving(true)}>
          Remove
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={`Remove ${host}?`}
          text="Links that were sent with it stop working. The same demos stay at their other address."
          confirm="Remove"
          onConfirm={() => {
            setLeaving(false);
            void removeDomain(host);
          }}
          onCancel={() => setLeaving(false)}
        />
      )}
    </section>
  );
}

type RecordProps = AgencyHost['dns'][number];

const roles: Readonly<Record<RecordProps['type'], string>> = {
  TXT: 'proves that the domain is yours',
  CNAME: 'leads visitors here',
  A: 'leads visitors here',
  AAAA: 'leads visitors here',
};

function Record({ type, name, value }: RecordProps): ReactElement {
  return (
    <li className="rounded-[10px] border border-white/10 px-4 py-3">
      <p className="text-[13px]/5 text-white/60">
        <span className="font-medium text-white">{type}</span> · {roles[type]}
      </p>
      <dl className="mt-1">
        <Value label="Name" text={name} type={type} />
        <Value label="Value" text={value} type={type} />
      </dl>
    </li>
  );
}

interface ValueProps {
  readonly label: string;
  readonly text: string;
  readonly type: string;
}

function Value({ label, text, type }: ValueProps): ReactElement {
  const copy = async (): Promise<void> => {
    if (await copyText(text)) toast({ title: `${label} copied` });
    else
      toast({ title: 'Not copied', description: 'Please mark it and copy it.', destructive: true });
  };
  return (
    <div className="flex items-center gap-3">
      <dt className="w-12 shrink-0 text-[13px]/5 text-white/60">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3">
        <span className="min-w-0 flex-1 font-mono text-[13px]/5 break-all select-all">{text}</span>
        <Button look="quiet" narrow onClick={() => void copy()}>
          Copy
          <span className="sr-only">
            {' '}
            the {type} record’s {label.toLowerCase()}
          </span>
        </Button>
      </dd>
    </div>
  );
}
