import type { ReactElement } from 'react';
import { $draft } from '../draft/draft-store.ts';
import { EntryListField } from './EntryListField.tsx';
import { LanguageField } from '../fields/LanguageField.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { TodayField } from '../fields/TodayField.tsx';
import { usePart } from '../fields/use-slot.ts';

/** The client's content that belongs to no single section: pictures, networks, facts, language. */
export function ClientPart(): ReactElement {
  const isScanned = usePart($draft, (draft) => draft.scannedUrl !== '');
  // The editor shows the opening's picture in that section.
  const isEdited = usePart($draft, (draft) => draft.editing !== undefined);
  return (
    <section aria-labelledby="client-part" className="space-y-6 border-t border-white/9 pt-6">
      <div>
        <h4 id="client-part" className="text-[15px]/6 font-medium">
          {isScanned ? 'From their website' : 'Their own content'}
        </h4>
        <p className="mt-1 text-sm/5.5 text-pretty text-white/65">
          What belongs to no single section of the page.
        </p>
      </div>
      <div className="rounded-xl border border-white/12">
        <PictureField kind="logo" />
        {!isEdited && <PictureField kind="opening" />}
        <PicturesField />
        <EntryListField list="socials" without="None on the page" />
        <TodayField />
      </div>
      <LanguageField />
    </section>
  );
}
