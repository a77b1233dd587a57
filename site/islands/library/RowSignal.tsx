import { Suspense, type ReactElement } from 'react';
import { lazyPart } from '../app/lazy-part.ts';
import type { LibraryDemo } from './library-demo.ts';

const lastSignal = lazyPart<{ readonly demo: LibraryDemo }>(() =>
  import('../signals/LastSignal.tsx').then((part) => part.LastSignal),
);

/** The demo's last event; its words are fetched behind the first rows. */
export function RowSignal({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  return (
    <>
      <span className="sr-only">, </span>
      <Suspense>
        <lastSignal.Part demo={demo} />
      </Suspense>
    </>
  );
}
