import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleMinus from 'lucide-react/icons/circle-minus';
import type { ReactElement } from 'react';
import { isSlotName } from '../../../templates-data/model/slots.ts';
import { jumpToField, jumpToPart } from './jump-to-field.ts';
import { $concerns, type Concern } from './send-check.ts';

const kinds: Readonly<Record<Concern['kind'], { word: string; look: string; Icon: typeof Check }>> = {
  fault: { word: 'to fix', look: 'text-danger', Icon: CircleAlert },
  uncertain: { word: 'uncertain', look: 'text-amber-200', Icon: CircleHelp },
  sample: { word: 'sample', look: 'text-white/60', Icon: CircleDashed },
  'left out': { word: 'left out', look: 'text-white/60', Icon: CircleMinus },
};

/** Without the contact lines that are blank, as those are often meant to be. */
export function useConcernCount(): number {
  return useStore($concerns).filter(({ kind }) => kind !== 'left out').length;
}

/** What the client would read that nobody wrote for them. It keeps nobody from sending. */
export function SendCheck(): ReactElement {
  const concerns = useStore($concerns);
  return (
    <section aria-labelledby="send-check" className="border-t border-white/9 pt-6">
      <h4 id="send-check" tabIndex={-1} className="text-[15px]/6 font-medium outline-none">
        Before you send
      </h4>
      {concerns.length === 0 ? (
        <p className="mt-1 flex gap-2 text-sm/5.5 text-white/70">
          <Check aria-hidden="true" size={17} className="mt-0.5 shrink-0 text-ring" />
          Everything on the page is theirs.
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm/5.5 text-white/65">
            Worth a look before the client sees it. Only what is marked “to fix” keeps the link from being
            made.
          </p>
          <ul className="mt-3 divide-y divide-white/9 rounded-xl border border-white/12">
            {concerns.map(({ name, control, kind, label, note }) => {
              const { word, look, Icon } = kinds[kind];
              return (
                <li key={control ?? name}>
                  <button
                    type="button"
                    onClick={() => (isSlotName(name) ? jumpToField(name) : jumpToPart(name, control))}
                    className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-3.5 py-2.5 text-left text-[13px]/5 outline-offset-[-3px] hover:bg-white/4 focus-visible:outline-2 focus-visible:outline-ring"
                  >
                    <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`shrink-0 ${look}`} />
                    <span className="min-w-0 flex-1">
                      <span className="font-medium text-white underline decoration-white/30 underline-offset-4">
                        {label}
                      </span>
                      <span className="block truncate text-white/60">{note}</span>
                    </span>
                    <span className={`shrink-0 ${look}`}>{word}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
