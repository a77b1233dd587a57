import type { ReactElement } from 'react';
import { keycap } from './DemosHead.tsx';

/** Keys with what they do, at the foot of a list; the dialog of all keys has them for everybody. */
export function KeyHints({
  keys,
}: {
  readonly keys: readonly (readonly [key: string, does: string])[];
}): ReactElement {
  return (
    <>
      {keys.map(([key, does]) => (
        <span key={key} aria-hidden="true" className="flex gap-1.5">
          <kbd className={`${keycap} bg-white/9 text-white/75`}>{key}</kbd>
          {does}
        </span>
      ))}
    </>
  );
}
