import { useStore } from '@nanostores/react';
import Phone from 'lucide-react/icons/phone';
import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { callAddress } from '../library/call-address.ts';
import { $demos } from '../library/library-store.ts';
import { LiveBead } from './LiveBead.tsx';
import { $readers } from './now-store.ts';
import { describeDevice, shortName } from './reading-words.ts';

/** Visits in progress, above the list on windows without room for a column. */
export function LiveLine(): ReactElement | null {
  const [reader, ...others] = useStore($readers);
  const demo = useStore($demos).find(({ id }) => id === reader?.demoId);
  if (!reader || !demo) return null;
  const who = reader.recipient ?? 'Somebody';
  const call = callAddress(demo);
  const facts = [
    demo.name,
    reader.returned ? 'not the first visit' : '',
    describeDevice(reader.device),
  ];
  return (
    <div className="mx-6 mb-2 flex shrink-0 items-center gap-3 rounded-xl border border-live/50 bg-live/5 py-2 pr-2 pl-4 max-md:mx-4 min-[1400px]:hidden">
      <LiveBead />
      <a
        href={paths.demoInApp(demo.uniqueId)}
        className="min-w-0 flex-1 rounded focus-visible:outline-2 focus-visible:outline-ring"
      >
        <span className="block truncate text-[15px]/5 font-medium">
          <bdi>{others.length > 0 ? shortName(who) : who}</bdi>
          {others.length > 0 ? ` and ${others.length} more are looking now` : ' is looking now'}
        </span>
        <span className="block truncate text-[13px]/5 text-white/65">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </a>
      {call !== undefined && (
        <a
          href={call}
          title="Call"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-live text-ground outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        >
          <Phone aria-hidden="true" size={18} strokeWidth={1.75} />
          <span className="sr-only">Call {demo.name}</span>
        </a>
      )}
    </div>
  );
}
