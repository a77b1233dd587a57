import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import type { AgencyHost } from '../../../service/contract/hosts.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { describeDomain } from './describe-domain.ts';
import { $busyDomain, checkDomain, removeDomain, setLinkDomain } from './domains-store.ts';
import { DomainRecord } from './DomainRecord.tsx';

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
            <DomainRecord key={record.type + record.value} {...record} />
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
        <Button variant="quiet" onClick={() => setLeaving(true)}>
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
