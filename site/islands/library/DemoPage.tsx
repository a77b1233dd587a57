import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { navigate } from '../app/router.ts';
import type { RouteProps } from '../app/route-props.ts';
import { onKeys } from '../app/single-keys.ts';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../ui/Button.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';
import { paths } from '../../paths.ts';
import { BackLink, DemoHead } from './DemoHead.tsx';
import { DemoPane } from './DemoPane.tsx';
import type { DemoTabProps } from './demo-tab-props.ts';
import { DemoTabs } from './DemoTabs.tsx';
import { serializeFilter } from './filter-address.ts';
import { $demos, $filter, $isWhole, $state, loadLibrary } from './library-store.ts';
import { ListMessage } from './ListMessage.tsx';
import { useLibrary } from './use-library.ts';
import { useIsWide } from './use-window.ts';

/** The page of one demo, with its tabs. */
export function DemoPage({ user, values }: RouteProps): ReactElement {
  useLibrary(user);
  const { id, tab } = values;
  const demo = useStore($demos).find((one) => one.uniqueId === id || one.id === id);
  const state = useStore($state);
  const isWhole = useStore($isWhole);
  const back = paths.app + serializeFilter(useStore($filter));
  useTitle(demo?.name ?? 'Demo', user.agency.name);
  useEffect(() => onKeys({ Escape: () => navigate(back) }), [back]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center border-b border-white/9 px-3 md:hidden">
        <BackLink href={back} />
      </div>
      {demo ? (
        <Detail key={demo.uniqueId} user={user} demo={demo} back={back} tab={tab} />
      ) : state === 'signed-out' ? (
        <ListMessage state={state} known={0} shown={0} />
      ) : state === 'failed' ? (
        <PageMessage
          role="alert"
          title="This demo could not be loaded"
          text="It is safe, and its link works."
        >
          <Button onClick={() => void loadLibrary()}>Try again</Button>
        </PageMessage>
      ) : isWhole ? (
        <PageMessage role="status" title="This demo is not there" text="It may have been deleted.">
          <a href={back} className="underline decoration-white/30 underline-offset-4">
            All demos
          </a>
        </PageMessage>
      ) : (
        <p role="status" className="m-auto p-6 text-sm/5.5 text-white/65">
          Loading…
        </p>
      )}
    </div>
  );
}

interface DetailProps extends DemoTabProps {
  readonly back: string;
  readonly tab: string | undefined;
}

function Detail({ user, demo, back, tab }: DetailProps): ReactElement {
  const isWide = useIsWide();
  const pane = <DemoPane demo={demo} />;
  return (
    <article
      aria-labelledby="demo-name"
      className="flex min-h-0 flex-1 flex-col max-xl:overflow-y-auto max-xl:overscroll-contain"
    >
      <DemoHead demo={demo} back={back} />
      <div className="grid min-w-0 xl:min-h-0 xl:flex-1 xl:grid-cols-[28.5rem_minmax(0,1fr)]">
        {isWide && pane}
        <DemoTabs user={user} demo={demo} tab={tab} above={isWide ? undefined : pane} />
      </div>
    </article>
  );
}
