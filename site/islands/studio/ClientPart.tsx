import type { ReactElement } from 'react';
import { $draft } from './draft-store.ts';
import { EntryListField } from './EntryListField.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PictureField } from './PictureField.tsx';
import { TodayField } from './TodayField.tsx';
import { usePart } from './use-slot.ts';

/** Everything of the client's own besides the fields: pictures, lists, facts, language. */
export function ClientPart(): ReactElement {
  const isScanned = usePart($draft, (draft) => draft.scannedUrl !== '');
  return (
    <section aria-labelledby="client-part" className="space-y-6 border-t border-white/9 pt-6">
      <div>
        <h4 id="client-part" className="text-[15px]/6 font-medium">
          {isScanned ? 'From their website' : 'Their own content'}
        </h4>
        <p className="mt-1 text-sm/5.5 text-pretty text-white/65">
          What you give here stands on the page instead of the template’s samples.
        </p>
      </div>
      <div className="rounded-xl border border-white/12">
        <PictureField kind="logo" />
        <PictureField kind="opening" />
        <EntryListField list="services" without="The template’s services" absent="sample" />
        <EntryListField list="people" without="The template’s people" absent="sample" />
        <EntryListField list="testimonials" without="The template’s quotes" absent="sample" />
        <EntryListField list="socials" without="None on the page" absent="left out" />
        <TodayField />
      </div>
      <LanguageField />
    </section>
  );
}
