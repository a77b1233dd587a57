import { useCallback, useState, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import type { LibraryDemo } from '../library/library-demo.ts';
import type { PageShape } from '../library/page-shape.ts';
import { useIsWide } from '../library/use-window.ts';
import { windows, WholePage } from '../library/WholePage.tsx';
import { Select } from '../ui/Select.tsx';
import { layRows, sumSections } from './lay-rows.ts';
import { $readers } from './now-store.ts';
import { pageLabel } from './reading-words.ts';
import { $shape } from './shape-store.ts';
import type { Signals } from './signals-store.ts';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';
import { sectionLabel } from '../../../templates-data/model/sections.ts';

/** The height of the page's picture, within limits for its width. */
const wantedHeight = 400;
const [minWidth, maxWidth] = [56, 128];
/** On a phone the words and bars need the room. */
const phoneWidth = 48;

/** The width of a page at this height. */
function widthFor(height: number): number {
  const width = (wantedHeight / height) * windows.desktop.width;
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
}

/** The page's picture, with the reading time beside each section. */
export function ReadStrip({
  demo,
  signals,
}: {
  readonly demo: LibraryDemo;
  readonly signals: Signals;
}): ReactElement {
  const [who, setWho] = useState('');
  const [page, setPage] = useState('/');
  const shape = useStore($shape);
  const readers = useStore($readers);
  const { id: demoId, version } = demo;
  const onShape = useCallback(
    (found: PageShape) => $shape.set({ ...found, demoId, page }),
    [demoId, page],
  );
  const visits = signals.visits.filter(({ recipientId }) => who === '' || recipientId === who);
  const read = new Set([
    '/',
    ...signals.visits.flatMap(({ pages }) => pages.map((one) => one.page)),
  ]);
  const sums = sumSections(visits, page);
  const total = visits.reduce((all, { visibleMs }) => all + visibleMs, 0);
  const known = shape?.demoId === demoId && shape.page === page ? shape : undefined;
  const isWide = useIsWide();
  const width = isWide ? widthFor(known?.height ?? 4000) : phoneWidth;
  const scale = width / windows.desktop.width;
  const current = readers.find((one) => one.demoId === demoId && one.page === page)?.section;
  return (
    <section aria-labelledby="read-title" className="min-w-0 px-6 py-5 max-md:px-5">
      <StripHead
        signals={signals}
        read={read}
        total={total}
        page={page}
        onPage={setPage}
        who={who}
        onWho={setWho}
      />
      <div className="mt-3 flex gap-3.5">
        <div className="shrink-0 self-start overflow-hidden rounded-md border border-white/14">
          <WholePage
            key={`${page} ${version}`}
            demo={demo}
            page={page}
            device="desktop"
            width={width}
            title={`The page ${pageLabel(page)} of ${demo.name}, small`}
            onShape={onShape}
          />
        </div>
        {known ? (
          <Rows shape={known} scale={scale} sums={sums} current={current} />
        ) : (
          <p className="text-[13px]/5 text-white/60">Loading the page…</p>
        )}
      </div>
    </section>
  );
}

interface StripHeadProps {
  readonly signals: Signals;
  /** The paths of the pages that were read. */
  readonly read: ReadonlySet<string>;
  /** The reading time of the chosen visits on all pages, in milliseconds. */
  readonly total: number;
  readonly page: string;
  readonly onPage: (page: string) => void;
  /** The id of a recipient; empty for everyone. */
  readonly who: string;
  readonly onWho: (who: string) => void;
}

/** The choices of the page and of the reader. */
function StripHead({
  signals,
  read,
  total,
  page,
  onPage,
  who,
  onWho,
}: StripHeadProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 id="read-title" className="text-[15px]/6 font-medium tracking-[-.01em]">
        Where they read
      </h2>
      <div className="-my-1.5 flex gap-2">
        {read.size > 1 && (
          <Choice
            label="Page"
            value={page}
            onChange={onPage}
            options={[...read].map((one) => [one, pageLabel(one)])}
          />
        )}
        <Choice
          label="Whose reading"
          value={who}
          onChange={onWho}
          options={[
            ['', `Everyone${who === '' ? `, ${formatDuration(total)}` : ''}`],
            ...signals.recipients
              .filter(({ opens }) => opens > 0)
              .map(({ id, name, visibleMs }): [string, string] => [
                id,
                `${name}, ${formatDuration(visibleMs)}`,
              ]),
          ]}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactElement {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="min-h-9! max-w-52 border-transparent! bg-transparent! py-1! pl-2! text-[13px]/5! text-white/70! max-md:min-h-11!"
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  );
}

interface RowsProps {
  readonly shape: PageShape;
  readonly scale: number;
  readonly sums: ReadonlyMap<string, number>;
  readonly current: string | null | undefined;
}

function Rows({ shape, scale, sums, current }: RowsProps): ReactElement {
  const rows = layRows(shape, scale, sums);
  const end = rows.at(-1);
  const height = Math.max(shape.height * scale, end ? end.top + end.height : 0);
  return (
    <ul aria-label="Sections of the page" className="relative min-w-0 flex-1" style={{ height }}>
      {rows.map(({ id, top, height: tall, ms, part, isLongest, isInline }) => (
        <li
          key={id}
          className="absolute inset-x-0 flex items-center gap-3 border-t border-white/7 first:border-t-0"
          style={{ top, height: tall }}
        >
          <span
            className={`min-w-0 flex-1 ${isInline ? 'flex items-center gap-2.5' : 'grid gap-1.5'}`}
          >
            <span
              className={`truncate text-[13px]/4 ${isLongest ? 'font-medium text-white' : 'text-white/70'}`}
            >
              {sectionLabel(id)}
            </span>
            {ms > 0 && (
              <span
                aria-hidden="true"
                className={`h-1 rounded-full forced-color-adjust-none ${isInline ? 'shrink' : ''} ${current === id ? 'bg-live' : isLongest ? 'bg-blue-bright' : 'bg-white/35'}`}
                style={{
                  width: isInline ? `${Math.max(4, part * 40)}%` : `${Math.max(2, part * 100)}%`,
                }}
              />
            )}
          </span>
          <span
            className={`w-22 shrink-0 text-right text-[13px]/4 tabular-nums ${isLongest ? 'text-white' : 'text-white/60'}`}
          >
            {ms === 0 ? '–' : formatDuration(ms)}
            {ms === 0 && <span className="sr-only">not read</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
