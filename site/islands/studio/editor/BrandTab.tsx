import ScanLine from 'lucide-react/icons/scan-line';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { patchDraft } from '../draft/draft-store.ts';
import { ColorField } from '../fields/ColorField.tsx';
import { FontField } from '../fields/FontField.tsx';
import { DesignFields } from '../fields/DesignFields.tsx';
import { SlotField } from '../fields/SlotField.tsx';
import { ThemePicker } from '../fields/ThemePicker.tsx';
import { TradeField } from '../fields/TradeField.tsx';
import { EditorPart } from './EditorPart.tsx';

/** Whose site it is, and what it looks like. */
export function BrandTab(): ReactElement {
  return (
    <div className="space-y-5">
      <SlotField name="businessName" placeholder="Harbour & Pine" required />
      <TradeField />
      <ThemePicker />
      <ColorField name="primaryColor" label="Primary color" />
      <ColorField name="secondaryColor" label="Secondary color" />
      <FontField label="Fonts" />
      <EditorPart>
        <DesignFields />
      </EditorPart>
      <EditorPart title="Their website">
        <Button className="w-full" onClick={() => patchDraft({ step: 1 })}>
          <ScanLine aria-hidden="true" size={16} strokeWidth={1.75} />
          Read it again
        </Button>
      </EditorPart>
    </div>
  );
}
