import { useState, type ReactElement, type ReactNode } from 'react';
import { industryLabel } from '../../../templates-data/model/industries.ts';
import { Button } from '../ui/Button.tsx';
import { extendDemo } from './extend-demo.ts';
import { describeExpiry, isExpired, type LibraryDemo } from './library-demo.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const formatDate = (at: number | undefined): string =>
  at === undefined ? 'Not known' : date.format(at);

/** The demo's dates, and how long its link still works. */
export function DemoInfo({ demo }: { demo: LibraryDemo }): ReactElement {
  const { industry, createdAt, updatedAt, expires, local } = demo;
  const [isBusy, setIsBusy] = useState(false);
  const extend = async (): Promise<void> => {
    setIsBusy(true);
    await extendDemo(demo);
    setIsBusy(false);
  };
  return (
    <>
      <dl className="text-sm/5.5">
        <Fact name="Industry">
          <bdi>{industryLabel(industry)}</bdi>
        </Fact>
        <Fact name="Created">{formatDate(createdAt)}</Fact>
        {!local && <Fact name="Last changed">{formatDate(updatedAt)}</Fact>}
        <Fact name="Expires">
          <span className={isExpired(demo) ? 'text-danger' : ''}>
            {expires === undefined ? describeExpiry(expires) : formatDate(expires)}
          </span>
        </Fact>
      </dl>
      {!local && (
        <Button className="mt-2" busy={isBusy} onClick={() => void extend()}>
          Extend
          <span className="sr-only">the link to 30 days from now</span>
        </Button>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className="flex gap-4 border-t border-white/9 py-2.5">
      <dt className="w-26 shrink-0 text-white/60">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
