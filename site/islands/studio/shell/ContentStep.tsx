import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { ClientPart } from '../content/ClientPart.tsx';
import { ContactFields } from '../fields/ContactFields.tsx';
import { FeatureField } from '../fields/FeatureField.tsx';
import { MakingRefused } from '../making/MakingRefused.tsx';
import { PageContent } from '../content/PageContent.tsx';
import { SendCheck } from '../making/SendCheck.tsx';
import { DesignFields } from '../fields/DesignFields.tsx';
import { SlotField } from '../fields/SlotField.tsx';
import { StepHeading } from './StepHeading.tsx';
import { quoteAddress } from '../fields/studio-data.ts';
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
        <Promo />
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

function Promo(): ReactElement {
  return (
    <aside className="rounded-xl border border-white/12 bg-white/[.03] p-4">
      <h4 className="text-[15px]/6 font-medium">Have it built for you</h4>
      <p className="mt-1 text-sm/5.5 text-white/70">
        Our developers turn the demo into the client’s website: from $599, in 5-7 business days.
      </p>
      <a
        href={quoteAddress}
        target="_blank"
        rel="noopener"
        className={buttonClass('secondary', 'mt-3')}
      >
        Get a Quote
        <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </aside>
  );
}
