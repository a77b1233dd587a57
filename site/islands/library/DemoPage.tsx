import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { navigate } from '../app/router.ts';
import type { RouteProps } from '../app/routes.ts';
import { onKeys } from '../app/single-keys.ts';
import { useTitle } from '../app/use-title.ts';
import { paths } from '../../paths.ts';
import { DemoActions } from './DemoActions.tsx';
import { DemoInfo } from './DemoInfo.tsx';
import { DemoPreview } from './DemoPreview.tsx';
import { DemoTitle } from './DemoTitle.tsx';
import { DeviceNotice } from './DeviceNotice.tsx';
import { ExamplesNotice } from './ExamplesNotice.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { $demos, $filter, $isWhole, $state } from './library-store.ts';
import { ListMessage } from './ListMessage.tsx';
import { NotesField } from './NotesField.tsx';
import { searchOf } from './filter-address.ts';
import { TagsField } from './TagsField.tsx';
import { useLibrary } from './use-library.ts';

/** One demo with everything that can be done with it. */
export function DemoPage({ user, values }: RouteProps): ReactElement {
  useLibrary(user);
  const { id } = values;
  const demo = useStore($demos).find((one) => one.uniqueId === id || one.id === id);
  const state = useStore($state);
  const isWhole = useStore($isWhole);
  const back = paths.app + searchOf(useStore($filter));
  useTitle(demo?.name ?? 'Demo', user.agency.name);
  useEffect(() => onKeys({ Escape: () => navigate(back) }), [back]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center border-b border-white/9 px-3 md:hidden">
        <BackLink href={back} />
      </div>
      {demo ? (
        <Detail key={demo.uniqueId} demo={demo} maxDemos={user.maxDemos} back={back} />
      ) : state === 'failed' || state === 'signed-out' ? (
        <ListMessage state={state} known={0} shown={0} />
      ) : (
        <p role="status" className="m-auto max-w-[40ch] p-6 text-center text-sm/5.5 text-white/65">
          {isWhole ? (
            <>
              This demo is not there. It may have been deleted.{' '}
              <a href={back} className="text-white underline underline-offset-4">
                All demos
              </a>
            </>
          ) : (
            'Loading…'
          )}
        </p>
      )}
    </div>
  );
}

function BackLink({ href }: { readonly href: string }): ReactElement {
  return (
    <a
      href={href}
      className="flex min-h-11 items-center gap-2 rounded-[10px] px-2 text-sm/5 text-white/70 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
      Demos
    </a>
  );
}

interface DetailProps {
  readonly demo: LibraryDemo;
  readonly maxDemos: number | null;
  readonly back: string;
}

const pane =
  'min-w-0 xl:min-h-0 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] xl:overflow-y-auto xl:overscroll-contain';

function Detail({ demo, maxDemos, back }: DetailProps): ReactElement {
  return (
    <article
      aria-labelledby="demo-name"
      className="flex min-h-0 flex-1 flex-col max-xl:overflow-y-auto max-xl:overscroll-contain"
    >
      <div className="flex shrink-0 items-start gap-3 border-b border-white/9 px-6 py-3 max-md:px-5">
        <div className="-ml-2 max-md:hidden">
          <BackLink href={back} />
        </div>
        <div className="min-w-0 flex-1">
          <DemoTitle demo={demo} />
        </div>
      </div>
      <div className="grid xl:min-h-0 xl:flex-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className={`${pane} border-white/9 px-6 py-6 max-md:px-5 xl:border-r`}>
          <DemoPreview demo={demo} />
          <DeviceNotice demo={demo} />
          <ExamplesNotice demo={demo} />
          <DemoActions
            demo={demo}
            maxDemos={maxDemos}
            onDeleted={() => navigate(back, { replace: true })}
            onOpen={({ uniqueId }) => navigate(paths.demoInApp(uniqueId))}
          />
        </div>
        <div className={`${pane} grid content-start gap-8 px-6 py-6 max-md:px-5`}>
          <Part title={demo.local ? 'Info' : 'Visits'}>
            <DemoInfo demo={demo} />
          </Part>
          {!demo.local && (
            <>
              <Part title="Tags">
                <TagsField demo={demo} />
              </Part>
              <Part title="Notes">
                <NotesField demo={demo} />
              </Part>
            </>
          )}
        </div>
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className="min-w-0">
      <h2 className="mb-2.5 text-[15px]/6 font-medium tracking-[-.01em]">{title}</h2>
      {children}
    </section>
  );
}
