import { useStore } from '@nanostores/react';
import { useLayoutEffect, type ReactElement } from 'react';
import { ClientPart } from '../content/ClientPart.tsx';
import { PageSwitches } from '../content/PageContent.tsx';
import { SectionList } from '../content/SectionList.tsx';
import { ChangeList } from '../draft/ChangeList.tsx';
import { FeatureField } from '../fields/FeatureField.tsx';
import { SendCheck } from '../making/SendCheck.tsx';
import { $opened, openParts } from '../shell/jump-to-field.ts';
import { $view } from '../shell/view-store.ts';
import { SuggestionBox } from '../suggestions/SuggestionBox.tsx';
import { EditorPart } from './EditorPart.tsx';

/** The sections of the shown page with the fields of the chosen one, and what is on all pages. */
export function PageTab(): ReactElement {
  const view = useStore($view);
  useLayoutEffect(() => {
    const isAnyOpen = Object.keys($opened.get()).some((name) => name.startsWith('section-'));
    if (!isAnyOpen) openParts('section-hero');
  }, []);
  return (
    <div className="space-y-6">
      {view ? (
        <SectionList view={view} />
      ) : (
        <p role="status" className="text-sm/5.5 text-white/60">
          Loading the sections …
        </p>
      )}
      <EditorPart>
        <SuggestionBox />
        <PageSwitches />
        <ChangeList />
      </EditorPart>
      <ClientPart />
      <EditorPart title="For the finished website">
        <FeatureField />
      </EditorPart>
      <SendCheck />
    </div>
  );
}
