import { Check, Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { industryLabel } from '../../../../templates-data/model/slots.ts';
import { paths } from '../../../paths.ts';
import { copyLink } from '../copy-link.ts';
import { expiryWords, type ListedDemo } from './library-store.ts';

const copiedFor = 2000;
const iconClass =
  'grid size-11 cursor-pointer place-items-center rounded-[10px] text-white/65 outline-offset-[-3px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring';

interface DemoRowProps {
  readonly demo: ListedDemo;
  readonly onDelete: (demo: ListedDemo) => void;
}

export function DemoRow({ demo, onDelete }: DemoRowProps): ReactElement {
  const { name, industry, uniqueId, expires, visits, local } = demo;
  const [copied, setCopied] = useState(false);
  const address = paths.savedDemo(uniqueId);
  const copy = async (): Promise<void> => {
    if (!(await copyLink(`${window.location.origin}${address}`))) return;
    setCopied(true);
    setTimeout(setCopied, copiedFor, false);
  };
  const facts = [
    industryLabel(industry),
    local ? 'On this device only' : expiryWords(expires),
    visits === undefined ? '' : visits === 1 ? '1 visit' : `${visits} visits`,
  ].filter((fact) => fact !== '');
  return (
    <li className="flex items-center gap-4 border-b border-white/9 py-4">
      <div className="min-w-0 flex-1">
        <p className="truncate text-[15px]/6 font-medium" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-[13px]/5 text-white/60">{facts.join(' · ')}</p>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="mt-0.5 block truncate rounded text-[13px]/5 text-blue-text underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-ring"
        >
          {address}
        </a>
      </div>
      <div className="flex shrink-0">
        <button type="button" title="Copy link" onClick={() => void copy()} className={iconClass}>
          {copied ? (
            <Check aria-hidden="true" size={18} strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden="true" size={18} strokeWidth={1.75} />
          )}
          <span className="sr-only">{copied ? 'Copied' : `Copy the link of ${name}`}</span>
        </button>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          title="Open"
          className={`${iconClass} max-md:hidden`}
        >
          <ExternalLink aria-hidden="true" size={18} strokeWidth={1.75} />
          <span className="sr-only">Open {name} in a new tab</span>
        </a>
        <button type="button" title="Delete" onClick={() => onDelete(demo)} className={iconClass}>
          <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
          <span className="sr-only">Delete {name}</span>
        </button>
      </div>
    </li>
  );
}
