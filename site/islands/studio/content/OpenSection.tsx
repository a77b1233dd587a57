import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { $opened, panelLabel } from '../shell/jump-to-field.ts';
import type { PageView } from '../shell/view-store.ts';
import { ClientComments } from './ClientComments.tsx';
import { SectionBody } from './SectionBody.tsx';
import { findOpenSection } from './SectionList.tsx';

/** The content of the section that is chosen in the list, in the steps of a new demo. */
export function OpenSection({ view }: { readonly view: PageView }): ReactElement | null {
  const section = findOpenSection(view, useStore($opened));
  if (section === undefined) return null;
  return (
    <section
      key={section}
      id={`panel-section-${section}`}
      aria-labelledby="open-section"
      className="mt-4 space-y-4 border-t border-white/9 pt-4"
    >
      <h4 id="open-section" className="mb-3 text-sm/5 font-medium">
        {panelLabel(section)}
      </h4>
      <ClientComments section={section} />
      <SectionBody section={section} page={view.page} />
    </section>
  );
}
