import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ColorField } from '../fields/ColorField.tsx';
import { $draft } from '../draft/draft-store.ts';
import { FontField } from '../fields/FontField.tsx';
import { Notice } from './Notice.tsx';
import { outcomeWords } from '../scan/scan-outcomes.ts';
import { openPasteBox, scanAgain } from '../scan/scan-store.ts';
import { $scannedSite } from '../scan/scanned-site.ts';
import { contentPart, scanEndPart, useLater } from './later-parts.ts';
import { SlotField } from '../fields/SlotField.tsx';
import { StepHeading } from './StepHeading.tsx';
import { ThemePicker } from '../fields/ThemePicker.tsx';
import { TradeField } from '../fields/TradeField.tsx';
import { usePart } from '../fields/use-slot.ts';

interface BrandStepProps {
  readonly owner: string;
  readonly onLibrary: (uniqueId: string) => void;
}

export function BrandStep({ owner, onLibrary }: BrandStepProps): ReactElement {
  const outcome = usePart($draft, (draft) => draft.outcome);
  const content = useStore(contentPart.$part);
  const site = useStore($scannedSite);
  const scanEnd = useLater(scanEndPart, site, site !== undefined);
  return (
    <>
      <StepHeading
        title="Brand & Colors"
        lead="Whose site this is, and what it looks like. The preview follows every key."
      />
      <div className="space-y-6">
        {typeof content === 'object' && <content.MakingRefused />}
        {typeof scanEnd === 'object' && <scanEnd.KnownDemos owner={owner} onLibrary={onLibrary} />}
        {outcome === 'partial' && (
          <Notice title={outcomeWords.partial.sentence}>
            <p>{outcomeWords.partial.advice}</p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={scanAgain}>{outcomeWords.partial.retry}</Button>
              <Button onClick={openPasteBox}>Paste the page</Button>
            </div>
          </Notice>
        )}
        <SlotField name="businessName" placeholder="Harbour & Pine" required />
        <TradeField />
        <SlotField
          name="slogan"
          placeholder="What you do, in one line"
          hint="The largest words of the page. Without them, the name stands there."
        />
        <SlotField
          name="description"
          placeholder="What the business does, for whom, and where."
          rows={4}
        />
        <ThemePicker />
        <ColorField name="primaryColor" label="Primary color" />
        <ColorField name="secondaryColor" label="Secondary color" />
        <FontField label="Fonts" />
      </div>
    </>
  );
}
