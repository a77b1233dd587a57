import type { ReactElement } from 'react';
import { ClientPart } from '../content/ClientPart.tsx';
import { PageSwitches } from '../content/PageContent.tsx';
import { ChangeList } from '../draft/ChangeList.tsx';
import { FeatureField } from '../fields/FeatureField.tsx';
import { SendCheck } from '../making/SendCheck.tsx';
import { SuggestionBox } from '../suggestions/SuggestionBox.tsx';
import { EditorPart } from './EditorPart.tsx';

/** The part of the panel below the sections of the shown page. */
export function PageParts(): ReactElement {
  return (
    <>
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
    </>
  );
}
