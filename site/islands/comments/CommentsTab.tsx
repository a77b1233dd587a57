import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { DemoTabProps } from '../library/demo-tab-props.ts';
import { Button } from '../ui/Button.tsx';
import { commentsStore, loadComments } from './comments-store.ts';
import { LooksSection } from './LooksSection.tsx';
import { PanelSwitches } from './PanelSwitches.tsx';
import { Thread } from './Thread.tsx';

/** The clients' answers to a demo, and the settings of its panel. */
export function CommentsTab({ demo }: DemoTabProps): ReactElement {
  return (
    <div className="grid max-w-[46rem] content-start gap-9 px-6 py-6 max-md:px-5">
      <Threads key={demo.uniqueId} demo={demo} />
      <PanelSwitches demo={demo} />
      <LooksSection key={`looks ${demo.uniqueId}`} demo={demo} />
    </div>
  );
}

function Threads({ demo }: Pick<DemoTabProps, 'demo'>): ReactElement {
  const { uniqueId, panel, address } = demo;
  const { comments, status } = useStore(commentsStore(uniqueId));
  const [showsDone, setShowsDone] = useState(false);
  useEffect(() => {
    const load = (): void => void loadComments(uniqueId);
    load();
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [uniqueId]);
  const open = comments.filter(({ resolved }) => !resolved);
  const done = comments.filter(({ resolved }) => resolved);
  return (
    <section aria-labelledby="comments-title" className="min-w-0">
      <h2 id="comments-title" className="mb-2.5 text-[15px]/6 font-medium tracking-[-.01em]">
        Comments
        {open.length > 0 && (
          <span className="ml-2 font-normal text-white/60 tabular-nums">{open.length} open</span>
        )}
      </h2>
      {status === 'failed' && (
        <p role="alert" className="mb-3 text-sm/5.5 text-white/75">
          The comments could not be loaded.{' '}
          <button
            type="button"
            onClick={() => void loadComments(uniqueId)}
            className="min-h-9 cursor-pointer rounded-sm text-white underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-ring"
          >
            Try again
          </button>
        </p>
      )}
      {status === 'ready' && comments.length === 0 && (
        <p className="text-sm/5.5 text-pretty text-white/65">
          {panel.comments
            ? 'Nobody has commented yet. You will hear of it here and by mail.'
            : 'Your client can comment on the page itself, without an account. Switch it on below.'}
        </p>
      )}
      {status === 'loading' && <p className="text-sm/5.5 text-white/60">Loading…</p>}
      <ul>
        {open.map((comment) => (
          <Thread key={comment.id} uniqueId={uniqueId} address={address} comment={comment} />
        ))}
      </ul>
      {done.length > 0 && (
        <>
          <Button
            variant="quiet"
            narrow
            className="mt-2 -ml-3"
            aria-expanded={showsDone}
            onClick={() => setShowsDone(!showsDone)}
          >
            {showsDone ? 'Hide what is done' : `${done.length} done`}
          </Button>
          {showsDone && (
            <ul>
              {done.map((comment) => (
                <Thread key={comment.id} uniqueId={uniqueId} address={address} comment={comment} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
