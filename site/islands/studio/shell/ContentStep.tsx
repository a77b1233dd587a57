import type { ReactElement } from 'react';
import { ClientPart } from '../content/ClientPart.tsx';
import { ContactFields } from '../fields/ContactFields.tsx';
import { FeatureField } from '../fields/FeatureField.tsx';
import { MakingRefused } from '../making/MakingRefused.tsx';
import { QuoteOffer } from '../making/QuoteOffer.tsx';
import { PageContent } from '../content/PageContent.tsx';
import { SendCheck } from '../making/SendCheck.tsx';
import { DesignFields } from '../fields/DesignFields.tsx';
import { SlotField } from '../fields/SlotField.tsx';
import { StepHeading } from './StepHeading.tsx';
import { FormPositionField } from '../fields/StyleFields.tsx';
import { SuggestionBox } from '../suggestions/SuggestionBox.tsx';

export function ContentStep({ onLibrary }: { onLibrary: () => void }): ReactElement {
  return (
    <>
      <StepHeading
        title="Content Editing"
        lead="The words that sell, the way they are set, and how to get in touch."
      />
      <div className="space-y-6">
        <MakingRefused onLibrary={onLibrary} />
        <PageContent />
        <SuggestionBox />
        <SlotField
          name="callToAction"
          placeholder="Get Started"
          hint="The words on the main button. Without any, the trade’s stand there."
        />
        <DesignFields />
        <FormPositionField />
        <Part title="Contact details">
          <ContactFields />
        </Part>
        <ClientPart />
        <Part
          title="For the finished website"
          lead="A note to the developers, kept with the demo. The preview stays the same."
        >
          <FeatureField />
        </Part>
        <QuoteOffer
          title="Have it built for you"
          text="Our developers turn the demo into the client’s website"
          className="rounded-xl border border-white/12 bg-white/[.03] p-4"
        />
        <SendCheck />
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactElement | readonly ReactElement[];
}

function Part({ title, lead, children }: PartProps): ReactElement {
  return (
    <section className="space-y-6 border-t border-white/9 pt-6">
      <div>
        <h4 className="text-[15px]/6 font-medium">{title}</h4>
        {lead !== undefined && <p className="mt-1 text-sm/5.5 text-white/65">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
