import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { LiveBead } from './LiveBead.tsx';
import { $readers } from './now-store.ts';
import { shortName } from './reading-words.ts';
import { sectionLabel } from '../../../templates-data/model/sections.ts';

/** Says on a card of the board that its demo is being read now, and by whom. */
export function ReadingLine({ demoId }: { readonly demoId: string }): ReactElement | null {
  const reader = useStore($readers).find((one) => one.demoId === demoId);
  if (!reader) return null;
  const { recipient, section } = reader;
  const what = section === null ? 'now' : sectionLabel(section);
  const sentence = recipient === null ? `Reading ${what}` : `${shortName(recipient)} reads ${what}`;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-live">
      <LiveBead />
      <span dir="auto" className="min-w-0 truncate">
        {sentence}
      </span>
    </span>
  );
}
