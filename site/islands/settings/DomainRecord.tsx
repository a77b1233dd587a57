import type { ReactElement } from 'react';
import type { AgencyHost } from '../../../service/contract/hosts.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toast } from '../ui/toast-store.ts';

type RecordProps = AgencyHost['dns'][number];

const roles: Readonly<Record<RecordProps['type'], string>> = {
  TXT: 'proves that the domain is yours',
  CNAME: 'leads visitors here',
  A: 'leads visitors here',
  AAAA: 'leads visitors here',
};

/** A record that the domain's name server needs, with buttons that copy it. */
export function DomainRecord({ type, name, value }: RecordProps): ReactElement {
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
        <Button variant="quiet" narrow onClick={() => void copy()}>
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
