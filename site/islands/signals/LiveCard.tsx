import Phone from 'lucide-react/icons/phone';
import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { callAddress } from '../library/call-address.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import type { PageShape } from '../library/page-shape.ts';
import { WholePage, windows } from '../library/WholePage.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { LiveBead } from './LiveBead.tsx';
import { $log, findVisitNumber, type Reader } from './now-store.ts';
import { describeDevice, shortName } from './reading-words.ts';
import { visitNumber } from './signal-words.ts';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';
import { sectionLabel } from '../../../templates-data/model/sections.ts';

export interface LiveCardProps {
  readonly reader: Reader;
  readonly demo: LibraryDemo;
  /** Whether to show the visible part of the page. */
  readonly isLarge?: boolean;
  /** Whether it is the sample, which has no page in the workspace. */
  readonly isSample?: boolean;
}

/** Width of the picture in pixels. */
const width = 270;

/** A visit in progress. */
export function LiveCard({
  reader,
  demo,
  isLarge = false,
  isSample = false,
}: LiveCardProps): ReactElement {
  const { recipient, section, returned, device, page } = reader;
  const [shape, setShape] = useState<PageShape>();
  const who = recipient ?? 'Somebody';
  const visit = visitNumber(returned, findVisitNumber(useStore($log), reader));
  const sections = shape?.sections ?? [];
  const place = sections.findIndex(({ id }) => id === section);
  const top = (sections[place]?.top ?? 0) * (width / windows[device].width);
  return (
    <div className="mb-2 overflow-hidden rounded-xl border border-live/50 bg-panel">
      {isLarge && (
        <div aria-hidden="true" className="h-31 overflow-hidden">
          <div
            className="motion-safe:transition-transform motion-safe:duration-500"
            style={{ transform: `translateY(${-top}px)` }}
          >
            <WholePage
              key={`${demo.id} ${page} ${device}`}
              demo={demo}
              page={page}
              device={device}
              width={width}
              title={`What ${who} sees`}
              onShape={setShape}
            />
          </div>
        </div>
      )}
      <div className={isLarge ? 'p-4' : 'px-4 py-2.5'}>
        <p className="flex items-center gap-2 text-[15px]/5 font-medium">
          {!isLarge && <LiveBead />}
          <span className="min-w-0">
            <bdi>{who}</bdi> is looking {isLarge ? 'at it ' : ''}now
          </span>
        </p>
        <p className="mt-0.5 truncate text-[13px]/5 text-white/65">
          {[demo.name, visit, describeDevice(device)].filter(Boolean).join(' · ')}
        </p>
        {isLarge && <Progress reader={reader} sections={sections} place={place} />}
        {isLarge && !isSample && <CardLinks demo={demo} recipient={recipient} />}
      </div>
    </div>
  );
}

interface ProgressProps {
  readonly reader: Reader;
  readonly sections: PageShape['sections'];
  /** The position of the section that is being read; -1 if it is unknown. */
  readonly place: number;
}

/** The section that is being read, among those of the page. */
function Progress({ reader, sections, place }: ProgressProps): ReactElement {
  const { section, sectionMs } = reader;
  return (
    <>
      {sections.length > 0 && (
        <div aria-hidden="true" className="mt-3 flex gap-1">
          {sections.map(({ id }, index) => (
            <span
              key={id}
              className={`h-1 flex-1 rounded-full forced-color-adjust-none ${index === place ? 'bg-live' : index < place ? 'bg-white/45' : 'bg-white/15'}`}
            />
          ))}
        </div>
      )}
      {section !== null && (
        <p className="mt-1.5 text-[13px]/5 text-white/65 tabular-nums">
          {sectionLabel(section)}
          {place >= 0 && `, section ${place + 1} of ${sections.length}`}, for{' '}
          {formatDuration(sectionMs)}
        </p>
      )}
    </>
  );
}

/** Links to call the recipient and to follow the visit. */
function CardLinks({
  demo,
  recipient,
}: Pick<LiveCardProps, 'demo'> & Pick<Reader, 'recipient'>): ReactElement {
  const call = callAddress(demo);
  return (
    <div className="mt-3 flex gap-2">
      {call !== undefined && (
        <a href={call} className={buttonClass('secondary', 'min-h-10! min-w-0 flex-auto', true)}>
          <Phone aria-hidden="true" size={15} strokeWidth={1.75} />
          <span className="truncate">
            Call{recipient === null ? '' : ` ${shortName(recipient)}`}
          </span>
        </a>
      )}
      <a
        href={paths.demoInApp(demo.uniqueId)}
        className={buttonClass('secondary', 'min-h-10! flex-auto', true)}
      >
        Follow
      </a>
    </div>
  );
}
