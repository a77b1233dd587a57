import CloudOff from 'lucide-react/icons/cloud-off';
import Star from 'lucide-react/icons/star';
import { memo, type ReactElement } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { useExamples } from './demo-examples.ts';
import { shortTags } from './filter-demos.ts';
import { expiryWords, isExpired, type LibraryDemo } from './library-demo.ts';
import { rowHeight } from './use-window.ts';

interface DemoRowProps {
  readonly demo: LibraryDemo;
  /** Where it stands in the list, from 0. */
  readonly place: number;
  readonly count: number;
  readonly isPresent: boolean;
  readonly isTabStop: boolean;
  readonly onOpen: (demo: LibraryDemo) => void;
}

/** A demo in the list, at its place; the rows far from it are not there. */
export const DemoRow = memo(function DemoRow({
  demo,
  place,
  count,
  isPresent,
  isTabStop,
  onOpen,
}: DemoRowProps): ReactElement {
  const { name, industry, expires, tags, starred, local, unsent, uniqueId } = demo;
  const { shown, more } = shortTags(tags);
  const examples = useExamples(demo)?.words ?? '';
  return (
    <li
      aria-posinset={place + 1}
      aria-setsize={count}
      className="absolute inset-x-0 border-b border-white/9 contain-strict"
      style={{ top: `${place * rowHeight}rem`, height: `${rowHeight}rem` }}
    >
      <button
        type="button"
        data-demo-row={uniqueId}
        aria-current={isPresent ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onOpen(demo)}
        className={`relative flex h-full w-full cursor-pointer flex-col justify-center px-5 text-left outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring md:px-6 ${isPresent ? 'bg-white/7 before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-blue-bright' : 'hover:bg-white/4'}`}
      >
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            title={name}
            className="min-w-0 flex-1 truncate text-left text-sm/5.5 font-medium"
          >
            {name}
          </span>
          {starred && (
            <>
              <Star
                aria-hidden="true"
                size={14}
                strokeWidth={1.75}
                className="shrink-0 fill-current text-blue-text"
              />
              <span className="sr-only">, starred</span>
            </>
          )}
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-[13px]/5 text-white/60">
          <span className="min-w-0 truncate">
            <bdi>{industryLabel(industry)}</bdi>
            <span aria-hidden="true"> · </span>
            <span className="sr-only">, </span>
            {local ? (
              'On this device only'
            ) : (
              <span className={isExpired(demo) ? 'text-danger' : ''}>{expiryWords(expires)}</span>
            )}
          </span>
          {(local || unsent) && (
            <CloudOff aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
          )}
          {unsent && <span className="sr-only">, changes on this device only</span>}
        </span>
        {(shown.length > 0 || examples !== '') && (
          <span className="mt-1.5 flex min-w-0 gap-1.5">
            {examples !== '' && (
              <span className="shrink-0 rounded-md bg-amber-300/10 px-1.5 text-xs/5 text-amber-200">
                <span className="sr-only">, </span>
                {examples}
              </span>
            )}
            {shown.length > 0 && <span className="sr-only">, tags </span>}
            {shown.map((tag) => (
              <span
                key={tag}
                dir="auto"
                className="max-w-[86px] min-w-0 truncate rounded-md bg-white/8 px-1.5 text-xs/5 text-white/75"
              >
                {tag}
              </span>
            ))}
            {more > 0 && <span className="shrink-0 text-xs/5 text-white/60">+{more}</span>}
          </span>
        )}
      </button>
    </li>
  );
});
