import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DemoRow } from './DemoRow.tsx';
import { $library, deleteDemo, loadLibrary, type ListedDemo } from './library-store.ts';

/** The demos of the account and of this browser. */
export function LibraryTab({ onCreate }: { onCreate: () => void }): ReactElement {
  const library = useStore($library);
  const [doomed, setDoomed] = useState<ListedDemo>();
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void loadLibrary(), []);
  const remove = async (demo: ListedDemo): Promise<void> => {
    setBusy(true);
    const isGone = await deleteDemo(demo);
    setBusy(false);
    setDoomed(undefined);
    if (isGone) title.current?.focus();
  };
  return (
    <div className="relative min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain">
      <div className="mx-auto max-w-[860px] px-6 py-9 max-md:px-5 max-md:py-6">
        <div className="flex items-end justify-between gap-4">
          <div>
            <h3
              ref={title}
              tabIndex={-1}
              className="text-[22px]/7 font-medium tracking-[-.015em] outline-none"
            >
              Your demos
            </h3>
            <p role="status" className="mt-1 min-h-5.5 text-sm/5.5 text-white/65">
              {library.at === 'loading' ? 'Loading your demos…' : countWords(library.demos.length)}
            </p>
          </div>
          <Button onClick={onCreate}>Create a demo</Button>
        </div>
        {library.at === 'loading' && <Skeleton />}
        {library.at === 'failed' && (
          <Ending title="Error loading demos" text="Your demos are safe; only the list could not be fetched.">
            <Button onClick={() => void loadLibrary()}>Try again</Button>
          </Ending>
        )}
        {library.at === 'listed' && library.signIn && (
          <Ending title="Please sign in again" text="Your saved demos are shown to you only.">
            <Button onClick={() => window.dispatchEvent(new CustomEvent('openAuthModal'))}>Sign in</Button>
          </Ending>
        )}
        {library.at === 'listed' && !library.signIn && library.demos.length === 0 && (
          <Ending
            title="No demos yet"
            text="Scan a prospect’s website, and a minute later its demo stands here with a link to share."
          />
        )}
        {library.at !== 'loading' && library.demos.length > 0 && (
          <ul className="mt-7 border-t border-white/9">
            {library.demos.map((demo) => (
              <DemoRow key={demo.uniqueId} demo={demo} onDelete={setDoomed} />
            ))}
          </ul>
        )}
      </div>
      {doomed && (
        <ConfirmDialog
          title={`Delete “${doomed.name}”?`}
          text="Its link stops working at once. This cannot be undone."
          confirm="Delete demo"
          busy={busy}
          onConfirm={() => void remove(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 demo' : `${count} demos`;
}

function Ending({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactElement;
}): ReactElement {
  return (
    <div className="mt-7 grid justify-items-start gap-4 border-t border-white/9 py-8">
      <div>
        <p className="text-[15px]/6 font-medium">{title}</p>
        <p className="mt-1 max-w-[52ch] text-sm/5.5 text-white/65">{text}</p>
      </div>
      {children}
    </div>
  );
}

function Skeleton(): ReactElement {
  return (
    <div aria-hidden="true" className="mt-7 border-t border-white/9 motion-safe:animate-pulse">
      {['one', 'two', 'three', 'four'].map((row) => (
        <div key={row} className="flex h-[85px] items-center justify-between border-b border-white/9">
          <div className="grid gap-2.5">
            <div className="h-4 w-48 rounded bg-white/8" />
            <div className="h-3.5 w-72 max-w-[60vw] rounded bg-white/6" />
          </div>
        </div>
      ))}
    </div>
  );
}
