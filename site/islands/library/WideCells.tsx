import type { ReactElement } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { displayHost } from '../../../templates-data/model/web-address.ts';
import { initials } from '../app/initials.ts';
import { shortTags } from './filter-demos.ts';
import {
  describeExpiry,
  endsSoon,
  isExpired,
  shortExpiry,
  type LibraryDemo,
} from './library-demo.ts';
import { RowSignal } from './RowSignal.tsx';
import { StageMark } from './StageMark.tsx';

interface DemoProps {
  readonly demo: LibraryDemo;
}

const cell = 'min-w-0 truncate text-[13px]/5 text-white/65 tabular-nums';

/** The cells beside the name, where there is room for columns. */
export function WideCells({ demo }: DemoProps): ReactElement {
  return (
    <>
      <span className={`${cell} max-lg:hidden`}>
        <span className="sr-only">, </span>
        <bdi>{industryLabel(demo.industry)}</bdi>
      </span>
      <span className="min-w-0 truncate text-[13px]/5">
        <span className="sr-only">, </span>
        <StageMark stage={demo.stage} />
      </span>
      <span className="min-w-0 truncate text-[13px]/5">
        <RowSignal demo={demo} />
      </span>
      <span className="flex max-lg:hidden">
        <Recipients demo={demo} />
      </span>
      <span className={`${cell} text-right`}>{!demo.local && <Expiry demo={demo} />}</span>
    </>
  );
}

function Expiry({ demo }: DemoProps): ReactElement {
  if (demo.stopped)
    return (
      <span className="text-danger">
        <span className="sr-only">, </span>
        Down
      </span>
    );
  return (
    <>
      <span className="sr-only">, {describeExpiry(demo.expires)}</span>
      <span
        aria-hidden="true"
        className={isExpired(demo) ? 'text-danger' : endsSoon(demo) ? 'font-medium text-white' : ''}
      >
        {shortExpiry(demo.expires)}
      </span>
    </>
  );
}

/**
 * The address of the demo's current website, or its uniqueId, and its tags, with a note if it is on
 * this device only.
 */
export function AddressAndTags({ demo }: DemoProps): ReactElement {
  const { uniqueId, local, tags, websiteData } = demo;
  const { shown, more } = shortTags(tags);
  return (
    <span className="mt-0.5 flex gap-1.5 text-[13px]/4.5 text-white/60">
      <span aria-hidden={!local} className="min-w-12 shrink-9 truncate">
        {local ? (
          <>
            <span className="sr-only">, </span>On this device only
          </>
        ) : (
          displayHost(websiteData.sourceUrl ?? '') || uniqueId
        )}
      </span>
      {shown.length > 0 && <span className="sr-only">, tags </span>}
      {shown.map((tag) => (
        <span
          key={tag}
          dir="auto"
          className="max-w-20 min-w-9 flex-initial truncate rounded bg-white/8 px-1.5 text-xs/4.5 text-white/75"
        >
          {tag}
        </span>
      ))}
      {more > 0 && <span className="shrink-0 text-xs/4.5">+{more}</span>}
    </span>
  );
}

/** The initials of the recipients. */
function Recipients({ demo }: DemoProps): ReactElement {
  const { names, count } = demo.recipients;
  if (count === 0) return <span className="text-[13px]/5 text-white/55">–</span>;
  const shown = count > 3 ? names.slice(0, 2) : names;
  const mark =
    '-mr-1.5 grid size-6.5 place-items-center rounded-full border-2 border-ground bg-[#24272e] text-[10px]/none font-medium text-white';
  return (
    <>
      <span className="sr-only">, {count === 1 ? '1 recipient' : `${count} recipients`}</span>
      {shown.map((name, index) => (
        <span key={index} aria-hidden="true" title={name} className={mark}>
          {initials(name)}
        </span>
      ))}
      {count > shown.length && (
        <span aria-hidden="true" className={mark}>
          +{count - shown.length}
        </span>
      )}
    </>
  );
}
