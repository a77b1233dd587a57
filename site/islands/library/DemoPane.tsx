import type { ReactElement, ReactNode } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { DemoPreview } from './DemoPreview.tsx';
import { DeviceNotice } from './DeviceNotice.tsx';
import { ExamplesNotice } from './ExamplesNotice.tsx';
import { describeExpiry, isExpired, type LibraryDemo } from './library-demo.ts';

const money = ({ cents, currency }: NonNullable<LibraryDemo['value']>): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });

function describeLink({ local, stopped, expires }: LibraryDemo): string {
  if (local) return 'On this device only';
  return stopped ? 'Taken down' : describeExpiry(expires);
}

/** A preview of the demo, and facts about it in one line. */
export function DemoPane({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const { value, version, local, industry, updatedAt } = demo;
  return (
    <div className="flex min-w-0 flex-col border-white/9 px-6 py-6 max-xl:pb-5 max-md:px-5 max-md:pt-4 xl:min-h-0 xl:overflow-y-auto xl:border-r">
      <DemoPreview demo={demo} />
      <DeviceNotice demo={demo} />
      {demo.stopped && (
        <p className="mt-4 text-sm/5.5 text-pretty text-danger">
          This demo has been taken down: the business has objected, or the operator of this service
          stopped it. Its link shows nothing of it.
        </p>
      )}
      <ExamplesNotice demo={demo} />
      <dl className="mt-4 flex flex-wrap justify-between gap-x-5 gap-y-2 max-md:mt-3">
        {value && <Fact name="Offer">{money(value)}</Fact>}
        {!local && updatedAt !== undefined && (
          <Fact name="Version">{`${version}, ${date.format(updatedAt)}`}</Fact>
        )}
        <Fact name="Industry">
          <bdi>{industryLabel(industry)}</bdi>
        </Fact>
        <Fact name="Link">
          <span className={isExpired(demo) || demo.stopped ? 'text-danger' : ''}>
            {describeLink(demo)}
          </span>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="min-w-0">
      <dt className="text-[13px]/5 text-white/60">{name}</dt>
      <dd className="truncate text-sm/5 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
