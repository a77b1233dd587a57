import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { $demos, $state } from './library-store.ts';
import { Ending } from './ListEnding.tsx';

/** The right of the library while there is no demo to show: the outline of a page to come. */
export function NothingChosen({ onCreate }: { onCreate: () => void }): ReactElement {
  const state = useStore($state);
  const isEmpty = useStore($demos).length === 0;
  return (
    <div className="grid min-h-0 place-items-center overflow-hidden bg-ground p-10 max-md:hidden">
      <div className="w-full max-w-[520px]">
        <div
          aria-hidden="true"
          className="aspect-[16/10] rounded-[10px] border border-white/9 [mask-image:linear-gradient(#000_30%,transparent_96%)] p-[5%]"
        >
          <div className="flex justify-between">
            <div className="h-2.5 w-20 rounded bg-white/10" />
            <div className="h-2.5 w-40 rounded bg-white/6" />
          </div>
          <div className="mt-[13%] h-6 w-3/5 rounded bg-white/10" />
          <div className="mt-2.5 h-6 w-2/5 rounded bg-white/10" />
          <div className="mt-6 h-2.5 w-1/2 rounded bg-white/6" />
          <div className="mt-6 h-8 w-28 rounded-lg bg-white/8" />
        </div>
        <div className="-mt-12 [&>*]:px-[5%]!">
          {state === 'ready' && isEmpty && <NoDemos onCreate={onCreate} />}
        </div>
      </div>
    </div>
  );
}

export function NoDemos({ onCreate }: { onCreate: () => void }): ReactElement {
  return (
    <Ending
      title="No demos yet"
      text="Scan a prospect’s website, and a minute later its demo stands here with a link to share."
    >
      <Button look="primary" onClick={onCreate}>
        Create a demo
      </Button>
    </Ending>
  );
}
